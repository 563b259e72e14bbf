import { fedexCalls, fieldIn } from '@waybill/conditions'
import { networkCountry, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import type { CancelPickupOutcome, HeldPickup, PickupOutcome, PickupRequest, PickupTerms } from '../kit/dayEnd.ts'
import { isRefusal, jsonOf, refusal } from '../kit/failures.ts'
import { carrierOf, SCAC } from './codes.ts'
import { availabilityAnswer, pickupAnswer, pickupCancelAnswer } from './dayEndWire.ts'
import { errorsOf, failureOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressOf, partyOf } from './shipmentBody.ts'

/** FedEx's two fleets by the names that clerks know them under. */
const fleets: Readonly<Record<string, string>> = { FDXE: 'Express', FDXG: 'Ground' }
const codeOf = (fleet: string): string => (fleet === fleets.FDXG ? 'FDXG' : 'FDXE')

/** Two fleets, by air and on the ground, each with a truck of its own. FedEx tells of none that was asked for: a person calls. */
export const pickupTerms: PickupTerms = {
  deadlineMs: 20_000,
  registersWithinMs: 30_000,
  recovery: 'person',
  fleetOf: serviceCode => fleets[carrierOf(serviceCode)] ?? '',
}

const accountOf = ({ settings }: Account) => ({ associatedAccountNumber: { value: settings.accountNumber } })

/** Whether all that the truck takes stays in the country of the dock, as FedEx counts them: Puerto Rico is another. */
const relationOf = ({ address, pieces }: PickupRequest) =>
  pieces.every(({ country }) => country === networkCountry(address)) ? 'DOMESTIC' : 'INTERNATIONAL'

/** Whether a truck comes on that day. Its fields: FedEx Pickup, availabilities. */
export function availabilityBody(given: PickupRequest) {
  const { address, date, readyAt, closeAt, fleet, pieces } = given
  const [service] = pieces
  return {
    pickupAddress: addressOf(address),
    dispatchDate: date,
    packageReadyTime: `${readyAt}:00`,
    customerCloseTime: `${closeAt}:00`,
    // Today at the dock is another day where this is computed: both are asked for.
    pickupRequestType: ['SAME_DAY', 'FUTURE_DAY'],
    carriers: [codeOf(fleet)],
    ...(service === undefined ? {} : { shipmentAttributes: { serviceType: service.serviceCode } }),
    countryRelationship: relationOf(given),
  }
}

/** A truck is asked for. Its fields: FedEx Pickup. */
export function pickupBody(account: Account, given: PickupRequest) {
  const { address, residential, date, readyAt, closeAt, fleet, pieces, weightLb, instructions } = given
  const request = { carrierCode: codeOf(fleet) }
  const isOnTheGround = fieldIn(fedexCalls.askPickup, 'originDetail.packageLocation', request) === 'required'
  return {
    ...accountOf(account),
    originDetail: {
      pickupAddressType: 'OTHER',
      pickupLocation: partyOf(address, residential, ''),
      // Local, whatever its last letter says (README.md).
      readyDateTimestamp: `${date}T${readyAt}:00Z`,
      customerCloseTime: `${closeAt}:00`,
      ...(isOnTheGround ? { packageLocation: 'FRONT' } : {}),
    },
    totalWeight: { units: 'LB', value: Math.max(0.1, weightLb) },
    packageCount: pieces.reduce((sum, { count }) => sum + count, 0),
    carrierCode: codeOf(fleet),
    ...(instructions === '' ? {} : { remarks: instructions.slice(0, 60) }),
    countryRelationships: relationOf(given),
  }
}

/** Asks whether a truck comes before it asks for it: a day without one is said before anything is ordered. */
export const askPickupWith =
  (send: Send) =>
  async (account: Account, given: PickupRequest, wireCall: WireCall): Promise<PickupOutcome> => {
    const ends = performance.now() + wireCall.deadlineMs
    const question = { operation: 'ratePickup', path: paths.availability, body: availabilityBody(given) } as const
    const told = await send(account, question, wireCall)
    if (told.kind === 'lost' || told.status !== 200) return failureOf(told)
    const days = (availabilityAnswer.safeParse(jsonOf(told)).data?.output.options ?? []).filter(
      ({ carrier, pickupDate }) => carrier === codeOf(given.fleet) && pickupDate === given.date,
    )
    if (days.length > 0 && days.every(({ available }) => !available)) {
      return refusal(SCAC, sentence('noTruckThatDay'))
    }
    const body = pickupBody(account, given)
    const request = { operation: 'askPickup', path: paths.pickups, body, transactionId: given.reference } as const
    const got = await send(account, request, { ...wireCall, deadlineMs: ends - performance.now() })
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const read = got.status === 200 ? pickupAnswer.safeParse(jsonOf(got)).data?.output : undefined
    if (read === undefined) return { kind: 'unknown', message: wordsOf(got) || sentence('unreadable') }
    const messages = [read.message, ...read.alerts.map(({ message }) => message)].filter(said => said !== '')
    const { pickupConfirmationCode: number, location: handle } = read
    return { kind: 'asked', pickup: { number, handle, charge: null, currency: '', messages } }
  }

const isCancelledBefore = ({ code, message }: { readonly code: string; readonly message: string }): boolean =>
  /ALREADY\.?_?CANCEL/i.test(code) || /already (been )?cancel/i.test(message)

/** Sends the truck away, by its number, its day and, by air, the station that sends it; twice does no harm. */
export const cancelPickupWith =
  (send: Send) =>
  async (account: Account, given: HeldPickup, wireCall: WireCall): Promise<CancelPickupOutcome> => {
    const { number, handle, fleet, date } = given
    const body = {
      ...accountOf(account),
      pickupConfirmationCode: number,
      carrierCode: codeOf(fleet),
      scheduledDate: date,
      ...(handle === '' ? {} : { location: handle }),
    }
    const request = { operation: 'cancelPickup', method: 'PUT', path: paths.cancelPickup, body } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
    if (errorsOf(got).some(isCancelledBefore)) return { kind: 'cancelled', message: wordsOf(got) }
    if (got.status === 401 || got.status === 403 || got.status === 429 || got.status >= 500) {
      return { kind: 'unconfirmed', message: wordsOf(got) || failureOf(got).message }
    }
    if (got.status >= 400) return { kind: 'refused', message: wordsOf(got) || sentence('refusedSilently') }
    const said = pickupCancelAnswer.safeParse(jsonOf(got)).data?.output
    if (said === undefined) return { kind: 'unconfirmed', message: wordsOf(got) || sentence('unreadable') }
    return { kind: 'cancelled', message: said.cancelConfirmationMessage }
  }
