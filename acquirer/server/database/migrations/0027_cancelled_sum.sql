-- How many movements of a day's settlements are cancelled, beside their number, for the statistics.
-- Writers of settlements wait until this is done.
lock table settlement in share row exclusive mode;

alter table settlement_sum add column cancelled bigint not null default 0;

create or replace function keep_settlement_sum() returns trigger language plpgsql set search_path from current as $$ begin
  insert into settlement_sum as kept (society_code, pos_code, day, movements, cancelled, gross, commission, net)
  select society_code, coalesce(pos_code, ''), day, tg_argv[0]::int * sum(movements), tg_argv[0]::int * sum(cancelled),
    tg_argv[0]::int * sum(gross_calculated), tg_argv[0]::int * sum(commission_calculated), tg_argv[0]::int * sum(net_calculated)
  from written group by grouping sets ((society_code, pos_code, day), (society_code, day)) order by 1, 2, 3
  on conflict (society_code, pos_code, day) do update set movements = kept.movements + excluded.movements,
    cancelled = kept.cancelled + excluded.cancelled, gross = kept.gross + excluded.gross,
    commission = kept.commission + excluded.commission, net = kept.net + excluded.net; return null; end $$;

-- What is there already.
update settlement_sum set cancelled = added.cancelled from (
  select society_code, coalesce(pos_code, '') as pos_code, day, sum(cancelled) as cancelled
  from settlement group by grouping sets ((society_code, pos_code, day), (society_code, day))) as added
  where settlement_sum.society_code = added.society_code and settlement_sum.pos_code = added.pos_code and settlement_sum.day = added.day;
