import type { DisputedLabels } from '@waybill/contract/calls/DayEnd/DisputedLabels.ts'
import { DISPUTED_MAX } from '@waybill/contract/wire/dayEnd.ts'
import type { Handler } from '../../handler.ts'
import { chargesOf, disputedLabels as query } from './labelFacts.ts'
import { unscannedOf } from './UnscannedLabels.ts'

export const disputedLabels: Handler<typeof DisputedLabels> = async ({ db, who, now }) => {
  const all = await db.read(query({ clientId: who.clientId, timeZone: who.timeZone, now }))
  return {
    rows: all.slice(0, DISPUTED_MAX).map(one => ({
      ...unscannedOf(one),
      why: one.state === 'disputed' ? ('unanswered' as const) : ('scanned' as const),
      ...{ answer: one.answer, canAsk: one.can_ask, version: one.version },
    })),
    count: all.length,
    totals: chargesOf(all),
  }
}
