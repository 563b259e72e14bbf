import type { GetCarrierShipments } from '@waybill/contract/calls/Supplemental/GetCarrierShipments.ts'
import { type QuoteOutcome, scoredOutcomes } from '@waybill/contract/wire/scoreCard.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { laneText, loadShipments } from '../shipments/index.ts'
import { monthOf } from './period.ts'
import { lowestOption, scoredQuotes } from './scoredQuotes.ts'

interface Found {
  readonly invitation_id: number
  readonly shipment_id: number
  readonly deadline: string
  readonly outcome: QuoteOutcome
  readonly answered_at: string | null
  readonly is_late: boolean
  readonly round: number
  readonly total: number | null
  readonly offer_currency: string
  readonly rank: number | null
  readonly found: number
}

export const getCarrierShipments: Handler<typeof GetCarrierShipments> = async ({ app, db, who, input, now }) => {
  const outcomes: readonly QuoteOutcome[] = input.count === 'total' ? scoredOutcomes : [input.count]
  const query = sql<Found>`
    with behind as (
      select * from (${scoredQuotes(monthOf(who, input), now)}) scored
       where carrier = ${input.carrier} and outcome = any(${outcomes}::text[])
    ), page as (
      select s.*, count(*) over ()::int as found from behind s
       order by s.deadline, s.invitation_id
       limit ${input.pageSize} offset ${(input.pageIndex - 1) * input.pageSize}
    )
    select s.invitation_id, s.shipment_id, s.deadline, s.outcome, s.answered_at, s.is_late, s.round, s.rank, s.found, mine.total,
           coalesce(mine.currency, s.currency) as offer_currency
      from page s left join lateral (${lowestOption}) mine on true
     order by s.deadline, s.invitation_id`
  const rows = await db.read({ compile: () => query.compile(app.db.query) })
  const shipments = await loadShipments(db, who.clientId, [...new Set(rows.map(row => row.shipment_id))])
  const shipmentOf = new Map(shipments.map(record => [record.shipmentId, record]))
  return {
    quotes: rows.map(row => {
      const record = shipmentOf.get(row.shipment_id)
      return {
        ...{ invitationId: row.invitation_id, shipmentId: row.shipment_id, QuoteDeadline: row.deadline },
        ...{ BOLNumber: record?.bolNumber ?? '', lane: record === undefined ? '' : laneText(record) },
        ...{ outcome: row.outcome, answeredAt: row.answered_at, isLate: row.is_late, round: row.round },
        ...{ CurrAmount: row.total, currency: row.offer_currency, rank: row.rank },
      }
    }),
    total: rows[0]?.found ?? 0,
  }
}
