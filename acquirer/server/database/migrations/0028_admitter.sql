-- Null: the person responsible for Dispute Online was asked at its address; it may have no account.
alter table admission alter column admitter drop not null;
