import type { CancelPickup } from '@waybill/contract/calls/DayEnd/CancelPickup.ts'
import type { LookForPickup } from '@waybill/contract/calls/DayEnd/LookForPickup.ts'
import type { SettlePickup } from '@waybill/contract/calls/DayEnd/SettlePickup.ts'
import { sentence } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockPickup, movePickup, type Pickup } from './pickupRows.ts'

type Asked = Pick<Given<typeof SettlePickup>, 'app' | 'tx' | 'who' | 'request' | 'now'> & {
  readonly input: { readonly pickupId: number }
}

async function lockAsked({ app, tx, who, input }: Asked, states: readonly Pickup['state'][]): Promise<Pickup> {
  const pickup = await lockPickup(app, tx, who.clientId, input.pickupId)
  if (pickup === null) throw new Refusal('NotFound')
  if (!states.includes(pickup.state)) throw new Refusal('PickupSettled')
  return pickup
}

const record = ({ tx, who, request, now, input }: Asked, action: string, note = '') =>
  recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'pickup', entityId: input.pickupId, action, after: { note } },
  )

/** Sends a truck away: the carrier is told once this is committed, as often as it takes, for twice does no harm. */
export const cancelPickup: Handler<typeof CancelPickup> = async asked => {
  const { app, tx, who, now } = asked
  const pickup = await lockAsked(asked, ['asked', 'cancelUnknown', 'cancelling', 'cancelled'])
  if (pickup.state === 'cancelling' || pickup.state === 'cancelled') return {}
  await movePickup(app, tx, pickup, { state: 'cancelling', tries: 0, answer: '' })
  await record(asked, 'cancelAsked')
  await app.due.put(tx, 'pickup', { clientId: who.clientId, subjectId: pickup.pickupId }, now)
  return {}
}

/** Has the carrier asked how a truck stands, or what became of one that nobody heard about. */
export const lookForPickup: Handler<typeof LookForPickup> = async asked => {
  const { app, tx, who, now } = asked
  const pickup = await lockAsked(asked, ['asked', 'unknown', 'cancelUnknown'])
  await app.due.put(tx, 'pickup', { clientId: who.clientId, subjectId: pickup.pickupId }, now)
  return {}
}

/** A person asked the carrier, who could not be asked over its wire, or did not answer there. */
export const settlePickup: Handler<typeof SettlePickup> = async asked => {
  const { app, tx, who, input } = asked
  const pickup = await lockAsked(asked, ['unknown', 'cancelUnknown'])
  const { comes, number } = input
  const answer = sentence(comes ? 'pickupComesByCall' : 'pickupNotByCall', { who: who.name })
  const state = comes ? 'asked' : pickup.state === 'unknown' ? 'failed' : 'cancelled'
  await movePickup(app, tx, pickup, { state, answer, number: number || pickup.number })
  await record(asked, comes ? 'comes' : 'comesNot')
  await app.due.drop(tx, 'pickup', { clientId: who.clientId, subjectId: pickup.pickupId })
  return {}
}
