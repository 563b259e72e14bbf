-- Lists are sorted by the worst exception, what has none last: a number that every reader can hold.
create index shipment_worst on shipment (client_id, bucket, (coalesce(exception_urgency, 9007199254740991)), shipment_id);
