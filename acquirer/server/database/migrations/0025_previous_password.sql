-- The password before the one in force, which must not come back.
alter table account add column previous_password_hash text;
