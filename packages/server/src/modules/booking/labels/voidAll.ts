import type { CancelOutcome, VoidOutcome } from '@waybill/carriers'
import { inARow, sentence } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { able, type NamedAccount } from '../../../carriers/accounts.ts'
import { type Label, labelsOf, settleVoid } from '../../labels/index.ts'
import { contentOf, lockShipment } from '../../shipments/index.ts'
import { chargeLabels } from '../chargeLabels.ts'
import { carrierDoer, type Tender } from '../tenders.ts'
import { wireCallAbout } from '../wireOrder.ts'

/** Messages whose labels are given back at the same time. */
const LANE = 8
/** Milliseconds after which what is left is asked again later: a lease ends. */
const AT_MOST_MS = 40_000
const EACH_MS = 20_000

const states = { voided: 'voided', refused: 'voidRefused', disputed: 'disputed' } as const

interface Said {
  readonly label: Label
  readonly outcome: VoidOutcome
}

/** Asks for labels of one message at once, and keeps what was said of them; each of them hears the same. */
async function askBack(
  app: App,
  tender: Tender,
  account: NamedAccount,
  labels: readonly Label[],
  { shipmentNumber, isWhole }: { readonly shipmentNumber: string; readonly isWhole: boolean },
): Promise<readonly Said[]> {
  const { clientId, contentNo } = tender
  const db = app.db.forClient(clientId)
  const { shipment } = await contentOf(app, db, tender, contentNo)
  const { wireCall, keep } = wireCallAbout(app, tender, account, EACH_MS)
  const given = { shipment, shipmentNumber, trackingNumbers: labels.map(one => one.trackingNumber), isWhole }
  const outcome = await able(account, 'labels')
    .void(given, wireCall)
    .catch((error: unknown): VoidOutcome => {
      app.log.error({ err: error, tenderId: tender.tenderId }, 'a connector failed over a void')
      return { kind: 'unconfirmed', message: '' }
    })
  await keep()
  // A no to several at once says nothing of each: they are asked for one by one.
  const isOfEach = outcome.kind === 'voided' || labels.length === 1
  if (isOfEach && outcome.kind !== 'unconfirmed') {
    const doer = carrierDoer(app, tender)
    await db.transaction(async tx => {
      await lockShipment(tx, clientId, tender.shipmentId)
      for (const { labelId } of labels) {
        await settleVoid(app, tx, { clientId, labelId }, states[outcome.kind], outcome.message, doer.at)
      }
      await chargeLabels(app, tx, doer, tender)
    })
  }
  return labels.map(label => ({ label, outcome }))
}

/** Gives back the labels of one message: they have a number of their own together. Where some may not go, the others do. */
async function voidMessage(
  app: App,
  tender: Tender,
  account: NamedAccount,
  labels: readonly Label[],
  isWhole: boolean,
  isLate: () => boolean,
): Promise<readonly Said[]> {
  const { transmissionId = 0, trackingNumber = '' } = labels[0] ?? {}
  const bought = await app.db
    .forClient(tender.clientId)
    .readOne(
      app.db.query
        .selectFrom('label_purchase')
        .select('shipment_number')
        .where('client_id', '=', tender.clientId)
        .where('transmission_id', '=', transmissionId),
    )
  const shipmentNumber = bought?.shipment_number ?? trackingNumber
  const together = await askBack(app, tender, account, labels, { shipmentNumber, isWhole })
  const first = together[0]?.outcome.kind
  if (labels.length === 1 || first === 'voided' || first === 'unconfirmed') return together
  const said: Said[] = []
  for (let from = 0; from < labels.length; from += LANE) {
    const lane = labels.slice(from, from + LANE)
    const each = isLate()
      ? lane.map(label => [{ label, outcome: { kind: 'unconfirmed', message: '' } } as const])
      : await Promise.all(lane.map(label => askBack(app, tender, account, [label], { shipmentNumber, isWhole: false })))
    said.push(...each.flat())
  }
  return said
}

/** What was said of all of them: words that are the same for all once, otherwise each refusal behind its number. */
function wordsOf(said: readonly Said[]): string {
  const kept = said.filter(({ outcome }) => outcome.kind === 'refused' || outcome.kind === 'disputed')
  if (kept.length === 0 || kept.length === said.length)
    return inARow([...new Set(said.map(one => one.outcome.message))])
  return inARow([
    sentence('labelsKept', { kept: kept.length, count: said.length }),
    ...kept.map(({ label, outcome }) => `${label.trackingNumber}: ${outcome.message}`),
  ])
}

/**
 * Gives back every label of an order, message by message, and keeps what was said of each: one that was picked up stays,
 * and the others go. Null: the order has none that is known by a number.
 */
export async function voidAll(app: App, tender: Tender, account: NamedAccount): Promise<CancelOutcome | null> {
  const { clientId, shipmentId, tenderId } = tender
  const all = await labelsOf(app, app.db.forClient(clientId), clientId, shipmentId)
  const own = all.filter(one => one.tenderId === tenderId && one.trackingNumber !== '')
  if (own.length === 0) return null
  const begun = performance.now()
  const isLate = (): boolean => performance.now() - begun >= AT_MOST_MS
  const messages = [...Map.groupBy(own, one => one.transmissionId).values()]
    .map(labels => ({ labels: labels.filter(one => one.state === 'voidAsked'), of: labels }))
    .filter(({ labels }) => labels.length > 0)
  const said: Said[] = own.flatMap((label): Said[] => {
    if (label.state === 'voidRefused') return [{ label, outcome: { kind: 'refused', message: label.answer } }]
    if (label.state === 'disputed') return [{ label, outcome: { kind: 'disputed', message: label.answer } }]
    return label.state === 'voided' ? [{ label, outcome: { kind: 'voided', message: '' } }] : []
  })
  while (messages.length > 0 && !isLate()) {
    const lane = messages.splice(0, LANE)
    const answers = await Promise.all(
      lane.map(({ labels, of }) => {
        const isWhole = of.filter(one => one.state !== 'voided').length === labels.length
        return voidMessage(app, tender, account, labels, isWhole, isLate)
      }),
    )
    said.push(...answers.flat())
  }
  const message = wordsOf(said)
  const isOpen =
    messages.length > 0 || said.some(({ outcome: { kind } }) => kind === 'unconfirmed' || kind === 'disputed')
  if (isOpen) return { kind: 'unconfirmed', message }
  const isKept = said.some(({ outcome }) => outcome.kind === 'refused')
  return { kind: isKept ? 'refused' : 'cancelled', message }
}
