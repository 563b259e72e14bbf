-- Lists are sorted by the worst exception, what has none last: a number that every reader can hold.
create index shipment_worst on shipment
  (client_id, bucket, (case when exception_urgency is null then 9007199254740991 else exception_urgency end), shipment_id);
