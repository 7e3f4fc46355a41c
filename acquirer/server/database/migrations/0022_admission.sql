-- A second user of a company or a shop waits until one of its users admits it; a new user is watched for 72 hours.
alter table account add column awaiting_since timestamptz;
alter table account add column watched_since timestamptz;
alter table account add column announced_at timestamptz;

create table admission (
  code_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  admitter text not null references account (user_id) on delete cascade,
  asked_at timestamptz not null
);

create index admission_user on admission (user_id);
