import { packagesOf, type Shipment, sentence } from '@waybill/domain'
import type { CarrierCharge, CarrierFailure, CarrierPrice, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import type { LabelPackage } from '../kit/labels.ts'
import { partsOf, toMinor } from '../kit/money.ts'
import { optionsAbroad } from './abroad.ts'
import { extrasOf, optionsBody } from './body.ts'
import { isOffered, isOwnBox, SCAC, serviceName, type Trip } from './codes.ts'
import { takesEndorsement } from './endorsement.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { notOffered, tripOf } from './trip.ts'
import { optionsAnswer, type RateOption, rateOption } from './wire.ts'

const CURRENCY = 'USD'

/** Which prices are asked for, and by which account: a contract of returns is known by the mailer's number. */
function pricingOf({ settings: { priceType, accountType, accountNumber, mid } }: Account, trip: Trip) {
  if (priceType !== 'CONTRACT') return { priceType }
  const paymentAccount = trip === 'return' ? { accountType: 'MID', accountNumber: mid } : { accountType, accountNumber }
  return { priceType, paymentAccount }
}

/** A price for what the shipper brings to an office of exchange is taken where the post names no other: it sells both alike. */
function handedIn(options: readonly RateOption[], trip: Trip): readonly RateOption[] {
  const isAt = ({ rates }: RateOption, places: readonly string[]) =>
    rates.every(one => places.includes(one.destinationEntryFacilityType))
  const usual = options.filter(one => isAt(one, ['', 'NONE']))
  return usual.length > 0 || trip !== 'abroad'
    ? usual
    : options.filter(one => isAt(one, ['INTERNATIONAL_SERVICE_CENTER']))
}

/** Equal packages cost alike: each kind is asked for once. */
function kindsOf(shipment: Shipment): readonly { readonly parcel: LabelPackage; readonly count: number }[] {
  const kinds = new Map<string, { parcel: LabelPackage; count: number }>()
  for (const one of packagesOf(shipment)) {
    const key = [one.type, one.lengthIn, one.widthIn, one.heightIn, one.weightLb, one.declaredValue].join('/')
    const known = kinds.get(key)
    kinds.set(key, { parcel: { ...one, unitId: one.unitId ?? 0 }, count: (known?.count ?? 0) + 1 })
  }
  return [...kinds.values()]
}

/** What packages of one kind cost by a class. Amounts are cents, for all of them. */
interface Priced {
  readonly lines: readonly CarrierCharge[]
  readonly zone: string
  readonly billedLb: number
  readonly days: number | null
  readonly date: string | null
}

/** `2 Days` as days; null where the post names none. */
function daysOf(name: string): number | null {
  const days = /^(\d{1,2})[ -]days?$/i.exec(name.trim())?.[1]
  return days === undefined ? null : Number(days)
}

const dateOf = (text: string): string | null => (/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : null)

const OUNCES = 16

/** The price of a class for packages of one kind; null where it is none, or lacks a service that was asked for. */
function priced(option: RateOption, mailClass: string, shipment: Shipment, kind: ReturnType<typeof kindsOf>[number]) {
  const { parcel, count } = kind
  const base = toMinor(option.totalBasePrice, CURRENCY)
  const [rate] = option.rates
  if (base === null || base <= 0 || rate === undefined) return null
  const wanted = extrasOf(parcel, shipment, mailClass)
  const found = wanted.map(code => option.extraServices.find(({ extraService }) => Number(extraService) === code))
  const lines: CarrierCharge[] = [{ kind: 'linehaul', code: '', amount: base * count, description: 'Postage' }]
  for (const one of found) {
    const amount = one === undefined ? null : toMinor(one.price, CURRENCY)
    if (one === undefined || amount === null || amount < 0) return null
    if (amount > 0) lines.push({ kind: 'accessorial', code: '', amount: amount * count, description: one.name })
  }
  const { commitment } = option
  return {
    lines,
    zone: rate.zone,
    billedLb: Math.max(Math.ceil(rate.weight), Math.ceil((rate.dimWeight ?? 0) / OUNCES)) * count,
    days: daysOf(commitment?.name ?? ''),
    date: dateOf(commitment?.expectedDeliveryDate ?? '') ?? dateOf(commitment?.scheduleDeliveryDate ?? ''),
  } satisfies Priced
}

/** The cheapest price of a shipper's own box by each class. */
async function classesOf(
  send: Send,
  account: Account,
  shipment: Shipment,
  kind: ReturnType<typeof kindsOf>[number],
  wireCall: WireCall,
): Promise<ReadonlyMap<string, Priced> | CarrierFailure> {
  const trip = tripOf(shipment)
  const optionsOf = trip === 'abroad' ? optionsAbroad : optionsBody
  const body = optionsOf(kind.parcel, shipment, pricingOf(account, trip))
  const got = await send(account, { operation: 'rate', method: 'POST', path: paths.options, body }, wireCall)
  if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
  const read = optionsAnswer.safeParse(jsonOf(got)).data
  if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
  const classes = new Map<string, Priced>()
  for (const { mailClass, rateOptions } of read.pricingOptions.flatMap(one => one.shippingOptions)) {
    if (!isOffered(trip, mailClass) || !takesEndorsement(kind.parcel, shipment, mailClass)) continue
    const boxes = rateOptions
      .flatMap(given => rateOption.safeParse(given).data ?? [])
      .filter(({ rates }) => rates.every(one => isOwnBox(one.rateIndicator)))
    const prices = handedIn(boxes, trip).flatMap(one => priced(one, mailClass, shipment, kind) ?? [])
    const [best] = prices.toSorted((a, b) => totalOf(a.lines) - totalOf(b.lines))
    if (best !== undefined) classes.set(mailClass, best)
  }
  return classes
}

const totalOf = (lines: readonly CarrierCharge[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Lines of the same words in one. */
function summed(lines: readonly CarrierCharge[]): readonly CarrierCharge[] {
  const byWords = new Map<string, CarrierCharge>()
  for (const line of lines) {
    const known = byWords.get(line.description)
    byWords.set(line.description, { ...line, amount: line.amount + (known?.amount ?? 0) })
  }
  return [...byWords.values()]
}

function priceOf(mailClass: string, parts: readonly Priced[]): CarrierPrice {
  const charges = summed(parts.flatMap(({ lines }) => lines))
  const days = parts.map(one => one.days)
  const dates = parts.map(one => one.date)
  return {
    kind: 'price',
    scac: SCAC,
    service: serviceName(mailClass),
    serviceCode: mailClass,
    // All have arrived when the last one has.
    transitDays: days.some(one => one === null) ? null : Math.max(...days.map(Number)),
    deliveryDate: dates.some(one => one === null) ? null : (dates.toSorted().at(-1) ?? null),
    ...partsOf(charges),
    total: totalOf(charges),
    currency: CURRENCY,
    charges,
    quoteNumber: '',
    expiresAt: null,
    unpricedAccessorials: [],
    guessedItems: [],
    messages: [],
    zone: parts[0]?.zone ?? '',
    billedWeightLb: parts.reduce((sum, { billedLb }) => sum + billedLb, 0),
  }
}

/** The prices of all classes over the lane: one ask for each kind of package. */
export const rateWith =
  (send: Send) =>
  async (account: Account, shipment: Shipment, wireCall: WireCall): Promise<readonly RateAnswer[]> => {
    const refused = notOffered(shipment)
    if (refused !== null) return [refused]
    const answers = await Promise.all(kindsOf(shipment).map(kind => classesOf(send, account, shipment, kind, wireCall)))
    const failed = answers.find(one => 'kind' in one)
    if (failed !== undefined && 'kind' in failed) return [failed as CarrierFailure]
    const kinds = answers as readonly ReadonlyMap<string, Priced>[]
    const shared = [...(kinds[0]?.keys() ?? [])].filter(mailClass => kinds.every(one => one.has(mailClass)))
    if (shared.length === 0) return [refusal(SCAC, sentence('refusedSilently'))]
    return shared.map(mailClass =>
      priceOf(
        mailClass,
        kinds.flatMap(one => one.get(mailClass) ?? []),
      ),
    )
  }
