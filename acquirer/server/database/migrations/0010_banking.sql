-- Who issues the statements, on which account a company is paid through each bank, and from when it has its money.
create table issuer (
  vat_number char(11) primary key,
  name text not null,
  address text not null
);

create table credit_account (
  society_code char(10) not null references society (code),
  abi char(5) not null,
  iban text not null,
  primary key (society_code, abi)
);

-- The next day on which banks are open: Good Friday and Easter Monday of the years that can be there already.
alter table settlement add column value_date date;
update settlement set value_date = valued.value_date from (
  select day, (
    select min(next::date) from generate_series(day + 1, day + 8, interval '1 day') as next
    where extract(isodow from next) < 6
    and to_char(next, 'MM-DD') not in ('01-01', '05-01', '12-25', '12-26')
    and next::date not in (
      '2024-03-29', '2024-04-01', '2025-04-18', '2025-04-21', '2026-04-03', '2026-04-06', '2027-03-26', '2027-03-29',
      '2028-04-14', '2028-04-17', '2029-03-30', '2029-04-02', '2030-04-19', '2030-04-22'
    )
  ) as value_date
  from (select distinct day from settlement) as days
) as valued where valued.day = settlement.day;
alter table settlement alter column value_date set not null;
