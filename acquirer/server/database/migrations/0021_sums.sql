-- The sums of each day, of each shop and of its whole company (pos_code ''): large companies read them instead of all
-- their rows. Triggers keep them with every statement that writes through the whole table, whoever sends it.
create table movement_sum (
  society_code char(10) not null references society (code),
  pos_code text not null,
  day date not null,
  movements bigint not null,
  amount bigint not null,
  commission bigint not null,
  net bigint not null,
  cancelled bigint not null,
  cancelled_amount bigint not null,
  cancelled_commission bigint not null,
  cancelled_net bigint not null,
  primary key (society_code, pos_code, day)
);

create table settlement_sum (
  society_code char(10) not null references society (code),
  pos_code text not null,
  day date not null,
  movements bigint not null,
  gross bigint not null,
  commission bigint not null,
  net bigint not null,
  primary key (society_code, pos_code, day)
);

-- The argument: 1 where rows were added, -1 where they were removed. A changed row is removed and added.
create function keep_movement_sum() returns trigger language plpgsql set search_path from current as $$ begin
  insert into movement_sum as kept
  select society_code, coalesce(pos_code, ''), date::date, tg_argv[0]::int * count(*), tg_argv[0]::int * sum(amount),
    tg_argv[0]::int * sum(commission), tg_argv[0]::int * sum(net), tg_argv[0]::int * count(*) filter (where status = 'A'),
    tg_argv[0]::int * coalesce(sum(amount) filter (where status = 'A'), 0),
    tg_argv[0]::int * coalesce(sum(commission) filter (where status = 'A'), 0),
    tg_argv[0]::int * coalesce(sum(net) filter (where status = 'A'), 0)
  from written group by grouping sets ((society_code, pos_code, date::date), (society_code, date::date)) order by 1, 2, 3
  on conflict (society_code, pos_code, day) do update set movements = kept.movements + excluded.movements,
    amount = kept.amount + excluded.amount, commission = kept.commission + excluded.commission, net = kept.net + excluded.net,
    cancelled = kept.cancelled + excluded.cancelled, cancelled_amount = kept.cancelled_amount + excluded.cancelled_amount,
    cancelled_commission = kept.cancelled_commission + excluded.cancelled_commission,
    cancelled_net = kept.cancelled_net + excluded.cancelled_net; return null; end $$;

create function keep_settlement_sum() returns trigger language plpgsql set search_path from current as $$ begin
  insert into settlement_sum as kept
  select society_code, coalesce(pos_code, ''), day, tg_argv[0]::int * sum(movements), tg_argv[0]::int * sum(gross_calculated),
    tg_argv[0]::int * sum(commission_calculated), tg_argv[0]::int * sum(net_calculated)
  from written group by grouping sets ((society_code, pos_code, day), (society_code, day)) order by 1, 2, 3
  on conflict (society_code, pos_code, day) do update set movements = kept.movements + excluded.movements,
    gross = kept.gross + excluded.gross, commission = kept.commission + excluded.commission,
    net = kept.net + excluded.net; return null; end $$;

create function empty_sums() returns trigger language plpgsql set search_path from current as $$ begin
  execute format('delete from %I', tg_argv[0]); return null; end $$;

create trigger movement_added after insert on movement referencing new table as written for each statement execute function keep_movement_sum('1');
create trigger movement_removed after delete on movement referencing old table as written for each statement execute function keep_movement_sum('-1');
create trigger movement_changed_from after update on movement referencing old table as written for each statement execute function keep_movement_sum('-1');
create trigger movement_changed_to after update on movement referencing new table as written for each statement execute function keep_movement_sum('1');
create trigger movement_emptied after truncate on movement for each statement execute function empty_sums('movement_sum');

create trigger settlement_added after insert on settlement referencing new table as written for each statement execute function keep_settlement_sum('1');
create trigger settlement_removed after delete on settlement referencing old table as written for each statement execute function keep_settlement_sum('-1');
create trigger settlement_changed_from after update on settlement referencing old table as written for each statement execute function keep_settlement_sum('-1');
create trigger settlement_changed_to after update on settlement referencing new table as written for each statement execute function keep_settlement_sum('1');
create trigger settlement_emptied after truncate on settlement for each statement execute function empty_sums('settlement_sum');

-- What is there already. The triggers hold off other writers until this is done; it can be read meanwhile.
insert into movement_sum
  select society_code, coalesce(pos_code, ''), date::date, count(*), sum(amount), sum(commission), sum(net), count(*) filter (where status = 'A'),
    coalesce(sum(amount) filter (where status = 'A'), 0), coalesce(sum(commission) filter (where status = 'A'), 0),
    coalesce(sum(net) filter (where status = 'A'), 0)
  from movement group by grouping sets ((society_code, pos_code, date::date), (society_code, date::date));

insert into settlement_sum
  select society_code, coalesce(pos_code, ''), day, sum(movements), sum(gross_calculated), sum(commission_calculated), sum(net_calculated)
  from settlement group by grouping sets ((society_code, pos_code, day), (society_code, day));
