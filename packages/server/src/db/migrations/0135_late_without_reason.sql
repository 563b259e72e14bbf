-- Whether anything that was late is over without anybody having said why: asked for by every page with the worklist.
create index exception_late_without_reason on exception (client_id)
 where ended_at is not null and closed_at is null and kind in ('pickupLate', 'deliveryLate');
