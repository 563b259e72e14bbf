-- Places of a file are looked for in the book by the first part of their postal code.
create index address_zip on address (client_id, left(zip, 5));
