import type { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { remind } from './remind.ts'
import { spotLocked } from './spotLocked.ts'

export const remindCarriers: Handler<typeof RemindCarriers> = async ({ app, tx, who, input, now, request }) => {
  if (!app.settings.sendsMail) throw new Refusal('NoMailServerQuotes')
  const doer = { who, requestId: request.id, at: now }
  const sum = { reminded: 0, leftOut: 0 }
  const asked = await tx
    .selectFrom('spot_quote')
    .select('spot_id')
    .where('client_id', '=', who.clientId)
    .where('spot_id', 'in', input.spotIds)
    // It is shipments that are locked: always in their order, or two who remind the same ones wait for each other for ever.
    .orderBy('shipment_id')
    .orderBy('spot_id')
    .execute()
  if (asked.length !== new Set(input.spotIds).size) throw new Refusal('NotFound')
  for (const { spot_id } of asked) {
    const locked = await spotLocked(app, tx, who.clientId, spot_id)
    if (locked.spot.state !== 'open') continue
    const { reminded, leftOut } = await remind(app, tx, doer, locked, who, who.timeZone)
    sum.reminded += reminded
    sum.leftOut += leftOut
  }
  return { spotIds: input.spotIds, ...sum }
}
