import { formatDate, homeCountry, isDate, nationalDigits, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import type { CancelPickupOutcome, HeldPickup, PickupOutcome, PickupRequest, PickupTerms } from '../kit/dayEnd.ts'
import { isRefusal, jsonOf } from '../kit/failures.ts'
import { zip5 } from './body.ts'
import { pickupAnswer } from './dayEndWire.ts'
import { failureOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'

/** The carrier of the round takes everything, at no price. The post tells of no pickup without its number: a person calls. */
export const pickupTerms: PickupTerms = {
  deadlineMs: 20_000,
  registersWithinMs: 30_000,
  recovery: 'person',
  fleetOf: () => '',
}

const classes: ReadonlySet<string> = new Set(['PRIORITY_MAIL_EXPRESS', 'PRIORITY_MAIL', 'USPS_GROUND_ADVANTAGE'])

/** Packages by the post's own kinds, each once. */
function kindsOf({ pieces }: PickupRequest) {
  const counts = new Map<string, number>()
  for (const { serviceCode, country, count } of pieces) {
    const abroad = homeCountry({ country }) !== 'US'
    const kind = abroad ? 'INTERNATIONAL' : classes.has(serviceCode) ? serviceCode : 'OTHER'
    counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  return [...counts].map(([packageType, packageCount]) => ({ packageType, packageCount }))
}

/** The post wants a person's two names; where nobody is named, the shipping department stands there. */
function personOf({ contactName, company }: PickupRequest['address']) {
  const [first = '', ...rest] = contactName.trim().split(/\s+/)
  return {
    firstName: (first || 'Shipping').slice(0, 50),
    lastName: (rest.join(' ') || (first === '' ? 'Department' : company || first)).slice(0, 50),
    ...(company === '' ? {} : { firm: company.slice(0, 50) }),
  }
}

/** A pickup is asked for. Its fields: USPS Carrier Pickup v3. */
export function pickupBody(given: PickupRequest) {
  const { address, residential, date, weightLb, instructions, reference } = given
  const phone = nationalDigits(address.contactPhone)
  const said = [instructions.slice(0, 200), `Ref ${reference}`].filter(one => one !== '').join('. ')
  const standsAt = residential ? 'FRONT_DOOR' : 'RECEPTION'
  return {
    pickupDate: date,
    pickupAddress: {
      ...personOf(address),
      address: {
        streetAddress: address.street.slice(0, 50),
        ...(address.street2.trim() === '' ? {} : { secondaryAddress: address.street2.slice(0, 50) }),
        city: address.city.slice(0, 28),
        state: address.state,
        ZIPCode: zip5(address),
      },
      ...(phone.length === 10 ? { contact: [{ cellNumber: phone }] } : {}),
    },
    packages: kindsOf(given),
    estimatedWeight: Math.max(1, Math.ceil(weightLb)),
    // Where only words say it, they have to.
    pickupLocation: { packageLocation: instructions === '' ? standsAt : 'OTHER', specialInstructions: said },
  }
}

/** Asks whether the post comes to the address before it asks for a pickup there. */
export const askPickupWith =
  (send: Send) =>
  async (account: Account, given: PickupRequest, wireCall: WireCall): Promise<PickupOutcome> => {
    const ends = performance.now() + wireCall.deadlineMs
    const { street: streetAddress, city, state } = given.address
    const query = new URLSearchParams({ streetAddress, city, state, ZIPCode: zip5(given.address) })
    const question = { operation: 'ratePickup', method: 'GET', path: paths.pickupEligibility(query) } as const
    const told = await send(account, question, wireCall)
    if (told.kind === 'lost' || told.status !== 200) return failureOf(told)
    const request = { operation: 'askPickup', method: 'POST', path: paths.pickups, body: pickupBody(given) } as const
    const got = await send(account, request, { ...wireCall, deadlineMs: ends - performance.now() })
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const read = got.status === 200 ? pickupAnswer.safeParse(jsonOf(got)).data : undefined
    if (read === undefined) return { kind: 'unknown', message: wordsOf(got) || sentence('unreadable') }
    // What it is cancelled with: the state of it that was seen last.
    const handle = got.headers.get('etag') ?? ''
    const messages =
      read.pickupDate === '' || read.pickupDate === given.date
        ? []
        : [
            sentence('pickupOnAnotherDay', {
              date: isDate(read.pickupDate) ? formatDate(read.pickupDate) : read.pickupDate,
            }),
          ]
    return { kind: 'asked', pickup: { number: read.confirmationNumber, handle, charge: 0, currency: 'USD', messages } }
  }

const isGone = (words: string): boolean => /already (been )?cancel|not found|does not exist/i.test(words)

/** Sends the post away; twice does no harm. */
export const cancelPickupWith =
  (send: Send) =>
  async (account: Account, { number, handle }: HeldPickup, wireCall: WireCall): Promise<CancelPickupOutcome> => {
    const request = { operation: 'cancelPickup', method: 'DELETE', path: paths.pickup(number) } as const
    const got = await send(account, { ...request, headers: { 'If-Match': handle } }, wireCall)
    if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
    if (got.status >= 200 && got.status < 300) return { kind: 'cancelled', message: '' }
    const words = wordsOf(got)
    if (isRefusal(got.status) && isGone(words)) return { kind: 'cancelled', message: words }
    return got.status === 401 || got.status === 403 || got.status === 429 || !isRefusal(got.status)
      ? { kind: 'unconfirmed', message: words || failureOf(got).message }
      : { kind: 'refused', message: words || sentence('refusedSilently') }
  }
