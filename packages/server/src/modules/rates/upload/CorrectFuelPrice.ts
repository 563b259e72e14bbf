import type { CorrectFuelPrice } from '@waybill/contract/calls/RateSheets/CorrectFuelPrice.ts'
import { SCALE, slipOf, slipParams, USUAL_DIESEL } from '@waybill/domain'
import { sql } from 'kysely'
import { recordChange } from '../../../audit.ts'
import type { Handler } from '../../../handler.ts'
import { Refusal } from '../../../refusal.ts'
import { restsOnDiesel } from '../priceSheets.ts'

export const correctFuelPrice: Handler<typeof CorrectFuelPrice> = async ({ tx, who, input, request, now }) => {
  const { clientId } = who
  const { region, from, known, price, reason, confirmed } = input
  const refuse = (code: string, params = {}) => new Refusal('InvalidInput', {}, [{ at: 'body.price', code, params }])
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fuel/${clientId}`}, 0))`.execute(tx)
  const prices = tx
    .selectFrom('fuel_index')
    .select(['price', 'effective_from as from'])
    .where('client_id', '=', clientId)
  const ofRegion = prices.where('region', '=', region)
  const stands = await ofRegion.where('effective_from', '=', from).executeTakeFirst()
  if (stands === undefined) throw new Refusal('NotFound')
  if (stands.price !== known) throw refuse('correctedMeanwhile', { price: String(stands.price / 10_000) })
  if (price === known) throw refuse('sameAsBefore')
  const [earlier, later] = await Promise.all([
    ofRegion.where('effective_from', '<', from).orderBy('effective_from', 'desc').limit(1).executeTakeFirst(),
    ofRegion.where('effective_from', '>', from).orderBy('effective_from').limit(1).executeTakeFirst(),
  ])
  const dated = (week: typeof earlier) => week && { from: week.from, figure: week.price }
  const slip = confirmed ? null : slipOf(price, [dated(earlier), dated(later)], { usual: USUAL_DIESEL, scale: SCALE })
  if (slip !== null) throw refuse(slip.code, slipParams(slip, SCALE))
  await tx
    .updateTable('fuel_index')
    .set({ price })
    .where('client_id', '=', clientId)
    .where('region', '=', region)
    .where('effective_from', '=', from)
    .execute()
  const at = now.toISOString()
  // What was not booked yet is priced anew before it is.
  await tx
    .updateTable('price_sheet')
    .set({ expires_at: at })
    .where('client_id', '=', clientId)
    .where('expires_at', '>', at)
    .where(restsOnDiesel({ region, from, price: known }))
    .execute()
  await tx
    .insertInto('fuel_correction')
    .values({
      ...{ client_id: clientId, region, effective_from: from, before: known, after: price, reason },
      ...{ corrected_at: at, corrected_by: who.userId, actor: who.name },
    })
    .execute()
  const change = {
    ...{ entity: 'fuel', entityId: clientId, action: 'corrected' },
    before: { region, from, price: known },
    after: { region, from, price, reason },
  }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return { Status: 'Success' }
}
