import type { Link } from './trackingCalls.ts'

/**
 * The link of `/Tracking?trackid=` or `/TrackingShipment?shipmentid=&accessid=` (specification §2); null when a parameter
 * is missing. Names of parameters are read whatever their case: mail programs and people change it.
 */
export function readLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Link | null {
  const given = new Map([...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value.trim()]))
  if (pathname.toLowerCase().replace(/\/$/, '') === '/tracking') {
    const accessId = given.get('trackid') ?? ''
    return accessId === '' ? null : { accessId, shipmentId: null }
  }
  const accessId = given.get('accessid') ?? ''
  const shipment = given.get('shipmentid') ?? ''
  if (accessId === '' || shipment === '') return null
  // A number that is none can't be right, and is answered like any other wrong one.
  return { accessId, shipmentId: /^[1-9]\d{0,14}$/.test(shipment) ? Number(shipment) : 1 }
}
