-- What each user prefers, as JSON of the contract's schema.
create table preference (
  user_id text primary key references account (user_id) on delete cascade,
  content jsonb not null
);
