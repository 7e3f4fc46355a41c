-- What a movement is found by without its month. Each key begins with the company, so the rows of others are never read.
create function movement_keys(society text, amount bigint, pan text, authorization_code text, terminal text) returns text[] language sql immutable parallel safe return array[society || ' amount ' || amount, society || ' card ' || right(pan, 4), society || ' authorization ' || upper(authorization_code), society || ' pos ' || ltrim(terminal, '0')];

create index movement_found on movement using gin (movement_keys(society_code::text, amount, pan, authorization_code, terminal));
