import { nationalDigits, networkCountry, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import type {
  AskedPickup,
  CancelPickupOutcome,
  FindPickupOutcome,
  HeldPickup,
  PickupOutcome,
  PickupRateOutcome,
  PickupRequest,
  PickupTerms,
} from '../kit/dayEnd.ts'
import { badAnswer, isRefusal, jsonOf, refusal } from '../kit/failures.ts'
import { toMinor } from '../kit/money.ts'
import { SCAC } from './codes.ts'
import { errorsOf, failureOf, wordsOf } from './errors.ts'
import { pendingAnswer, pickupAnswer, pickupCancelAnswer, pickupRateAnswer } from './pickupWire.ts'
import { type Account, paths, type Send } from './send.ts'

/** One truck takes the packages of all services; our reference stands on it, and is told again while it is to come. */
export const pickupTerms: PickupTerms = {
  deadlineMs: 20_000,
  registersWithinMs: 30_000,
  recovery: 'reference',
  fleetOf: () => '',
}

/** Pounds from which on a driver wants to know. Source: UPS Pickup, OverweightIndicator. */
const OVERWEIGHT_LB = 70
/** Of one row: more of a service are told in several. */
const QUANTITY_MAX = 999

const timeOf = (time: string): string => time.replace(':', '')

const whenOf = ({ date, readyAt, closeAt }: PickupRequest) => ({
  CloseTime: timeOf(closeAt),
  ReadyTime: timeOf(readyAt),
  PickupDate: date.replaceAll('-', ''),
})

const whereOf = ({ address, residential }: PickupRequest) => ({
  City: address.city.slice(0, 50),
  StateProvince: address.state,
  PostalCode: address.zip.replaceAll(/[^0-9A-Z]/gi, '').slice(0, 8),
  CountryCode: networkCountry(address),
  ResidentialIndicator: residential ? 'Y' : 'N',
})

/** The rows of pieces, none with more than UPS takes in one. */
const piecesOf = ({ pieces }: PickupRequest) =>
  pieces.flatMap(({ serviceCode, country, count }) =>
    Array.from({ length: Math.ceil(count / QUANTITY_MAX) }, (_, n) => ({
      // Three digits here, two everywhere else.
      ServiceCode: serviceCode.padStart(3, '0'),
      Quantity: String(Math.min(QUANTITY_MAX, count - n * QUANTITY_MAX)),
      DestinationCountryCode: country,
      ContainerCode: '01',
    })),
  )

/** A truck is asked for. Its fields: UPS Pickup, PickupCreationRequest. */
export function pickupBody({ settings }: Account, given: PickupRequest) {
  const { address, instructions } = given
  return {
    PickupCreationRequest: {
      Request: { TransactionReference: { CustomerContext: given.reference } },
      RatePickupIndicator: 'Y',
      Shipper: { Account: { AccountNumber: settings.accountNumber, AccountCountryCode: networkCountry(address) } },
      PickupDateInfo: whenOf(given),
      PickupAddress: {
        CompanyName: (address.company || address.contactName).slice(0, 27),
        ContactName: (address.contactName || address.company).slice(0, 22),
        AddressLine: [address.street, address.street2].filter(line => line !== '').map(line => line.slice(0, 73)),
        ...whereOf(given),
        Phone: { Number: nationalDigits(address.contactPhone) },
      },
      // Ours is the place where the packages stand, whatever UPS has on file.
      AlternateAddressIndicator: 'Y',
      PickupPiece: piecesOf(given),
      TotalWeight: { Weight: Math.max(0.1, given.weightLb).toFixed(1), UnitOfMeasurement: 'LBS' },
      OverweightIndicator: given.heaviestLb > OVERWEIGHT_LB ? 'Y' : 'N',
      PaymentMethod: '01',
      ...(instructions === '' ? {} : { SpecialInstruction: instructions.slice(0, 57) }),
      ReferenceNumber: given.reference,
    },
  }
}

/** What it would cost. Its fields: UPS Pickup, PickupRateRequest. */
export function pickupRateBody({ settings }: Account, given: PickupRequest) {
  return {
    PickupRateRequest: {
      Request: { TransactionReference: { CustomerContext: 'rate' } },
      ShipperAccount: { AccountNumber: settings.accountNumber, AccountCountryCode: networkCountry(given.address) },
      PickupAddress: { AddressLine: given.address.street.slice(0, 73), ...whereOf(given) },
      AlternateAddressIndicator: 'Y',
      // A day that is named: the other two mean today and any later one.
      ServiceDateOption: '03',
      PickupDateInfo: whenOf(given),
    },
  }
}

const askedOf = (number: string, messages: readonly string[]): AskedPickup => ({
  ...{ number, handle: '', charge: null, currency: '' },
  messages: messages.filter(said => said !== ''),
})

export const ratePickupWith =
  (send: Send) =>
  async (account: Account, given: PickupRequest, wireCall: WireCall): Promise<PickupRateOutcome> => {
    const body = pickupRateBody(account, given)
    const got = await send(account, { operation: 'ratePickup', method: 'POST', path: paths.pickups, body }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = pickupRateAnswer.safeParse(jsonOf(got)).data?.PickupRateResponse.RateResult
    const total = read === undefined ? null : toMinor(read.GrandTotalOfAllCharge, read.CurrencyCode)
    if (read === undefined || total === null) return badAnswer(SCAC, sentence('priceNoMoney'))
    return { kind: 'rated', total, currency: read.CurrencyCode, messages: [] }
  }

export const askPickupWith =
  (send: Send) =>
  async (account: Account, given: PickupRequest, wireCall: WireCall): Promise<PickupOutcome> => {
    const body = pickupBody(account, given)
    const got = await send(account, { operation: 'askPickup', method: 'POST', path: paths.askPickup, body }, wireCall)
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const read = got.status === 200 ? pickupAnswer.safeParse(jsonOf(got)).data?.PickupCreationResponse : undefined
    if (read === undefined) return { kind: 'unknown', message: sentence('unreadable') }
    const { PRN, RateResult: rate, Response } = read
    const messages = Response.Alert.map(({ Description }) => Description)
    const charge = rate === undefined ? null : toMinor(rate.GrandTotalOfAllCharge, rate.CurrencyCode)
    return {
      kind: 'asked',
      pickup: { ...askedOf(PRN, messages), charge, currency: charge === null ? '' : (rate?.CurrencyCode ?? '') },
    }
  }

const isAbsence = (message: string): boolean =>
  /no (pending|on-?call|pickup)|not found|does not exist|already (been )?cancel/i.test(message)

/** Cancelled at UPS's. Source: UPS Pickup, OnCallStatusCode. */
const CANCELLED = '006'

/** Looks among the trucks that are still to come for one with our reference, or with UPS's own number. */
export const findPickupWith =
  (send: Send) =>
  async (account: Account, { reference, number }: HeldPickup, wireCall: WireCall): Promise<FindPickupOutcome> => {
    const headers = { AccountNumber: account.settings.accountNumber }
    const got = await send(account, { operation: 'findPickup', method: 'GET', path: paths.pickups, headers }, wireCall)
    if (got.kind === 'answered' && isRefusal(got.status) && errorsOf(got).some(({ message }) => isAbsence(message))) {
      return { kind: 'absent' }
    }
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = pendingAnswer.safeParse(jsonOf(got)).data?.PickupPendingStatusResponse.PendingStatus
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const found = read.find(one => (number === '' ? one.ReferenceNumber === reference : one.PRN === number))
    return found === undefined || found.OnCallStatusCode === CANCELLED
      ? { kind: 'absent' }
      : { kind: 'found', pickup: askedOf(found.PRN, [found.PickupStatusMessage]) }
  }

/** Sends the truck away, by its number; twice does no harm. */
export const cancelPickupWith =
  (send: Send) =>
  async (account: Account, { number }: HeldPickup, wireCall: WireCall): Promise<CancelPickupOutcome> => {
    const request = { operation: 'cancelPickup', method: 'DELETE', path: paths.cancelPickup } as const
    const got = await send(account, { ...request, headers: { Prn: number } }, wireCall)
    if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
    if (errorsOf(got).some(({ message }) => /already (been )?cancel/i.test(message))) {
      return { kind: 'cancelled', message: wordsOf(got) }
    }
    if (got.status === 401 || got.status === 403 || got.status === 429 || got.status >= 500) {
      return { kind: 'unconfirmed', message: wordsOf(got) || failureOf(got).message }
    }
    if (got.status >= 400)
      return { kind: 'refused', message: wordsOf(got) || refusal(SCAC, sentence('refusedSilently')).message }
    const status = pickupCancelAnswer.safeParse(jsonOf(got)).data?.PickupCancelResponse.Response.ResponseStatus
    if (status === undefined) return { kind: 'unconfirmed', message: sentence('unreadable') }
    return status.Code === '1'
      ? { kind: 'cancelled', message: '' }
      : { kind: 'refused', message: status.Description || sentence('refusedSilently') }
  }
