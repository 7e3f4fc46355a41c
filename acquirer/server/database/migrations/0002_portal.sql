create table account (
  user_id text primary key,
  password_hash text not null,
  password_changed_on date,
  password_expires_on date not null,
  temporary_password boolean not null default false,
  user_type text not null,
  society_code char(10) not null references society (code),
  pos_code char(10) references pos (code),
  ebox boolean not null default false,
  closed boolean not null default false,
  name text not null,
  surname text not null,
  cell_number text,
  email text
);

create table login_failure (
  user_key text primary key,
  failures integer not null,
  last_at timestamptz not null
);

create table auth_code (
  code_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  redirect_uri text not null,
  expires_at timestamptz not null
);

create table session (
  token_hash text primary key,
  user_id text not null references account (user_id) on delete cascade,
  opened_at timestamptz not null,
  seen_at timestamptz not null
);

create index session_seen on session (seen_at);

create table outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('sms', 'email')),
  body text not null,
  code text not null default '',
  sent_at timestamptz not null
);
