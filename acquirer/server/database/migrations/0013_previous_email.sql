-- The address a user had before: for 72 hours a link undoes the change, and what happens to the user is told there too.
create table previous_email (
  code_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  email text not null,
  changed_at timestamptz not null
);

create index previous_email_user on previous_email (user_id);
