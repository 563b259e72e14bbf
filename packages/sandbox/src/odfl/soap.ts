import type { SandboxCarrier } from '../project44/carriers.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import { addDays, daysOf, laneOf, quoteOf } from '../project44/tariff.ts'
import type { Reply } from '../wire.ts'
import { allIn, envelope, fault, tag, textIn } from './xml.ts'

/** What the network's Old Dominion is like; its prices are nobody's. */
export const carrier: SandboxCarrier = {
  ...{ scac: 'ODFL', name: 'Sandbox Old Dominion', habitMs: 300, priceLevel: 1.04, discountPercent: 66, minimum: 125 },
  ...{ fuelPercent: 28, extraDays: 0, avoids: '', guaranteed: false },
}

/** Dollars and words of the extra services it prices. */
const extras: Readonly<Record<string, readonly [dollars: number, words: string]>> = {
  HYD: [95, 'LIFTGATE DELIVERY'],
  HYO: [85, 'LIFTGATE PICKUP'],
  RDC: [105, 'RESIDENTIAL DELIVERY'],
  RPC: [95, 'RESIDENTIAL PICKUP'],
  IDC: [85, 'INSIDE DELIVERY'],
  IPC: [75, 'INSIDE PICKUP'],
  LDC: [100, 'LIMITED ACCESS DELIVERY'],
  LPC: [90, 'LIMITED ACCESS PICKUP'],
  CA: [45, 'APPOINTMENT'],
  ARN: [30, 'ARRIVAL NOTIFICATION'],
  HAZ: [65, 'HAZARDOUS MATERIAL'],
  PFF: [80, 'PROTECT FROM FREEZING'],
  OVL: [120, 'OVERLENGTH 12 FT'],
  OV2: [400, 'OVERLENGTH 20 FT'],
}

const xml = (status: number, text: string, spoiled?: string): Reply => ({
  status,
  type: 'text/xml; charset=utf-8',
  bytes: Buffer.from(text),
  ...(spoiled === undefined ? {} : { spoil: kind => (kind === 'negativePrice' ? xml(200, spoiled) : xml(200, text)) }),
})

const money = (dollars: number): string => dollars.toFixed(2)

const placesOf = (origin: string, destination: string, date: string): Json => ({
  originAddress: { postalCode: origin, country: 'US' },
  destinationAddress: { postalCode: destination, country: 'US' },
  pickupWindow: { date },
})

const rateReturn = (inner: string): string =>
  envelope(
    `<ns2:getLTLRateEstimateResponse xmlns:ns2="http://myRate.ws.odfl.com/"><return>${inner}</return></ns2:getLTLRateEstimateResponse>`,
  )

const noRate = (words: string): Reply =>
  xml(200, rateReturn(`${tag('errorMessages', words)}${tag('success', 'false')}`))

/** A rate estimate. The service's description is not published: elements as its clients read them (README.md). */
function estimate(body: string): Reply {
  if (textIn(body, 'odfl4MeUser') === '' || ['', 'wrong'].includes(textIn(body, 'odfl4MePassword'))) {
    return noRate('Invalid user name or password')
  }
  const [origin, destination] = [textIn(body, 'originPostalCode'), textIn(body, 'destinationPostalCode')]
  const items = allIn(body, 'freightItems')
  if (origin === '' || destination === '') return noRate('Origin and destination postal codes are required')
  if (
    items.length === 0 ||
    items.some(item => textIn(item, 'ratedClass') === '' || Number(textIn(item, 'weight')) <= 0)
  ) {
    return noRate('Class and weight are required for each item')
  }
  const date = textIn(body, 'pickupDateTime').slice(0, 10)
  const quote = quoteOf(
    carrier,
    {
      ...placesOf(origin, destination, date),
      lineItems: items.map(item => ({ totalWeight: textIn(item, 'weight'), freightClass: textIn(item, 'ratedClass') })),
    },
    '',
    new Date(),
  )
  const charges = listOf(objectOf(quote.rateQuoteDetail).charges).map(objectOf)
  const sum = (code: string) =>
    charges.filter(one => one.code === code).reduce((all, one) => all + Number(one.amount), 0)
  const added = allIn(body, 'accessorials').flatMap(code => (extras[code] ? [extras[code]] : []))
  const [gross, fuel] = [sum('GFC'), sum('FSC')]
  const net = gross + sum('DSC') + fuel + added.reduce((all, [dollars]) => all + dollars, 0)
  const answer = (total: number): string =>
    rateReturn(
      [
        `<destinationCities>${tag('name', 'SAMPLE')}${tag('serviceDays', Number(quote.transitDays))}</destinationCities>`,
        '<rateEstimate>',
        ...added.map(
          ([dollars, words]) =>
            `<accessorialCharges>${tag('amount', money(dollars))}${tag('description', words)}</accessorialCharges>`,
        ),
        tag('fuelSurcharge', money(fuel)),
        tag('grossFreightCharge', money(gross)),
        tag('guaranteedServiceOption', '75.00'),
        tag('netFreightCharge', money(total)),
        '</rateEstimate>',
        tag('referenceNumber', textOf(quote.capacityProviderQuoteNumber)),
        tag('success', 'true'),
      ].join(''),
    )
  return xml(200, answer(net), answer(-125.5))
}

/** A service center of the network: three letters of the ZIP code's first digits. */
const centerOf = (zip: string): string =>
  [...`${zip}000`.slice(0, 3)].map(digit => String.fromCharCode(65 + ((digit.charCodeAt(0) * 7) % 26))).join('')

/** `getTT` of the published description, element by element. */
function transitTime(body: string): Reply {
  const answer = (inner: string): Reply =>
    xml(
      200,
      envelope(`<ns2:getTTResponse xmlns:ns2="http://time.odfl.com/"><return>${inner}</return></ns2:getTTResponse>`),
    )
  const [origin, destination, day] = [textIn(body, 'orgZip'), textIn(body, 'destZip'), textIn(body, 'pickUpDateYMD')]
  if (!/^\d{8}$/.test(day)) return answer(`${tag('message', 'Invalid pickup date')}${tag('success', 'false')}`)
  if (origin.length < 5 || destination.length < 5) {
    return answer(`${tag('message', 'Invalid postal code')}${tag('success', 'false')}`)
  }
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
  const days = daysOf(carrier, laneOf(placesOf(origin, destination, date)))
  const [year, month, of] = addDays(date, days).split('-')
  return answer(
    [
      tag('delvDate', `${month}/${of}/${year}`),
      tag('delvDay', String(days)),
      tag('delvTime', '17:00'),
      tag('destSrvCntr', centerOf(destination)),
      tag('message', ''),
      tag('orgSrvCntr', centerOf(origin)),
      tag('success', 'true'),
    ].join(''),
  )
}

/** A shipment as a trace tells of it. */
export interface Traced {
  readonly pro: string
  readonly bol: string
  readonly status: string
  readonly originZip: string
  readonly destinationZip: string
}

const centerFields = (prefix: string, zip: string): string =>
  [
    tag(`${prefix}Terminal`, centerOf(zip)),
    tag(`${prefix}Address`, `${zip.slice(0, 3)} Sample Terminal Rd`),
    tag(`${prefix}State`, 'ZZ'),
    tag(`${prefix}Name`, `Sample center ${centerOf(zip)}`),
    tag(`${prefix}City`, 'Sampleville'),
    tag(`${prefix}Zip`, zip),
    tag(`${prefix}Phone`, `555-555-0${zip.slice(0, 3)}`),
    tag(`${prefix}Fax`, `555-556-0${zip.slice(0, 3)}`),
  ].join('')

/** `getTraceData` of the published description. */
function trace(body: string, find: (pro: string) => Traced | undefined): Reply {
  const answer = (inner: string): Reply =>
    xml(
      200,
      envelope(
        `<getTraceDataResponse xmlns="http://trace.odfl.com"><getTraceDataReturn>${inner}</getTraceDataReturn></getTraceDataResponse>`,
      ),
    )
  const pro = textIn(body, 'pro')
  if (textIn(body, 'type') !== 'P') return answer(tag('errorMessage', 'invalid type'))
  if (!/^\d{1,11}$/.test(pro)) return answer(tag('errorMessage', 'invalid format'))
  const found = find(pro)
  if (found === undefined) return answer(tag('errorMessage', 'system error'))
  return answer(
    [
      tag('proNum', found.pro),
      tag('status', found.status),
      tag('bol', found.bol),
      centerFields('orig', found.originZip),
      centerFields('dest', found.destinationZip),
      tag('type', 'P'),
      tag('scac', 'ODFL'),
      '<errorMessage/>',
    ].join(''),
  )
}

export const soapPaths = {
  rates: '/wsRate_v6/RateService',
  times: '/wsExpTransTime/TimeLookupService',
  trace: '/TraceWebServiceWeb/services/Trace',
} as const

export function soap(path: string, body: string, find: (pro: string) => Traced | undefined): Reply {
  if (!/<(?:\w+:)?Envelope[\s>]/.test(body)) return xml(500, fault('Couldn’t create SOAP message'))
  if (path === soapPaths.rates) return estimate(body)
  if (path === soapPaths.times) return transitTime(body)
  return trace(body, find)
}
