import type { ConsolidateOrderReRoute } from '@waybill/contract/calls/Shipment/ConsolidateOrderReRoute.ts'
import { isPaidByUs, type Shipment } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { type LivePrice, priceLive, rateShipment } from '../rates/index.ts'
import { loadShipments, type ShipmentRecord, stateOf } from '../shipments/index.ts'
import { consolidate, deconsolidate } from './consolidate.ts'
import { contentsTogether } from './contentsTogether.ts'

type Asked = Given<typeof ConsolidateOrderReRoute>

/** Shipments that carriers are asked about at once. */
const AT_ONCE = 4

/** As `Promise.all` over a function, a few at a time. */
async function inTurn<From, To>(all: readonly From[], act: (one: From) => Promise<To>): Promise<readonly To[]> {
  const done: To[] = []
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(act))))
  return done
}

/** The price that rating a shipment selects; null where it can't be rated as it stands, or nothing is selected. */
async function rated(asked: Asked, { shipmentId, shipment, status }: ShipmentRecord): Promise<LivePrice | null> {
  if (status !== 'Q') return null
  const { rates, selectedPricesheetid } = await rateShipment(asked, { shipmentId }).catch((error: unknown) => {
    // It is merged all the same: what keeps it from being priced stands on its page.
    if (error instanceof Refusal) return { rates: [], selectedPricesheetid: null }
    throw error
  })
  const chosen = rates.find(({ PricesheetID }) => PricesheetID === selectedPricesheetid)
  return chosen === undefined || chosen.currency !== shipment.currency
    ? null
    : { total: chosen.CurrAmount, CarrierName: chosen.CarrierName }
}

const wirePrice = (price: LivePrice | null) => ({ total: price?.total ?? null, CarrierName: price?.CarrierName ?? '' })

function answer(
  records: readonly ShipmentRecord[],
  shipment: Pick<Shipment, 'currency' | 'terms'> | null,
  together: LivePrice | null,
  parts: readonly (LivePrice | null)[],
) {
  const totals = parts.flatMap(part => part?.total ?? [])
  const isWhole = together !== null && totals.length === parts.length
  // What another pays is nothing that we save.
  const isOurs = shipment !== null && isPaidByUs(shipment)
  return {
    shipments: records.map(record => ({ ...stateOf(record), BOLNumber: record.bolNumber })),
    ...{ currency: shipment?.currency ?? '', together: wirePrice(together), parts: parts.map(wirePrice) },
    saves: isWhole && isOurs ? totals.reduce((sum, total) => sum + total, 0) - together.total : null,
  }
}

async function takeApart(asked: Asked) {
  const { db, who, input } = asked
  const [target, ...others] = input.members
  if (target === undefined || others.length > 0 || input.of === 'orders') throw new Refusal('BadRequest')
  const [before] = await loadShipments(db, who.clientId, [target.id])
  if (before === undefined) throw new Refusal('NotFound')
  const { members } = await db.transaction(tx =>
    deconsolidate({ ...asked, tx }, { shipmentId: target.id, version: target.version }),
  )
  const [together, parts] = await Promise.all([
    priceLive(asked, before.shipment, before.originZone),
    inTurn(members, member => rated(asked, member)),
  ])
  return answer(members, before.shipment, together, parts)
}

/**
 * What is looked at is asked about and forgotten; what is merged or taken apart is rated like any shipment. No transaction is open
 * while carriers are asked.
 */
export const consolidateOrderReRoute: Handler<typeof ConsolidateOrderReRoute> = async asked => {
  const { db, who, query, input } = asked
  if (query.flag === 'deconsolidate') return takeApart(asked)
  const ids = input.members.map(({ id }) => id)
  const [content] = await contentsTogether(asked, input.of, db, [ids])
  if (content == null) return answer([], null, null, [])
  const { apart, together, originZone } = content
  const priced = () => inTurn(apart, one => priceLive(asked, one, originZone))
  if (query.flag === 'look') {
    const [whole, parts] = await Promise.all([priceLive(asked, together, originZone), priced()])
    return answer([], together, whole, parts)
  }
  if (input.of === 'orders') throw new Refusal('BadRequest')
  const targets = input.members.map(({ id, version }) => ({ shipmentId: id, version }))
  const { record } = await db.transaction(tx => consolidate({ ...asked, tx }, targets))
  const [whole, parts] = await Promise.all([rated(asked, record), priced()])
  const [now = record] = await loadShipments(db, who.clientId, [record.shipmentId])
  return answer([now], together, whole, parts)
}
