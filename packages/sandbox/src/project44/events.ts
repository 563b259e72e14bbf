/** What the network says of each event. */
export const descriptions: Readonly<Record<string, string>> = {
  DISPATCHED: 'Order received',
  PICKUP_SCHEDULED: 'Driver assigned',
  PICKED_UP: 'Picked up',
  DEPARTED_TERMINAL: 'Departed terminal',
  IN_TRANSIT: 'On the road',
  ARRIVED_AT_TERMINAL: 'Arrived at terminal',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered, signed SAMPLE RECEIVER',
}

/** Events that happen where the freight goes, not where it came from. */
export const atDestination = new Set(['ARRIVED_AT_TERMINAL', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERY_ATTEMPTED'])
