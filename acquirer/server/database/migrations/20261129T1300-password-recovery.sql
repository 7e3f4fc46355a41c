-- A code that recovers a password, also of a user who is named by e-mail.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check check (
  purpose in ('registration', 'oldPhone', 'newPhone', 'firstPhone', 'password', 'recovery', 'email')
);
create index account_email_folded on account (lower(email));
