-- What a unit of a currency is worth from a day on, entered by the company: prices are compared by it, nothing is owed by it.
create table exchange_rate (
  client_id      int         not null references identity.client,
  currency       text        not null check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
  effective_from date        not null,
  -- Millionths of a US dollar.
  usd            bigint      not null check (usd > 0),
  entered_at     timestamptz not null,
  entered_by     int         not null,
  primary key (client_id, currency, effective_from)
);
call isolate('exchange_rate');
