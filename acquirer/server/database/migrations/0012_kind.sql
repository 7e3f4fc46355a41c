-- Whether the database is a demonstration or real: said once, when it is made.
create table database_kind (
  only_one boolean primary key default true check (only_one),
  kind text not null check (kind in ('demo', 'real'))
);

-- Users whose password is public: they enter a demonstration alone.
alter table account add column demo boolean not null default false;
update account set demo = true where (user_id, society_code) in (
  ('azienda01', '1000000001'), ('azienda02', '1000000002'), ('negozio01', '1000000003'), ('negozio02', '1000000003'),
  ('ristretto01', '1000000004'), ('scaduto01', '1000000005'), ('telefono01', '1000000006'), ('password01', '1000000007'),
  ('email01', '1000000008'), ('chiuso01', '1000000009'), ('bloccato01', '1000000010'), ('grande01', '1000000099'),
  ('sapori101', '1000000001'), ('sapori106', '1000000001'), ('sapori113', '1000000001'), ('sapori113b', '1000000001'),
  ('sapori119', '1000000001'), ('sole201', '1000000002'), ('sole203', '1000000002'), ('sole203b', '1000000002'),
  ('sole205', '1000000002')
);

-- One that is there already is a demonstration where no company is anybody's but the demo's.
insert into database_kind (kind)
  select case when exists (select from account where demo) and not exists (
    select from society where code not in ('0123456789', '1000000099') and code not between '1000000001' and '1000000010'
  ) then 'demo' else 'real' end
  where exists (select from society);

delete from session using account where account.user_id = session.user_id and demo
  and exists (select from database_kind where kind = 'real');
delete from auth_code using account where account.user_id = auth_code.user_id and demo
  and exists (select from database_kind where kind = 'real');
