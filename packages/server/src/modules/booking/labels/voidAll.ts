import type { CancelOutcome, VoidOutcome } from '@waybill/carriers'
import { inARow } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { able, type NamedAccount } from '../../../carriers/accounts.ts'
import { type Label, labelsOf, settleVoid } from '../../labels/index.ts'
import { contentOf } from '../../shipments/index.ts'
import type { Tender } from '../tenders.ts'
import { wireCallAbout } from '../wireOrder.ts'

/** Messages whose labels are given back at the same time. */
const LANE = 8
/** Milliseconds after which what is left is asked again later: a lease ends. */
const AT_MOST_MS = 40_000
const EACH_MS = 20_000

const states = { voided: 'voided', refused: 'voidRefused' } as const

/** Gives back the labels of one message: they have a number of their own together. */
async function voidMessage(
  app: App,
  tender: Tender,
  account: NamedAccount,
  labels: readonly Label[],
  isWhole: boolean,
): Promise<VoidOutcome> {
  const db = app.db.forClient(tender.clientId)
  const { transmissionId = 0, trackingNumber = '' } = labels[0] ?? {}
  const bought = await db.readOne(
    app.db.query
      .selectFrom('label_purchase')
      .select('shipment_number')
      .where('client_id', '=', tender.clientId)
      .where('transmission_id', '=', transmissionId),
  )
  const { shipment } = await contentOf(app, db, tender, tender.contentNo)
  const { wireCall, keep } = wireCallAbout(app, tender, account, EACH_MS)
  const given = {
    shipment,
    shipmentNumber: bought?.shipment_number ?? trackingNumber,
    trackingNumbers: labels.map(one => one.trackingNumber),
    isWhole,
  }
  const outcome = await able(account, 'labels')
    .void(given, wireCall)
    .catch((error: unknown): VoidOutcome => {
      app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over a void')
      return { kind: 'unconfirmed', message: '' }
    })
  await keep()
  const state = outcome.kind === 'unconfirmed' ? null : states[outcome.kind]
  if (state !== null) {
    const at = app.clock.now()
    await db.transaction(async tx => {
      for (const { labelId } of labels) {
        await settleVoid(app, tx, { clientId: tender.clientId, labelId }, state, outcome.message, at)
      }
    })
  }
  return outcome
}

/**
 * Gives back every label of an order, message by message, and keeps what was said of each. Null: the order has none that
 * is known by a number.
 */
export async function voidAll(app: App, tender: Tender, account: NamedAccount): Promise<CancelOutcome | null> {
  const { clientId, shipmentId, tenderId } = tender
  const all = await labelsOf(app, app.db.forClient(clientId), clientId, shipmentId)
  const own = all.filter(one => one.tenderId === tenderId && one.trackingNumber !== '')
  if (own.length === 0) return null
  const begun = performance.now()
  const messages = [...Map.groupBy(own, one => one.transmissionId).values()]
    .map(labels => ({ labels: labels.filter(one => one.state === 'voidAsked'), of: labels }))
    .filter(({ labels }) => labels.length > 0)
  const outcomes: VoidOutcome[] = own
    .filter(({ state }) => state === 'voidRefused')
    .map(({ answer }) => ({ kind: 'refused', message: answer }))
  while (messages.length > 0 && performance.now() - begun < AT_MOST_MS) {
    const lane = messages.splice(0, LANE)
    outcomes.push(
      ...(await Promise.all(
        lane.map(({ labels, of }) =>
          voidMessage(app, tender, account, labels, of.filter(one => one.state !== 'voided').length === labels.length),
        ),
      )),
    )
  }
  const message = inARow([...new Set(outcomes.map(one => one.message))])
  if (messages.length > 0 || outcomes.some(({ kind }) => kind === 'unconfirmed'))
    return { kind: 'unconfirmed', message }
  return outcomes.some(({ kind }) => kind === 'refused') ? { kind: 'refused', message } : { kind: 'cancelled', message }
}
