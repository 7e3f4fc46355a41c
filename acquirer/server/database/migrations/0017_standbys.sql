-- Up to where a standby must have replayed the log before this session reads from it.
alter table session add column written_to double precision not null default 0;
