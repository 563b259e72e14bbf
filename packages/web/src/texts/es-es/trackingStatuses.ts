import type { TrackingStatus } from '@waybill/domain'

export const trackingStatuses: Readonly<Record<TrackingStatus, string>> = {
  preparedPickup: 'Recolección preparada',
  pickup: 'Recolectado',
  inTransit: 'En tránsito',
  delivered: 'Entregado',
  problem: 'Problema',
}
