-- What a code was hashed with: one of another secret can neither be confirmed nor cost a try.
alter table one_time_code add column secret_id text not null default '';

-- When the process that does the work was last known to be alive.
alter table kept_answer add column alive_at timestamptz not null default now();

create table rate_limit (
  key text primary key,
  points integer not null,
  expire timestamptz
);

create table acquirer_secret (
  name text primary key,
  value text not null
);

-- Wrong passwords are counted once for all spellings of a user id.
create temporary table folded on commit drop as
  select rtrim(translate(encode(sha256(convert_to(lower(user_id), 'UTF8')), 'base64'), '+/', '-_'), '=') as new_key,
    failures, last_at, user_key as old_key
  from account join login_failure on user_key =
    rtrim(translate(encode(sha256(convert_to(user_id, 'UTF8')), 'base64'), '+/', '-_'), '=')
  where user_id <> lower(user_id);
delete from login_failure using folded where user_key = old_key;
insert into login_failure (user_key, failures, last_at) select new_key, failures, last_at from folded
  on conflict (user_key) do update set failures = greatest(login_failure.failures, excluded.failures);
