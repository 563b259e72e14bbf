import { randomBytes } from 'node:crypto'
import { type ConditionedCall, fedexCalls } from '@waybill/conditions'
import type { SandboxOptions } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { paper } from '../paper.ts'
import { openSoldLabels, type SoldLabel } from '../parcel/soldLabels.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import { type Asked, type How, jsonOf, type Reply } from '../wire.ts'
import { invoicesOf } from './abroad.ts'
import { address } from './addresses.ts'
import { openCloses } from './close.ts'
import { locations } from './locations.ts'
import { expressNumber, groundNumber } from './numbers.ts'
import { openPickups } from './pickups.ts'
import { fault, packagesOf, rate } from './rates.ts'
import { addressOf, breach, no, text, yes } from './said.ts'
import { serviceOf } from './services.ts'
import { keyOf, orderFault, shownOf, soldReply, trackedReferences } from './ship.ts'
import { eventsOf, isGone, notFound, resultOf } from './track.ts'

const NETWORK = 'fedex'
const PREFIX = '/fedex'

type Given = SandboxOptions & { readonly ledger: Ledger }

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

/** FedEx's services: see README.md for what of them is published. */
export function createFedex({ ledger, latency = 0, tokenSeconds = 3_599, life = [] }: Given) {
  const tokens = new Map<string, number>()
  const sold = openSoldLabels(ledger, NETWORK)
  const pickups = openPickups(ledger)
  const close = openCloses(sold.all)

  function token({ body }: Asked): Reply {
    const given = new URLSearchParams(body)
    if (given.get('grant_type') !== 'client_credentials') {
      return no(401, 'BAD.REQUEST.ERROR', 'Missing or duplicate parameters. Please modify your request and try again.')
    }
    const secret = given.get('client_secret') ?? ''
    if ((given.get('client_id') ?? '') === '' || secret === '' || secret === 'wrong') {
      const words = 'The given client credentials were not valid. Please modify your request and try again.'
      return no(401, 'NOT.AUTHORIZED.ERROR', words)
    }
    const value = randomBytes(24).toString('base64url')
    tokens.set(value, Date.now() + tokenSeconds * 1000)
    return {
      status: 200,
      json: { access_token: value, token_type: 'bearer', expires_in: tokenSeconds, scope: 'CXS' },
    }
  }

  const isSignedIn = ({ headers }: Asked): boolean =>
    (tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? 0) > Date.now()

  async function ship(body: Json, { hiddenMs }: How): Promise<Reply> {
    const wrong = fault(body, true) ?? orderFault(body)
    if (wrong !== null) return wrong
    const shipment = objectOf(body.requestedShipment)
    const packages = packagesOf(shipment)
    const invoices = await invoicesOf(shipment)
    const serviceCode = textOf(shipment.serviceType)
    const first = sold.count() + 1
    const numberOf = serviceOf(serviceCode).carrier === 'FDXG' ? groundNumber : expressNumber
    const numbers = packages.map((_, index) => numberOf(first + index))
    const to = addressOf(listOf(shipment.recipients)[0])
    const labels = packages.map((one, index) =>
      sold.sell(
        {
          account: text(objectOf(body.accountNumber).value),
          reference: keyOf(shipment),
          trackingNumber: numbers[index] ?? '',
          shipmentNumber: numbers[0] ?? '',
          to: {
            city: textOf(to.city),
            state: textOf(to.stateOrProvinceCode),
            zip: text(to.postalCode),
            country: textOf(to.countryCode),
          },
          n: index + 1,
          of: packages.length,
          weightLb: one.pounds,
          serviceCode,
          shown: shownOf(shipment),
          references: trackedReferences(shipment),
        },
        hiddenMs,
      ),
    )
    return soldReply(shipment, labels, invoices)
  }

  /** Those under a reference; one that was given back is still told of, as such. */
  function underReference(body: Json): Reply {
    const asked = objectOf(body.referencesInformation)
    const [value, account] = [text(asked.value), text(asked.accountNumber)]
    if (value === '' || account === '') {
      return no(400, 'TRACKING.REFERENCEVALUE.EMPTY', 'Please provide a valid reference value and account number.')
    }
    if (text(asked.shipDateBegin) === '' || (text(asked.shipDateEnd) || text(asked.shipDateEndDate)) === '') {
      return no(400, 'TRACKING.SHIPDATE.EMPTY', 'Please provide a ship date range.')
    }
    const found = sold.everUnder(text(asked.type), value).filter(({ entry }) => entry.account === account)
    if (found.length === 0) return yes(notFound(value, 'REFERENCENUMBER'))
    return yes({
      completeTrackResults: found.map(label => ({
        trackingNumber: label.trackingNumber,
        trackResults: [resultOf(label, life, body.includeDetailedScans === true)],
      })),
    })
  }

  function track(body: Json): Reply {
    const numbers = listOf(body.trackingInfo).map(one =>
      text(objectOf(objectOf(one).trackingNumberInfo).trackingNumber),
    )
    if (numbers.length === 0 || numbers.includes('')) {
      return no(400, 'TRACKING.TRACKINGNUMBER.EMPTY', 'Please provide tracking number.')
    }
    const results = numbers.flatMap((number): readonly object[] => {
      const label = sold.number(number)
      if (label === undefined) return notFound(number, 'TRACKINGNUMBER').completeTrackResults
      const result = resultOf(label, life, body.includeDetailedScans === true)
      return [{ trackingNumber: number, trackResults: [result] }]
    })
    return yes({ completeTrackResults: results })
  }

  async function proof(body: Json): Promise<Reply> {
    const [asked] = listOf(body.trackDocumentSpecification)
    const number = text(objectOf(objectOf(asked).trackingNumberInfo).trackingNumber)
    const label = sold.number(number)
    if (label === undefined || !eventsOf(label, life).some(({ type }) => type === 'DL')) {
      return no(400, 'TRACKING.DOCUMENT.NOTFOUND', 'The requested document is not available for this tracking number.')
    }
    const page = await paper('Proof of delivery', [`Tracking number ${number}`])
    return yes({
      documentType: 'SIGNATURE_PROOF_OF_DELIVERY',
      documentFormat: 'PDF',
      documents: [page.toString('base64')],
    })
  }

  function cancel(body: Json): Reply {
    const number = text(body.trackingNumber)
    const account = text(objectOf(body.accountNumber).value)
    const one = sold.number(number)
    const all = body.deletionControl === 'DELETE_ALL_PACKAGES'
    const chosen: readonly SoldLabel[] = one === undefined ? [] : all ? sold.shipment(one.shipmentNumber) : [one]
    if (chosen.length === 0 || chosen.some(({ entry }) => entry.account !== account)) {
      return no(400, 'SHIPMENT.TRACKINGNUMBER.NOTFOUND', 'Tracking number cannot be found.')
    }
    if (chosen.every(({ voided }) => voided)) {
      return no(400, 'SHIPMENT.ALREADY.CANCELLED', 'The shipment has already been cancelled.')
    }
    // A no may come with 200.
    if (chosen.some(label => isGone(label, life))) {
      const message = 'Unable to cancel: the package is with FedEx.'
      return yes({ cancelledShipment: false, cancelledHistory: false, message })
    }
    for (const label of chosen) sold.void(label)
    return yes({ cancelledShipment: true, cancelledHistory: true, message: 'Shipment is successfully cancelled' })
  }

  async function serve(asked: Asked, how: How): Promise<Reply> {
    const ms = latency === 'natural' ? 140 : latency
    if (ms > 0) await wait(ms)
    const { operation } = operationOf(asked)
    if (operation === 'token') return token(asked)
    if (how.isTaken !== true && !isSignedIn(asked)) {
      return no(401, 'NOT.AUTHORIZED.ERROR', 'Access token expired. Please modify your request and try again.')
    }
    const body = objectOf(jsonOf(asked))
    const works: Readonly<Record<string, () => Reply | Promise<Reply>>> = {
      rate: () => rate(body),
      check: () => rate(body),
      buyLabels: () => ship(body, how),
      recoverLabels: () => underReference(body),
      voidLabels: () => cancel(body),
      track: () => track(body),
      documents: () => proof(body),
      checkAddress: () => address(body),
      ratePickup: () => pickups.available(body),
      askPickup: () => pickups.ask(body, textOf(asked.headers['x-customer-transaction-id'])),
      cancelPickup: () => pickups.cancel(body),
      closeDay: () => close(body),
      locations: () => locations(body),
    }
    const conditioned = { ...fedexCalls, check: fedexCalls.rate } as Readonly<Record<string, ConditionedCall>>
    const broken = breach(conditioned[operation], body)
    const reply = await (broken ??
      works[operation]?.() ??
      no(404, 'NOT.FOUND.ERROR', 'The resource is no longer available.'))
    return echoed(asked, reply)
  }

  function operationOf(asked: Asked) {
    const { method, url } = asked
    const found = operations.find(([verb, path]) => verb === method && `${PREFIX}${path}` === url.pathname)?.[2] ?? ''
    const isCheck = found === 'rate' && objectOf(objectOf(jsonOf(asked)).requestedShipment).serviceType !== undefined
    return { operation: isCheck ? 'check' : found, account: 'FEDEX', absent }
  }

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

/** The number that a transaction was sent with comes back. */
function echoed({ headers }: Asked, reply: Reply): Reply {
  const id = headers['x-customer-transaction-id']
  const json = reply.json
  if (typeof id !== 'string' || typeof json !== 'object') return reply
  const { spoil } = reply
  return {
    ...reply,
    json: { ...json, customerTransactionId: id },
    ...(spoil === undefined ? {} : { spoil: kind => echoed({ headers } as Asked, spoil(kind)) }),
  }
}

const absent = yes(notFound('', 'REFERENCENUMBER'))

const operations: readonly (readonly [method: string, path: string, operation: string])[] = [
  ['POST', '/oauth/token', 'token'],
  ['POST', '/rate/v1/rates/quotes', 'rate'],
  ['POST', '/ship/v1/shipments', 'buyLabels'],
  ['PUT', '/ship/v1/shipments/cancel', 'voidLabels'],
  ['POST', '/track/v1/trackingnumbers', 'track'],
  ['POST', '/track/v1/referencenumbers', 'recoverLabels'],
  ['POST', '/track/v1/trackingdocuments', 'documents'],
  ['POST', '/address/v1/addresses/resolve', 'checkAddress'],
  ['POST', '/pickup/v1/pickups/availabilities', 'ratePickup'],
  ['POST', '/pickup/v1/pickups', 'askPickup'],
  ['PUT', '/pickup/v1/pickups/cancel', 'cancelPickup'],
  ['PUT', '/ship/v1/endofday/', 'closeDay'],
  ['POST', '/location/v1/locations', 'locations'],
]
