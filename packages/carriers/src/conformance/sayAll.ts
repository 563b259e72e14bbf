import type { Sandbox } from '@waybill/sandbox'
import type { OpenAccount } from '../kit/openAccount.ts'
import type { Described } from '../testing/openApi.ts'
import { box, exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { wireCallOf } from '../testing/shipment.ts'

/** A carrier whose descriptions are published, and how it is asked. */
export interface Line extends Described {
  readonly open: (url: string) => OpenAccount
  readonly service: string
  /** Left out: it goes to no other country. */
  readonly serviceAbroad?: string
  /** What brings packages back; left out: the same as out. */
  readonly serviceBack?: string
  /** Whether it holds packages until they are fetched. */
  readonly holds?: true
  /** What the sandbox calls a package that was picked up and delivered. */
  readonly events: readonly string[]
  readonly payer?: 'upsAccount' | 'fedexAccount'
  /** Operations that are to be seen on the wire. */
  readonly operations: number
}

/** Prices and labels to another country with all that customs is told, and the way back within this one. */
async function sayAbroad(line: Line, open: OpenAccount, service: string): Promise<void> {
  const customs = { originCountry: 'MX', htsCode: '6109.10', pieces: 40, value: 50_050, currency: 'USD' }
  const papers = { reason: 'sample', terms: 'DDP', invoiceNumber: 'INV-7', filing: 'NOEEI 30.37(a)' } as const
  for (const [index, needs] of [{ export: papers }, {}].entries()) {
    const shipment = exampleParcels([{ ...box, description: 'Shirts', customs }], needs)
    const last = shipment.stops.length - 1
    const london = { city: 'London', state: '', zip: 'EC1A 1BB', country: 'GB', contactPhone: '+44 20 5555 0100' }
    const stops = shipment.stops.map((stop, at) =>
      at === last ? { ...stop, address: { ...stop.address, ...london } } : stop,
    )
    const abroad = { ...shipment, stops }
    await open.rate?.(abroad, wireCallOf())
    const sold = await open.labels?.buy(exampleLabels(`PUBABROAD${index}`, service, abroad), wireCallOf())
    if (sold?.kind !== 'bought') continue
    const trackingNumbers = sold.purchase.labels.map(one => one.trackingNumber)
    const given = { shipment: abroad, shipmentNumber: sold.purchase.shipmentNumber, trackingNumbers, isWhole: true }
    await open.labels?.void(given, wireCallOf())
  }
  const back = exampleParcels([box], { returnService: 'printLabel' })
  await open.rate?.(back, wireCallOf())
  await open.labels?.buy(exampleLabels('PUBBACK', line.serviceBack ?? line.service, back), wireCallOf())
}

/** A truck that comes and is sent away, one that does not come, the end of a day, and places. */
async function sayDayEnd(line: Line, open: OpenAccount): Promise<void> {
  const [stop] = exampleParcels().stops
  if (stop === undefined) throw new Error('no stops')
  const address = { ...stop.address, company: 'Example', contactName: 'Ada Example', contactPhone: '937-555-0100' }
  const request = {
    ...{ reference: 'PUBPICKUP', address, residential: false, date: '2026-11-24', readyAt: '13:00', closeAt: '17:30' },
    ...{ fleet: open.pickups?.fleetOf(line.service) ?? '', weightLb: 19, heaviestLb: 9.5, instructions: 'Dock 4' },
    pieces: [{ serviceCode: line.service, country: 'US', count: 2 }],
  }
  await open.pickups?.rate?.(request, wireCallOf())
  for (const date of [request.date, '2026-11-29']) {
    const asked = await open.pickups?.ask({ ...request, date }, wireCallOf())
    if (asked?.kind !== 'asked') continue
    const { number, handle } = asked.pickup
    await open.pickups?.find?.({ ...request, number, handle }, wireCallOf())
    for (let times = 0; times < 2; times += 1) await open.pickups?.cancel({ ...request, number, handle }, wireCallOf())
  }
  const last = await open.labels?.buy(exampleLabels('PUBLAST', line.service), wireCallOf())
  const trackingNumber = last?.kind === 'bought' ? (last.purchase.labels[0]?.trackingNumber ?? '') : ''
  for (let times = 0; times < 2; times += 1) {
    const labels = [{ trackingNumber, serviceCode: line.service, weightLb: 9.5 }]
    await open.dayClose?.close({ reference: 'PUBCLOSE', day: '2026-11-24', address, labels }, wireCallOf())
  }
  for (const zip of ['45402', '99501']) {
    const question = { zip, city: 'Dayton', state: 'OH', country: 'US', radiusMiles: 20, most: 3 }
    await open.locations?.(question, wireCallOf())
  }
}

/** Everything that a connector says: all that can be asked for, its refusals, its recovery, its void. */
export async function sayAll(line: Line, sandbox: Sandbox, url: string): Promise<void> {
  const open = line.open(url)
  const item = { ...box, handlingUnits: 2, pieces: 2, declaredValue: 25_050, additionalHandling: true } as const
  const holdForPickup = line.holds === true
  const all = exampleParcels([item], { signature: 'adult', saturdayDelivery: true, holdForPickup })
  const others = (['collect', 'thirdParty'] as const).map(terms =>
    exampleParcels(
      [box],
      { ...(line.payer && { [line.payer]: '700257037' }), signature: 'required', residential: true },
      { terms },
    ),
  )
  const heavy = exampleParcels([{ ...box, weightLb: 151 }])
  await open.check?.(wireCallOf())
  for (const shipment of [exampleParcels(), all, ...others, heavy]) await open.rate?.(shipment, wireCallOf())
  for (const [index, shipment] of [exampleParcels(), all, ...others, heavy].entries()) {
    const whole = exampleLabels(`PUB${index}`, line.service, shipment)
    const order = open.labels?.buys === 'unit' ? { ...whole, packages: whole.packages.slice(0, 1) } : whole
    await open.labels?.recover(order, wireCallOf())
    const outcome = await open.labels?.buy(order, wireCallOf())
    await open.labels?.recover(order, wireCallOf())
    if (outcome?.kind !== 'bought') continue
    const { shipmentNumber, labels } = outcome.purchase
    const trackingNumbers = labels.map(one => one.trackingNumber)
    const [number = ''] = trackingNumbers
    const confirmation = { providerId: shipmentNumber, pickupNumber: '', proNumber: number }
    const follow = async (proNumber: string): Promise<void> => {
      const held = { shipment, bolNumber: '', confirmation: { ...confirmation, proNumber } }
      await open.track?.(held, wireCallOf())
      await open.documents?.(held, wireCallOf())
    }
    await follow(number)
    if (index === 0)
      sandbox.addEvents(
        number,
        line.events.map(type => ({ type })),
      )
    await follow(number)
    await follow(`${number.slice(0, -2)}00`)
    const given = { shipment, shipmentNumber, trackingNumbers }
    await open.labels?.void({ ...given, trackingNumbers: [number], isWhole: false }, wireCallOf())
    await open.labels?.void({ ...given, isWhole: true }, wireCallOf())
    await open.labels?.void({ ...given, isWhole: true }, wireCallOf())
  }
  for (const street of ['100 Example St', '7 Maple Lane', '1 Ambiguous Rd', 'Nowhere']) {
    const [stop] = all.stops
    if (stop !== undefined) await open.checkAddress?.({ address: { ...stop.address, street } }, wireCallOf())
  }
  if (line.serviceAbroad !== undefined) await sayAbroad(line, open, line.serviceAbroad)
  await sayDayEnd(line, open)
  sandbox.expireTokens()
  await open.rate?.(all, wireCallOf())
}
