/** What a recipient reads of where freight is (specification §4, tracking statuses). */
export type TrackingStatus = 'preparedPickup' | 'pickup' | 'inTransit' | 'delivered' | 'problem'

export const trackingStatuses = [
  'preparedPickup',
  'pickup',
  'inTransit',
  'delivered',
  'problem',
] as const satisfies readonly TrackingStatus[]

export const trackingStatusNames: Readonly<Record<TrackingStatus, string>> = {
  preparedPickup: 'Prepared Pickup',
  pickup: 'Pickup',
  inTransit: 'In Transit',
  delivered: 'Delivered',
  problem: 'Problem',
}
