-- Another request with the key of a done one is refused.
alter table kept_answer add column request_hash text;
