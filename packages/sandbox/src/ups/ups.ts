import { randomBytes } from 'node:crypto'
import type { SandboxOptions } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { businessDay, groundDays, priceOf, roomWeight, zoneOf } from '../parcel/prices.ts'
import { happenedTo, openSoldLabels, type SoldLabel } from '../parcel/soldLabels.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import { type Asked, type How, jsonOf, type Reply } from '../wire.ts'
import { zplOf } from './label.ts'
import { services } from './services.ts'

const NETWORK = 'ups'
const PREFIX = '/ups'

type Given = SandboxOptions & { readonly ledger: Ledger }

const no = (status: number, code: string, message: string): Reply => ({
  status,
  json: { response: { errors: [{ code, message }] } },
})

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

const digitOf = (character: string): number =>
  /[0-9]/.test(character) ? Number(character) : (character.charCodeAt(0) - 3) % 10

/** A 1Z number of an account: shipper, service, serial, check digit. */
function trackingOf(account: string, service: string, serial: number): string {
  const body = `${account.padEnd(6, '0').slice(0, 6)}${service.padStart(2, '0')}${String(serial).padStart(7, '0')}`
  const sum = [...body].reduce((total, c, place) => total + digitOf(c) * (place % 2 === 1 ? 2 : 1), 0)
  return `1Z${body}${(10 - (sum % 10)) % 10}`
}

const dollars = (cents: number) => ({ CurrencyCode: 'USD', MonetaryValue: (cents / 100).toFixed(2) })

const addressOf = (party: unknown) => objectOf(objectOf(party).Address)
const zipOf = (party: unknown): string => textOf(addressOf(party).PostalCode)

interface Weighed {
  readonly pounds: number
  readonly billed: number
  readonly cents: (zone: number, level: number) => number
}

/** What a package weighs and costs; in words, why it is taken by nobody. */
function weigh(given: unknown): Weighed | string {
  const parcel = objectOf(given)
  const pounds = Number(textOf(objectOf(parcel.PackageWeight).Weight))
  const { Length, Width, Height } = objectOf(parcel.Dimensions)
  const sides = [Length, Width, Height].map(side => Number(textOf(side) || 0)).toSorted((a, b) => b - a)
  const [length = 0, width = 0, height = 0] = sides
  if (!(pounds > 0)) return 'Package weight must be greater than zero.'
  if (pounds > 150) return 'Packages must not weigh more than 150 pounds.'
  if (length > 108) return 'Package length must not exceed 108 inches.'
  if (Math.ceil(length) + 2 * (Math.ceil(width) + Math.ceil(height)) > 165) {
    return 'Package size (length + girth) must not exceed 165 inches.'
  }
  const billed = Math.max(Math.ceil(pounds), roomWeight(sides))
  const extra = parcel.AdditionalHandlingIndicator === undefined ? 0 : 2_200
  const signed = objectOf(objectOf(parcel.PackageServiceOptions).DeliveryConfirmation).DCISType
  const confirmation = signed === '3' ? 935 : signed === '2' ? 705 : 0
  return { pounds, billed, cents: (zone, level) => priceOf(billed, zone, level) + extra + confirmation }
}

/** UPS's services: see README.md for what of them is published. */
export function createUps({ ledger, latency = 0, tokenSeconds = 14_399, life = [] }: Given) {
  const tokens = new Map<string, number>()
  const sold = openSoldLabels(ledger, NETWORK)

  function token({ headers, body }: Asked): Reply {
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const [client = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
    if (!body.includes('grant_type=client_credentials')) return no(400, '10400', 'Invalid/Missing grant_type')
    if (client === '' || secret === '' || secret === 'wrong') return no(401, '10401', 'ClientId is Invalid')
    const value = randomBytes(24).toString('base64url')
    tokens.set(value, Date.now() + tokenSeconds * 1000)
    return {
      status: 200,
      json: {
        token_type: 'Bearer',
        issued_at: String(Date.now()),
        client_id: client,
        access_token: value,
        scope: '',
        expires_in: String(tokenSeconds),
        refresh_count: '0',
        status: 'approved',
      },
    }
  }

  const isSignedIn = ({ headers }: Asked): boolean =>
    (tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? 0) > Date.now()

  /** What is wrong with a shipment; null: nothing. */
  function fault(shipment: Json): Reply | null {
    const account = textOf(objectOf(shipment.Shipper).ShipperNumber)
    if (!/^[0-9A-Z]{6}$/i.test(account))
      return no(400, '111210', 'The requested service is unavailable for the shipper number.')
    if (account.toUpperCase() === 'CLOSED') return no(400, '120102', 'The shipper number is not active.')
    const to = addressOf(shipment.ShipTo)
    if (listOf(to.AddressLine).some(line => /\bp\.?\s*o\.?\s*box\b/i.test(textOf(line)))) {
      return no(400, '120209', 'UPS does not deliver to P.O. boxes.')
    }
    const faults = listOf(shipment.Package)
      .map(weigh)
      .filter(one => typeof one === 'string')
    return faults[0] === undefined ? null : no(400, '111057', faults[0])
  }

  function rated(shipment: Json, code: string) {
    const service = services[code] ?? { name: '', level: 1, days: null }
    const zone = zoneOf(zipOf(shipment.ShipFrom), zipOf(shipment.ShipTo))
    const packages = listOf(shipment.Package)
      .map(weigh)
      .filter(one => typeof one !== 'string')
    const base = packages.reduce((sum, one) => sum + one.cents(zone, service.level), 0)
    const saturday = objectOf(shipment.ShipmentServiceOptions).SaturdayDeliveryIndicator === undefined ? 0 : 1_600
    const fuel = Math.round(base * 0.18)
    const list = base + fuel + saturday
    const negotiated = Math.round(list * 0.7)
    const { Date: day = '' } = objectOf(objectOf(shipment.DeliveryTimeInformation).Pickup)
    const from = textOf(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') || new Date().toISOString().slice(0, 10)
    const days = service.days ?? groundDays(zone)
    return { zone, packages, list, negotiated, fuel, days, arrives: businessDay(from, days), saturday }
  }

  function ratedShipment(shipment: Json, code: string) {
    const { zone, packages, list, negotiated, fuel, days, arrives } = rated(shipment, code)
    const wantsNegotiated = objectOf(shipment.ShipmentRatingOptions).NegotiatedRatesIndicator !== undefined
    const weight = { UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' } }
    return {
      Service: { Code: code, Description: '' },
      Zone: String(zone).padStart(3, '0'),
      RatedShipmentAlert: [{ Code: '110971', Description: 'Your invoice may vary from the displayed reference rates' }],
      BillingWeight: { ...weight, Weight: String(packages.reduce((sum, one) => sum + one.billed, 0)) },
      TransportationCharges: dollars(list),
      BaseServiceCharge: dollars(list - fuel),
      ItemizedCharges: [{ Code: '375', ...dollars(fuel) }],
      ServiceOptionsCharges: dollars(0),
      TotalCharges: dollars(list),
      ...(wantsNegotiated
        ? {
            NegotiatedRateCharges: {
              ItemizedCharges: [{ Code: '375', ...dollars(Math.round(fuel * 0.7)) }],
              TotalCharge: dollars(negotiated),
            },
          }
        : {}),
      RatedPackage: packages.map(one => ({
        TransportationCharges: dollars(0),
        ServiceOptionsCharges: dollars(0),
        TotalCharges: dollars(0),
        Weight: String(one.pounds),
        BillingWeight: { ...weight, Weight: String(one.billed) },
      })),
      TimeInTransit: {
        PickupDate: '',
        PackageBillType: '03',
        ServiceSummary: {
          Service: { Description: '' },
          EstimatedArrival: {
            Arrival: { Date: arrives.replaceAll('-', ''), Time: '230000' },
            BusinessDaysInTransit: String(days),
            Pickup: { Date: '', Time: '' },
            DayOfWeek: '',
          },
          SaturdayDelivery: '0',
        },
      },
    }
  }

  function rate(body: Json, option: string): Reply {
    const shipment = objectOf(objectOf(body.RateRequest).Shipment)
    const wrong = fault(shipment)
    if (wrong !== null) return wrong
    const all = Object.keys(services).map(code => ratedShipment(shipment, code))
    const one = textOf(objectOf(shipment.Service).Code)
    const chosen = option.startsWith('Shop') ? all : all.filter(({ Service }) => Service.Code === one)
    if (chosen.length === 0) return no(400, '111100', 'The requested service is invalid from the selected origin.')
    const reply = (ratedShipments: unknown): Reply => ({
      status: 200,
      json: {
        RateResponse: {
          Response: { ResponseStatus: { Code: '1', Description: 'Success' }, TransactionReference: '' },
          // One alone is no list.
          RatedShipment: option.startsWith('Shop') ? ratedShipments : chosen[0],
        },
      },
      spoil: kind => reply(spoiled(kind, chosen)),
    })
    return reply(chosen)
  }

  const spoiled = (kind: string, list: readonly ReturnType<typeof ratedShipment>[]): unknown => {
    if (kind === 'twice') return [...list, ...list]
    return list.map(one => {
      const bad =
        kind === 'negativePrice'
          ? { CurrencyCode: 'USD', MonetaryValue: '-12.50' }
          : { CurrencyCode: 'XXX', MonetaryValue: '12.5' }
      return kind === 'noCarrier'
        ? { ...one, Service: undefined }
        : { ...one, NegotiatedRateCharges: undefined, TotalCharges: bad }
    })
  }

  const fromOf = (shipment: Json): readonly string[] => {
    const { Name } = objectOf(shipment.ShipFrom)
    const { AddressLine, City, StateProvinceCode, PostalCode } = addressOf(shipment.ShipFrom)
    return [
      textOf(Name),
      textOf(listOf(AddressLine)[0]),
      `${textOf(City)} ${textOf(StateProvinceCode)} ${textOf(PostalCode)}`,
    ]
  }

  function ship(body: Json, { hiddenMs }: How): Reply {
    const shipment = objectOf(objectOf(body.ShipmentRequest).Shipment)
    const wrong = fault(shipment)
    if (wrong !== null) return wrong
    const serviceCode = textOf(objectOf(shipment.Service).Code)
    if (services[serviceCode] === undefined) return no(400, '120100', 'Missing or invalid service code.')
    const { packages, negotiated, list } = rated(shipment, serviceCode)
    const account = textOf(objectOf(shipment.Shipper).ShipperNumber).toUpperCase()
    const given = listOf(shipment.Package)
    const reference = textOf(objectOf(listOf(objectOf(given[0]).ReferenceNumber).at(-1)).Value)
    const first = sold.count() + 1
    const numbers = packages.map((_, index) => trackingOf(account, serviceCode, first + index))
    const to = addressOf(shipment.ShipTo)
    const labels = packages.map((one, index) =>
      sold.sell(
        {
          account,
          reference,
          trackingNumber: numbers[index] ?? '',
          shipmentNumber: numbers[0] ?? '',
          to: { city: textOf(to.City), state: textOf(to.StateProvinceCode), zip: textOf(to.PostalCode) },
          n: index + 1,
          of: packages.length,
          weightLb: one.pounds,
          serviceCode,
        },
        hiddenMs,
      ),
    )
    const results = labels.map(label => ({
      TrackingNumber: label.trackingNumber,
      ServiceOptionsCharges: dollars(0),
      ShippingLabel: {
        ImageFormat: { Code: 'ZPL', Description: 'ZPL' },
        GraphicImage: zplOf(label, fromOf(shipment)).toString('base64'),
      },
    }))
    return {
      status: 200,
      json: {
        ShipmentResponse: {
          Response: {
            ResponseStatus: { Code: '1', Description: 'Success' },
            Alert: [{ Code: '120900', Description: 'SAMPLE, NOT FOR SHIPMENT' }],
          },
          ShipmentResults: {
            ShipmentCharges: {
              TransportationCharges: dollars(list),
              ServiceOptionsCharges: dollars(0),
              TotalCharges: dollars(list),
            },
            NegotiatedRateCharges: { TotalCharge: dollars(negotiated) },
            BillingWeight: {
              UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' },
              Weight: String(packages.reduce((sum, one) => sum + one.billed, 0)),
            },
            ShipmentIdentificationNumber: numbers[0],
            // One alone is no list.
            PackageResults: results.length === 1 ? results[0] : results,
          },
        },
      },
    }
  }

  function recover(body: Json): Reply {
    const asked = objectOf(body.LabelRecoveryRequest)
    const { ReferenceNumber, ShipperNumber } = objectOf(asked.ReferenceValues)
    const reference = textOf(objectOf(ReferenceNumber).Value)
    const account = textOf(ShipperNumber).toUpperCase()
    const one = sold.number(textOf(asked.TrackingNumber))
    const found = one === undefined ? sold.reference(reference).filter(({ entry }) => entry.account === account) : [one]
    if (found.length === 0) return absent
    const results = found.map(label => ({
      TrackingNumber: label.trackingNumber,
      LabelImage: { LabelImageFormat: { Code: 'ZPL' }, GraphicImage: zplOf(label).toString('base64') },
    }))
    return {
      status: 200,
      json: {
        LabelRecoveryResponse: {
          Response: { ResponseStatus: { Code: '1', Description: 'Success' } },
          ShipmentIdentificationNumber: found[0]?.shipmentNumber,
          LabelResults: results.length === 1 ? results[0] : results,
        },
      },
    }
  }

  const isGone = (label: SoldLabel): boolean => happenedTo(label, life).some(({ type }) => type === 'P' || type === 'D')

  function cancel(number: string, tracking: readonly string[]): Reply {
    const all = sold.shipment(number)
    const chosen = tracking.length === 0 ? all : all.filter(one => tracking.includes(one.trackingNumber))
    if (chosen.length === 0) return no(400, '190117', 'No shipment found within the allowed void period.')
    if (chosen.every(one => one.voided)) return no(400, '190118', 'The shipment has already been voided.')
    if (chosen.some(isGone)) return no(400, '190119', 'The package has been picked up and cannot be voided.')
    for (const one of chosen) sold.void(one)
    return {
      status: 200,
      json: {
        VoidShipmentResponse: {
          Response: { ResponseStatus: { Code: '1', Description: 'Success' } },
          SummaryResult: { Status: { Code: '1', Description: 'Voided' } },
          PackageLevelResults: chosen.map(one => ({
            TrackingNumber: one.trackingNumber,
            Status: { Code: '1', Description: 'Voided' },
          })),
        },
      },
    }
  }

  function track(number: string): Reply {
    const label = sold.number(number)
    const inquiry = { inquiryNumber: number }
    // What it does not know comes with 200 and a warning.
    if (label === undefined || label.voided) {
      const warnings = [{ code: 'TW0001', message: 'Tracking Information Not Found' }]
      return { status: 200, json: { trackResponse: { shipment: [{ ...inquiry, warnings }] } } }
    }
    const events = happenedTo(label, life)
    const all = [{ type: 'M', dateTime: label.entry.at, description: 'Shipper created a label' }, ...events]
    const activity = all.toReversed().map(({ type, dateTime, description }) => ({
      location: { address: { city: label.to.city, stateProvince: label.to.state, countryCode: 'US', country: 'US' } },
      status: { type, code: codes[type] ?? type, description: words[type] ?? description, statusCode: '003' },
      date: dateTime.slice(0, 10).replaceAll('-', ''),
      time: dateTime.slice(11, 19).replaceAll(':', ''),
    }))
    return {
      status: 200,
      json: { trackResponse: { shipment: [{ ...inquiry, package: [{ trackingNumber: number, activity }] }] } },
    }
  }

  function address(body: Json): Reply {
    const { AddressLine, PoliticalDivision2, PoliticalDivision1, PostcodePrimaryLow, CountryCode } = objectOf(
      objectOf(body.XAVRequest).AddressKeyFormat,
    )
    const lines = listOf(AddressLine).map(textOf)
    const street = lines[0] ?? ''
    const classification = { Code: /\b(apt|lane|ln)\b/i.test(lines.join(' ')) ? '2' : '1', Description: '' }
    const candidate = (zip4: string) => ({
      AddressClassification: classification,
      AddressKeyFormat: {
        AddressLine: lines.map(line => line.toUpperCase()),
        PoliticalDivision2: textOf(PoliticalDivision2).toUpperCase(),
        PoliticalDivision1: textOf(PoliticalDivision1),
        PostcodePrimaryLow: textOf(PostcodePrimaryLow),
        PostcodeExtendedLow: zip4,
        CountryCode: textOf(CountryCode),
      },
    })
    const reply = (inside: object): Reply => ({
      status: 200,
      json: { XAVResponse: { Response: { ResponseStatus: { Code: '1', Description: 'Success' } }, ...inside } },
    })
    if (!/\d/.test(street)) return reply({ NoCandidatesIndicator: '' })
    if (/ambiguous/i.test(street))
      return reply({ AmbiguousAddressIndicator: '', Candidate: [candidate('0001'), candidate('0002')] })
    // One alone is no list.
    return reply({ ValidAddressIndicator: '', AddressClassification: classification, Candidate: candidate('0001') })
  }

  async function serve(asked: Asked, how: How): Promise<Reply> {
    const ms = latency === 'natural' ? 120 : latency
    if (ms > 0) await wait(ms)
    const path = asked.url.pathname.slice(PREFIX.length)
    if (path === '/security/v1/oauth/token') return token(asked)
    if (how.isTaken !== true && !isSignedIn(asked)) return no(401, '250003', 'Invalid Access License number')
    const body = objectOf(jsonOf(asked))
    const { operation } = operationOf(asked)
    const last = decodeURIComponent(path.split('/').at(-1) ?? '')
    switch (operation) {
      case 'rate':
      case 'check':
        return rate(body, last)
      case 'buyLabels':
        return ship(body, how)
      case 'recoverLabels':
        return recover(body)
      case 'voidLabels':
        return cancel(last, asked.url.searchParams.getAll('trackingnumber'))
      case 'track':
        return track(last)
      case 'checkAddress':
        return address(body)
      default:
        return no(404, '404', 'Not found')
    }
  }

  const operationOf = ({ method, url }: Asked) => ({
    operation: operations.find(([verb, pattern]) => verb === method && pattern.test(url.pathname))?.[2] ?? '',
    account: 'UPS',
    absent,
  })

  return {
    name: NETWORK,
    reachedAt: (): void => {},
    serve,
    knows: (path: string): boolean => path.startsWith(`${PREFIX}/`),
    operationOf,
    expireTokens: () => tokens.clear(),
    /** Under our reference, or under a tracking number. */
    addEvents(reference: string, given: readonly { type: string; dateTime?: string; description?: string }[]): boolean {
      const one = sold.number(reference)
      const found = one === undefined ? sold.reference(reference) : [one]
      for (const label of found) {
        for (const { type, dateTime = new Date().toISOString(), description = type } of given) {
          label.events.push({ type, dateTime, description })
        }
      }
      return found.length > 0
    },
  }
}

const absent = no(400, '300102', 'No label found for the reference number.')

/** Codes and words of kinds of activity. */
const codes: Readonly<Record<string, string>> = { M: 'MP', P: 'OR', I: 'AR', D: 'FS', X: '48' }
const words: Readonly<Record<string, string>> = {
  M: 'Shipper created a label, UPS has not received the package yet.',
  P: 'Pickup scan',
  I: 'Arrived at facility',
  D: 'Delivered',
  X: 'A delivery attempt was made.',
}

const operations: readonly (readonly [method: string, path: RegExp, operation: string])[] = [
  ['POST', /\/oauth\/token$/, 'token'],
  ['POST', /\/rating\/v\d+\/Rate$/, 'check'],
  ['POST', /\/rating\/v\d+\/\w+$/, 'rate'],
  ['POST', /\/shipments\/v\d+\/ship$/, 'buyLabels'],
  ['POST', /\/labels\/v\d+\/recovery$/, 'recoverLabels'],
  ['DELETE', /\/shipments\/v\d+\/void\/cancel\/[^/]+$/, 'voidLabels'],
  ['GET', /\/track\/v1\/details\/[^/]+$/, 'track'],
  ['POST', /\/addressvalidation\/v\d+\/\d$/, 'checkAddress'],
]
