alter table session add column old_phone_confirmed_at timestamptz;

-- Two user ids that differ in capitals only would be taken for each other.
create unique index account_user_id_folded on account (lower(user_id));

create table one_time_code (
  holder text not null,
  purpose text not null check (
    purpose in ('registration', 'oldPhone', 'newPhone', 'firstPhone', 'password', 'email')
  ),
  bound_to text not null default '',
  target text not null,
  code_hash text not null,
  attempts integer not null default 0,
  resends integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (holder, purpose)
);

create table registration (
  session_hash text primary key,
  started_at timestamptz not null,
  society_code char(10) not null references society (code),
  pos_code char(10) references pos (code),
  name text not null default '',
  surname text not null default '',
  tax_code text,
  cell_number text not null,
  email text,
  user_id text,
  password_hash text,
  locked boolean not null default false,
  check ((user_id is null) = (password_hash is null))
);

create table kept_answer (
  key_hash text primary key,
  body text,
  content_type text,
  asked_at timestamptz not null
);
