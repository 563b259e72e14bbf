import type { OpenPickups } from '@waybill/carriers'
import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { able, accountOf, type NamedAccount } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { lockPickup, movePickup, type Pickup, readPickup } from './pickupRows.ts'

/** Seconds between tries of what may be said twice. After the last one a person has to ask. */
const againAfter = [5, 15, 60, 300]
const ASK_DEADLINE_MS = 15_000
const LOST_MS = 5_000

const later = (app: App, ms: number): Date => new Date(app.clock.now().getTime() + ms)

const wireOf = (app: App, { clientId }: Pickup, { accountId, connector }: NamedAccount, deadlineMs: number) =>
  openWireCall(app, { clientId, shipmentId: null, accountId, connector }, deadlineMs)

/** Writes what a wire said of a pickup that still stands as it was when it was asked. */
const settle = (app: App, { clientId, pickupId, state }: Pickup, said: Parameters<typeof movePickup>[3]) =>
  app.db.forClient(clientId).transaction(async tx => {
    const now = await lockPickup(app, tx, clientId, pickupId)
    if (now?.state === state) await movePickup(app, tx, now, said)
  })

/** The answer to the question for a truck itself: it counts while nobody knows, too, for its node may have been given up. */
const settleAnswer = (app: App, { clientId, pickupId }: Pickup, said: Parameters<typeof movePickup>[3]) =>
  app.db.forClient(clientId).transaction(async tx => {
    const now = await lockPickup(app, tx, clientId, pickupId)
    if (now?.state !== 'asking' && now?.state !== 'unknown') return
    await movePickup(app, tx, now, said)
    await app.due.drop(tx, 'pickup', { clientId, subjectId: pickupId })
  })

/** Asks for the truck. That it leaves is committed before; from then on it is only asked about. */
async function ask(app: App, pickup: Pickup, account: NamedAccount, pickups: OpenPickups): Promise<Again> {
  const { clientId, pickupId } = pickup
  const mayLeave = await app.db.forClient(clientId).transaction(async tx => {
    const now = await lockPickup(app, tx, clientId, pickupId)
    if (now?.state !== 'asking' || now.leftAt !== null) return false
    await movePickup(app, tx, now, { left_at: app.clock.now().toISOString() })
    return true
  })
  if (!mayLeave) return null
  const { wireCall, keep } = wireOf(app, pickup, account, pickups.deadlineMs)
  const outcome = await pickups.ask(pickup, wireCall).catch((error: unknown) => {
    app.log.error({ err: error, pickupId }, 'a connector failed over a pickup')
    return { kind: 'unknown', message: '' } as const
  })
  await keep()
  if (outcome.kind === 'asked') {
    const { number, handle, charge, currency, messages } = outcome.pickup
    await settleAnswer(app, pickup, { state: 'asked', number, handle, charge, currency, answer: messages.join(' ') })
    return null
  }
  if (outcome.kind === 'failed') {
    await settleAnswer(app, pickup, { state: 'failed', answer: outcome.message })
    return null
  }
  await settle(app, pickup, { state: 'unknown', answer: sentence('nobodyKnowsPickup') })
  return pickups.find === undefined ? null : later(app, LOST_MS)
}

/** Asks what became of a truck that nobody heard about. That there is none is believed once the carrier's time is over. */
async function look(app: App, pickup: Pickup, account: NamedAccount, pickups: OpenPickups): Promise<Again> {
  if (pickups.find === undefined) {
    await settle(app, pickup, { state: 'unknown', answer: sentence('nobodyKnowsPickup') })
    return null
  }
  const { wireCall, keep } = wireOf(app, pickup, account, ASK_DEADLINE_MS)
  const found = await pickups.find(pickup, wireCall).catch(() => null)
  await keep()
  const openFor = app.clock.now().getTime() - (pickup.leftAt ?? 0)
  if (found?.kind === 'found') {
    const { number, handle, messages } = found.pickup
    await settle(app, pickup, { state: 'asked', number, handle: handle || pickup.handle, answer: messages.join(' ') })
    return null
  }
  if (found?.kind === 'absent' && openFor > pickups.deadlineMs + pickups.registersWithinMs) {
    await settle(app, pickup, {
      state: 'failed',
      answer: sentence('pickupNeverTaken', { carrier: account.carrierName }),
    })
    return null
  }
  if (pickup.state === 'asking') await settle(app, pickup, { state: 'unknown', answer: sentence('nobodyKnowsPickup') })
  // Asked ever more rarely; a person may have it asked sooner.
  return later(app, Math.min(3_600_000, Math.max(LOST_MS, openFor / 4)))
}

/** How a truck stands that is to come. */
async function lookAgain(app: App, pickup: Pickup, account: NamedAccount, { find }: OpenPickups): Promise<Again> {
  if (find === undefined) return null
  const { wireCall, keep } = wireOf(app, pickup, account, ASK_DEADLINE_MS)
  const found = await find(pickup, wireCall).catch(() => null)
  await keep()
  const answer =
    found?.kind === 'found'
      ? found.pickup.messages.join(' ')
      : found?.kind === 'absent'
        ? sentence('pickupNotPending', { carrier: account.carrierName })
        : (found?.message ?? sentence('unreachable'))
  await settle(app, pickup, { answer })
  return null
}

async function cancel(app: App, pickup: Pickup, account: NamedAccount, pickups: OpenPickups): Promise<Again> {
  const { wireCall, keep } = wireOf(app, pickup, account, ASK_DEADLINE_MS)
  const outcome = await pickups.cancel(pickup, wireCall).catch(() => ({ kind: 'unconfirmed', message: '' }) as const)
  await keep()
  if (outcome.kind === 'cancelled') {
    await settle(app, pickup, { state: 'cancelled', answer: outcome.message })
    return null
  }
  if (outcome.kind === 'refused') {
    await settle(app, pickup, { state: 'asked', answer: outcome.message })
    return null
  }
  const wait = againAfter[pickup.tries]
  if (wait === undefined) {
    await settle(app, pickup, { state: 'cancelUnknown', answer: sentence('nobodyKnowsPickupCancel') })
    return null
  }
  await settle(app, pickup, { tries: pickup.tries + 1 })
  return later(app, wait * 1000)
}

/** One step of a truck that is to be asked for, looked for or sent away. */
export async function workPickup(app: App, { clientId, subjectId }: DueWork): Promise<Again> {
  const db = app.db.forClient(clientId)
  const pickup = await readPickup(app, db, clientId, subjectId)
  if (pickup === null) return null
  const account = await accountOf(app, db, clientId, pickup.accountId)
  const pickups = able(account, 'pickups')
  switch (pickup.state) {
    case 'asking':
      return pickup.leftAt === null ? ask(app, pickup, account, pickups) : look(app, pickup, account, pickups)
    case 'unknown':
      return look(app, pickup, account, pickups)
    case 'asked':
    case 'cancelUnknown':
      return lookAgain(app, pickup, account, pickups)
    case 'cancelling':
      return cancel(app, pickup, account, pickups)
    default:
      return null
  }
}
