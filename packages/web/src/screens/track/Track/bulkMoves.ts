import type { QueryClient } from '@tanstack/react-query'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { forget } from '../../../api/useCall.ts'
import { text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'
import type { RowResult } from '../../../widgets/DataList/types.ts'
import { canVoid, type HandMove, handMoves, voidNeedsReason } from '../../../widgets/ShipmentActions/handMoves.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

/** At once on the way: quick enough for a page of rows, and leaves room for everybody else. */
const AT_ONCE = 4

type Row = WireShipmentRow

/** Does the rows a few at a time; one that fails stops none of the others, and each has its result. */
async function eachRow(
  cache: QueryClient,
  rows: readonly Row[],
  open: (row: Row) => void,
  act: (row: Row) => Promise<string>,
): Promise<readonly RowResult[]> {
  const results: RowResult[] = []
  const waiting = [...rows.entries()]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [i, row] = next
      const result = await act(row).catch((error: unknown) => explainShort(error))
      const isDone = result === ''
      results[i] = { row: shipmentName(row), done: isDone, ...(isDone ? {} : { reason: result, fix: () => open(row) }) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const call of shipmentReads) void forget(cache, call)
  return results
}

const wrongStatus = (row: Row): string => text('track.wrongStatus', { status: text(`status.${row.shipmentStatus}`) })

/** Moves the rows that can be moved; the others say why not. */
export const moveRows = (
  cache: QueryClient,
  rows: readonly Row[],
  to: HandMove,
  open: (row: Row) => void,
): Promise<readonly RowResult[]> =>
  eachRow(cache, rows, open, async row => {
    const move = handMoves(row.shipmentStatus).find(each => each.to === to && !each.needsReason)
    if (move === undefined) return wrongStatus(row)
    const { shipmentId, version } = row
    await makeCall(UpdateStatusCode, { body: { shipmentId, version, statusCode: to } })
    return ''
  })

/** Voids the rows; for each that a carrier has, whom to call stays on the screen. */
export const voidRows = (
  cache: QueryClient,
  rows: readonly Row[],
  reason: string,
  open: (row: Row) => void,
): Promise<readonly RowResult[]> =>
  eachRow(cache, rows, open, async row => {
    if (!canVoid(row.shipmentStatus)) return wrongStatus(row)
    if (reason === '' && voidNeedsReason(row.shipmentStatus)) return text('track.voidNeedsReason')
    const { shipmentId, version } = row
    const { carrier, Message } = await makeCall(Void, { body: { shipmentId, version, reason } })
    if (carrier !== null) notify.keep(`${shipmentName(row)}: ${Message}`)
    return ''
  })
