import { startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fedex } from '../fedex/index.ts'
import type { CarrierAccount } from '../kit/connector.ts'
import { openKit } from '../kit/kit.ts'
import { type OpenAccount, registered } from '../kit/openAccount.ts'
import { type Described, openDescriptions, type Recorded } from '../testing/openApi.ts'
import { box, exampleLabels, exampleParcels } from '../testing/parcels.ts'
import { isPublished } from '../testing/published.ts'
import { startRecording } from '../testing/recording.ts'
import { CANARY, wireCallOf } from '../testing/shipment.ts'
import { ups } from '../ups/index.ts'

interface Line extends Described {
  readonly open: (url: string) => OpenAccount
  readonly service: string
  readonly serviceAbroad: string
  /** What the sandbox calls a package that was picked up and delivered. */
  readonly events: readonly string[]
  readonly payer: 'upsAccount' | 'fedexAccount'
  /** Operations that are to be seen on the wire. */
  readonly operations: number
}

type Opening = Omit<CarrierAccount<unknown>, 'secrets'>

const account = (baseUrl: string, scac: string, settings: unknown): Opening => ({
  ...{ clientId: 1, accountId: 1, scac, baseUrl, settings },
})

const oneAlone = 'one alone stands as an object where a list is declared'

const raw = (path: string): string => `fedex/openapi-raw/${path}-Resource.json`

/** A carrier is a line here. */
const lines: Readonly<Record<string, Line>> = {
  FedEx: {
    open: url =>
      registered(fedex(openKit())).open(
        account(`${url}/fedex`, 'FDEG', {
          ...{ clientId: 'example', clientSecret: CANARY, accountNumber: '510088000' },
          holdLocation: 'YBZA',
        }),
      ),
    service: 'FEDEX_2_DAY',
    events: ['PU', 'DL'],
    payer: 'fedexAccount',
    operations: 13,
    serviceAbroad: 'FEDEX_INTERNATIONAL_PRIORITY',
    documents: [
      raw('authorization/v1/APIAuthorization'),
      raw('rates-transit-times/v1/RateQuotes'),
      raw('ship/v1/Shipment'),
      raw('track/v1/TrackingNumbers'),
      raw('track/v1/ReferenceNumbers'),
      raw('track/v1/TrackingDocuments'),
      raw('address-validation/v1/Addresses'),
      raw('pickup-request/v1/Pickup'),
      raw('ground-eod-close/v1/ShipmentCloseAPI'),
      raw('locations-search/v1/Locations'),
    ],
    leavesLengths: false,
    known: [
      [
        'request requestedShipment.customsClearanceDetail.commodities[].weight.units must be equal',
        'FedEx’s own samples weigh goods in pounds',
      ],
      [
        'answer 200 output.completeTrackResults[].trackResults[].latestStatusDetail.scanLocation must have required property',
        'an address of tracking by reference is said to need an addressVerificationId, which FedEx never sends',
      ],
    ],
  },
  UPS: {
    open: url =>
      registered(ups(openKit())).open(
        account(`${url}/ups/api`, 'UPSN', {
          ...{ clientId: 'example', clientSecret: CANARY, accountNumber: 'A1B2C3', pickupType: '01' },
        }),
      ),
    service: '02',
    events: ['P', 'D'],
    payer: 'upsAccount',
    operations: 12,
    serviceAbroad: '65',
    documents: [
      'ups/openapi/OAuthClientCredentials.yaml',
      'ups/openapi/Rating.yaml',
      'ups/openapi-tabfixed/Shipping.yaml',
      'ups/openapi-tabfixed/Tracking.yaml',
      'ups/openapi/AddressValidation.yaml',
      'ups/openapi/Pickup.yaml',
      'ups/openapi/Locator.yaml',
    ],
    leavesLengths: true,
    known: [
      ["request RateRequest.Request must have required property 'RequestOption'", 'there is no such property'],
      [
        "request LabelRecoveryRequest must have required property 'TrackingNumbers'",
        'UPS’s own samples ask by references alone',
      ],
      ['answer 200 RateResponse.Response.TransactionReference must be object', 'UPS sends a blank text'],
      ['answer 200 RateResponse.RatedShipment must be array', oneAlone],
      ['answer 200 ShipmentResponse.ShipmentResults.PackageResults must be array', oneAlone],
      ['answer 200 LabelRecoveryResponse.LabelResults must be array', oneAlone],
      ['answer 200 XAVResponse.Candidate must be array', oneAlone],
      ['answer 200 PickupPendingStatusResponse.PendingStatus must be array', oneAlone],
    ],
  },
}

/** Prices and labels to another country with all that customs is told, and the way back within this one. */
async function sayAbroad(line: Line, open: OpenAccount): Promise<void> {
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
    await open.labels?.buy(exampleLabels(`PUBABROAD${index}`, line.serviceAbroad, abroad), wireCallOf())
  }
  const back = exampleParcels([box], { returnService: 'printLabel' })
  await open.labels?.buy(exampleLabels('PUBBACK', line.service, back), wireCallOf())
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
  for (let times = 0; times < 2; times += 1) {
    await open.dayClose?.close({ reference: 'PUBCLOSE', day: '2026-11-24', address, labels: [] }, wireCallOf())
  }
  for (const zip of ['45402', '99501']) {
    const question = { zip, city: 'Dayton', state: 'OH', country: 'US', radiusMiles: 20, most: 3 }
    await open.locations?.(question, wireCallOf())
  }
}

/** Everything that a connector says: all that can be asked for, its refusals, its recovery, its void. */
async function sayAll(line: Line, sandbox: Awaited<ReturnType<typeof startSandbox>>, url: string): Promise<void> {
  const open = line.open(url)
  const item = { ...box, handlingUnits: 2, pieces: 2, declaredValue: 25_050, additionalHandling: true } as const
  const all = exampleParcels([item], { signature: 'adult', saturdayDelivery: true, holdForPickup: true })
  const others = (['collect', 'thirdParty'] as const).map(terms =>
    exampleParcels([box], { [line.payer]: '700257037', signature: 'required', residential: true }, { terms }),
  )
  const heavy = exampleParcels([{ ...box, weightLb: 151 }])
  await open.check?.(wireCallOf())
  for (const shipment of [exampleParcels(), all, ...others, heavy]) await open.rate?.(shipment, wireCallOf())
  for (const [index, shipment] of [exampleParcels(), all, ...others, heavy].entries()) {
    const order = exampleLabels(`PUB${index}`, line.service, shipment)
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
  await sayAbroad(line, open)
  await sayDayEnd(line, open)
  sandbox.expireTokens()
  await open.rate?.(all, wireCallOf())
}

describe.each(Object.entries(lines))('%s', (_, line) => {
  const isThere = line.documents.every(isPublished)
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let recording: Awaited<ReturnType<typeof startRecording>>
  beforeAll(async () => {
    sandbox = await startSandbox()
    recording = await startRecording(sandbox.url)
  })
  afterAll(async () => {
    await recording.close()
    await sandbox.close()
  })

  const kindOf = ({ method, path }: Recorded): string => `${method} ${path.replaceAll(/\/[A-Z0-9]{12,}$/g, '')}`

  const name = 'is spoken, by us and by the sandbox, as its carrier publishes it'
  it.skipIf(!isThere)(
    isThere ? name : `${name}: left out, its descriptions are not beside the checkout`,
    async () => {
      await sayAll(line, sandbox, recording.url)
      const findingsOf = openDescriptions(line)
      const all = recording.recorded.flatMap(one => findingsOf(one).map(finding => `${kindOf(one)}: ${finding}`))
      expect([...new Set(all)]).toEqual([])
      expect(new Set(recording.recorded.map(kindOf)).size).toBeGreaterThanOrEqual(line.operations)
    },
    60_000,
  )
})
