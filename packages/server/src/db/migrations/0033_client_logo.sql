-- The logo of a company. It stands in the identity schema because strangers ask for it by the hash of its content alone,
-- before anybody knows whose it is. One that was taken away stays until the next one, so that it can be brought back.
create table identity.client_logo (
  client_id  int         primary key references identity.client,
  sha256     text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mime       text        not null check (mime in ('image/png', 'image/jpeg')),
  name       text        not null,
  -- Pixels.
  width      int         not null,
  height     int         not null,
  -- Bytes.
  size       int         not null,
  version    int         not null default 1,
  saved_at   timestamptz not null,
  saved_by   text        not null,
  removed_at timestamptz
);
create index client_logo_content on identity.client_logo (sha256) where removed_at is null;

-- Nothing ever wrote it.
alter table identity.client drop column logo_sha256;
