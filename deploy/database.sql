-- What the product signs in as under Compose: the owner of its database, who may make the roles that row level security holds and is
-- no superuser (docs/operations.md, The database). PostgreSQL's image runs it once, when it makes the volume of the database.
\getenv password POSTGRES_PASSWORD
create role waybill login createrole password :'password';
create database waybill owner waybill;
\connect waybill
-- A superuser alone can say so; without it the search of a large company reads all of its rows.
alter function pg_catalog.textlike(text, text) leakproof;
alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof;
-- The product knows this password. A superuser signs in from within the container: docker compose exec database psql -U postgres
alter role current_user password null;
