-- Each e-mail has its subject. The defaults are for rows of processes of the version before.
alter table reminder add column subject text not null default 'Dispute Online';
alter table outbox add column subject text not null default '';
