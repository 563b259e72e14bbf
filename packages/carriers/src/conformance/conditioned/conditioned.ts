import type { ConditionedCall, Json } from '@waybill/conditions'
import type { Address, ParcelNeeds, PlainShipment, Shipment } from '@waybill/domain'
import type { PickupRequest } from '../../kit/dayEnd.ts'
import type { OpenAccount, StoredAccount } from '../../kit/openAccount.ts'
import { box, exampleLabels, exampleParcels, turned } from '../../testing/parcels.ts'
import { CANARY, wireCallOf } from '../../testing/shipment.ts'

/** A shipment that is priced, and bought by a service. */
interface Bought {
  readonly service: string
  readonly shipment: Shipment
}

/** A carrier whose table is held against what its connector sends and what its network takes. */
export interface Conditioned {
  readonly calls: Readonly<Record<string, ConditionedCall>>
  readonly open: (url: string) => readonly OpenAccount[]
  /** Which call a request is, by its method and its path. */
  readonly callsAt: readonly (readonly [method: string, path: RegExp, call: string])[]
  /** Between them they meet every condition. */
  readonly shipments: readonly Bought[]
  readonly pickups: readonly Partial<PickupRequest>[]
  /** How requests are made to break rows that no value in their field breaks alone. */
  readonly breaks: Readonly<Record<string, (body: Json) => Json>>
}

export const storedAccount = (baseUrl: string, scac: string, settings: object): StoredAccount => ({
  ...{ clientId: 1, accountId: 1, scac, baseUrl },
  settings: { clientId: 'example', clientSecret: CANARY, ...settings },
})

export const toronto = {
  ...{ city: 'Toronto', state: 'ON', zip: 'm5v 2t6', country: 'CA', contactPhone: '+1 416 555 0100' },
}
export const london = {
  ...{ city: 'London', state: '', zip: 'EC1A 1BB', country: 'GB', contactPhone: '+44 20 5555 0100' },
}
export const munich = { city: 'Munich', state: '', zip: '80331', country: 'DE', contactPhone: '+49 89 5555 0100' }
export const hongKong = { city: 'Hong Kong', state: '', zip: '', country: 'HK', contactPhone: '+852 5555 0100' }
export const sanJuan = { city: 'San Juan', state: 'PR', zip: '00918', country: 'US' }

/** What customs is told of a box, and of two with goods in both. */
export const goods = {
  ...box,
  customs: { originCountry: 'US', htsCode: '9026.20', pieces: 4, value: 88_000, currency: 'USD' },
}
export const inTwoBoxes = { ...goods, handlingUnits: 2, weightLb: 19 }

/** A shipment of one row of boxes. */
export const parcels = (
  needs: Partial<ParcelNeeds> = {},
  row: PlainShipment['items'][number] = box,
  changes: Partial<PlainShipment> = {},
): Shipment => exampleParcels([row], needs, changes)

/** The same on the way back. */
export const back = (shipment: Shipment): Shipment => ({ ...shipment, stops: turned(shipment.stops) })

/** The example's consignee, elsewhere. */
export function billedTo(place: Partial<Address>): Address {
  const [, last] = parcels().stops
  if (last === undefined) throw new Error('no consignee')
  return { ...last.address, ...place }
}

const pickup = (fleet: string, service: string): PickupRequest => {
  const [first] = parcels().stops
  if (first === undefined) throw new Error('no stops')
  return {
    ...{ reference: 'CONDPICKUP', address: { ...first.address, contactPhone: '937-555-0100' }, residential: false },
    ...{ date: '2026-11-24', readyAt: '13:00', closeAt: '17:30', fleet, weightLb: 19, heaviestLb: 9.5 },
    ...{ instructions: '', pieces: [{ serviceCode: service, country: 'US', count: 2 }] },
  }
}

async function order(open: OpenAccount, { service, shipment }: Bought, reference: string): Promise<void> {
  await open.rate?.(shipment, wireCallOf())
  const whole = exampleLabels(reference, service, shipment)
  const labels = open.labels?.buys === 'unit' ? { ...whole, packages: whole.packages.slice(0, 1) } : whole
  const sold = await open.labels?.buy(labels, wireCallOf())
  if (sold?.kind !== 'bought') throw new Error(`${reference} ${service}: ${JSON.stringify(sold)}`)
  await open.labels?.recover(labels, wireCallOf())
}

async function endDay(open: OpenAccount, service: string, changes: Partial<PickupRequest>): Promise<void> {
  const request = { ...pickup(open.pickups?.fleetOf(service) ?? '', service), ...changes }
  await open.pickups?.rate?.(request, wireCallOf())
  const asked = await open.pickups?.ask(request, wireCallOf())
  if (asked?.kind !== 'asked') throw new Error(JSON.stringify(asked))
  const { number, handle } = asked.pickup
  await open.pickups?.cancel({ ...request, number, handle }, wireCallOf())
  const last = await open.labels?.buy(exampleLabels('CONDLAST', service), wireCallOf())
  const trackingNumber = last?.kind === 'bought' ? (last.purchase.labels[0]?.trackingNumber ?? '') : ''
  const { address } = request
  const labels = [{ trackingNumber, serviceCode: service, weightLb: 9.5 }]
  await open.dayClose?.close({ reference: 'CONDCLOSE', day: '2026-11-24', address, labels }, wireCallOf())
  const held = { shipment: parcels(), bolNumber: '' }
  const confirmation = { providerId: '', pickupNumber: '', proNumber: trackingNumber }
  await open.track?.({ ...held, confirmation }, wireCallOf())
  await open.checkAddress?.({ address }, wireCallOf())
  const { zip, city, state } = address
  await open.locations?.({ zip, city, state, country: 'US', radiusMiles: 20, most: 3 }, wireCallOf())
}

/** Says everything that meets a condition. */
export async function sayConditioned({ open, shipments, pickups }: Conditioned, url: string): Promise<void> {
  for (const account of open(url)) {
    const checked = await account.check?.(wireCallOf())
    if (checked?.kind !== 'accepted') throw new Error(JSON.stringify(checked))
    for (const [index, one] of shipments.entries()) await order(account, one, `COND${index}`)
    const service = shipments[0]?.service ?? ''
    for (const changes of pickups) {
      const [piece] = changes.pieces ?? []
      await endDay(account, piece?.serviceCode ?? service, changes)
    }
  }
}
