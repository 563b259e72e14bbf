import type { TrackingStatus } from '@waybill/domain'

/**
 * What a scan of a package means. One of a kind that the carrier's table lacks is on its way where it is told with its
 * place: the package was scanned there. That of a label alone stands in the table, as null.
 */
export const scanStatus = (
  statuses: Readonly<Record<string, TrackingStatus | null>>,
  kind: string,
  isPlaced: boolean,
): TrackingStatus | null => (Object.hasOwn(statuses, kind) ? (statuses[kind] ?? null) : isPlaced ? 'inTransit' : null)
