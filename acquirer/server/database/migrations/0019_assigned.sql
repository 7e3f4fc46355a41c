-- The manager who last handed a case over, when, and what was written to the one who got it.
alter table dispute_case add column assigned_from bigint references ebox_manager (id);
alter table dispute_case add column assigned_at timestamptz;
alter table dispute_case add column assigned_note text not null default '';
