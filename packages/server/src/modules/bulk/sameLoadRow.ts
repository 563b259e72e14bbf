import type { WireBulkRow } from '@waybill/contract/wire/bulk.ts'

/** The booked shipment that a row was refused for, as its refusal named it; null: it was refused for something else. */
export function sameLoadRow({
  code,
  params,
}: {
  readonly code: string
  readonly params: unknown
}): WireBulkRow['sameLoad'] {
  if (code !== 'SameLoad') return null
  const { shipmentId = 0, otherId = 0, bol = '' } = params as Readonly<Record<string, string | number>>
  // A row of before this was kept says it in words alone.
  return otherId === 0 ? null : { shipmentId: Number(shipmentId), otherId: Number(otherId), bol: String(bol) }
}
