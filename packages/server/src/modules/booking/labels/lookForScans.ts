import type { BookedOrder, CarrierEvent } from '@waybill/carriers'
import type { App } from '../../../app.ts'
import { able, type NamedAccount } from '../../../carriers/accounts.ts'
import { keepScanned, type Label, labelsOf } from '../../labels/index.ts'
import { lockShipment } from '../../shipments/index.ts'
import { chargeLabels } from '../chargeLabels.ts'
import { carrierDoer, type Tender } from '../tenders.ts'
import { wireCallAbout } from '../wireOrder.ts'

/** Labels beside the first one that one look at an order asks about: the rest has its turn with the next ones. */
const AT_ONCE = 20
const DEADLINE_MS = 15_000

const isPhysical = ({ status }: CarrierEvent): boolean =>
  status === 'pickup' || status === 'inTransit' || status === 'delivered'

/** Days after which a label that was given back is not looked for any more: who used it by mistake did so at once. */
const USED_DAYS = 30

/** One in force; and one that was given back, for one that is scanned all the same is charged all the same. */
const mayBeScanned = ({ state, voidedAt }: Label, now: number): boolean =>
  state === 'bought' || (state === 'voided' && voidedAt !== null && now - Date.parse(voidedAt) < USED_DAYS * 86_400_000)

/** So many of them, others at another minute: none waits for ever behind those before it. */
export function inTurn<One>(labels: readonly One[], now: number): readonly One[] {
  if (labels.length <= AT_ONCE) return labels
  const from = (Math.floor(now / 60_000) * AT_ONCE) % labels.length
  return [...labels.slice(from), ...labels.slice(0, from)].slice(0, AT_ONCE)
}

/**
 * Keeps which labels of an order a carrier has scanned: of its first package from what was just heard, of the others by
 * asking for each that was not scanned yet, those that were given back among them. They move nothing: the first package stands for the shipment.
 */
export async function lookForScans(
  app: App,
  tender: Tender,
  account: NamedAccount,
  order: BookedOrder,
  heard: readonly CarrierEvent[],
): Promise<void> {
  const { clientId, shipmentId, tenderId } = tender
  const db = app.db.forClient(clientId)
  const now = app.clock.now().getTime()
  const unscanned = (await labelsOf(app, db, clientId, shipmentId)).filter(
    one => one.tenderId === tenderId && one.scannedAt === null && mayBeScanned(one, now),
  )
  const first = order.confirmation.proNumber
  const scanned = heard.some(isPhysical) ? unscanned.filter(one => one.trackingNumber === first) : []
  const others = inTurn(
    unscanned.filter(one => one.trackingNumber !== first),
    now,
  )
  for (const label of others) {
    const { wireCall } = wireCallAbout(app, tender, account, DEADLINE_MS)
    const confirmation = { ...order.confirmation, proNumber: label.trackingNumber }
    const said = await able(account, 'track')({ ...order, confirmation }, wireCall)
    // A carrier that is not heard about one is not asked about the rest now.
    if (said.kind === 'failed' && said.reason !== 'refused') break
    if (said.kind === 'events' && said.events.some(isPhysical)) scanned.push(label)
  }
  if (scanned.length === 0) return
  await db.transaction(async tx => {
    await lockShipment(tx, clientId, shipmentId)
    for (const { trackingNumber } of scanned) await keepScanned(tx, clientId, trackingNumber, app.clock.now())
    // One that was given back is charged all the same.
    await chargeLabels(app, tx, carrierDoer(app, tender), tender)
    await app.realtime.tell({ clientId, topic: 'dayEnd', data: { shipmentId } }, tx)
  })
}
