import { createHash, randomBytes } from 'node:crypto'
import { type ConditionedCall, uspsCalls } from '@waybill/conditions'
import type { SandboxOptions } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { happenedTo, openSoldLabels } from '../parcel/soldLabels.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import { type Asked, type How, jsonOf, type Reply } from '../wire.ts'
import { address } from './addresses.ts'
import { locations, openForms, openPickups } from './dayEnd.ts'
import { numberOf } from './label.ts'
import { options } from './prices.ts'
import { breach, no } from './said.ts'
import type { Trip } from './services.ts'
import { faultOf, soldReply } from './sold.ts'

const NETWORK = 'usps'
const PREFIX = '/usps'

type Given = SandboxOptions & { readonly ledger: Ledger }

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

/** Who pays and whose number stands on labels, as a token that pays says it. */
interface Payer {
  readonly mid: string
  readonly account: string
  readonly until: number
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const headerOf = ({ headers }: Asked, name: string): string => textOf(headers[name.toLowerCase()])

const tripOf = (path: string): Trip =>
  path.includes('/international-labels/') ? 'abroad' : path.endsWith('/return-label') ? 'return' : 'domestic'

/** The post's services: see README.md for what of them is published. */
export function createUsps({ ledger, latency = 0, tokenSeconds = 28_799, life = [] }: Given) {
  const tokens = new Map<string, number>()
  const payers = new Map<string, Payer>()
  const sold = openSoldLabels(ledger, NETWORK)
  const pickups = openPickups(ledger)
  const scanForm = openForms(sold.number)

  function token({ body }: Asked): Reply {
    const given = objectOf(jsonOf({ body } as Asked))
    const [client, secret] = [textOf(given.client_id), textOf(given.client_secret)]
    if (client === '' || secret === '' || secret === 'wrong') {
      const said = 'Client credentials are invalid'
      return { status: 401, json: { error: 'invalid_client', error_description: said, error_uri: '' } }
    }
    const value = randomBytes(40).toString('base64url')
    tokens.set(value, Date.now() + tokenSeconds * 1000)
    return {
      status: 200,
      json: {
        access_token: value,
        token_type: 'Bearer',
        issued_at: Date.now(),
        expires_in: tokenSeconds,
        status: 'approved',
        scope: 'addresses labels payments prices shipments tracking',
        issuer: 'sandbox',
        client_id: client,
      },
    }
  }

  const isSignedIn = (asked: Asked): boolean =>
    (tokens.get(/^Bearer (.+)$/.exec(headerOf(asked, 'authorization'))?.[1] ?? '') ?? 0) > Date.now()

  function payment(body: Json): Reply {
    const roles = listOf(body.roles).map(objectOf)
    const role = (name: string) => roles.find(({ roleName }) => roleName === name)
    const [payer, owner] = [role('PAYER'), role('LABEL_OWNER')]
    if (payer === undefined || owner === undefined) return no(400, '160369', 'PAYER role required', 'roles')
    const mid = textOf(owner.MID)
    if (!/^(\d{6}|\d{9})$/.test(mid)) return no(400, '120008', 'MID is not valid.', 'roles.MID')
    const account = textOf(payer.accountNumber) || textOf(payer.permitNumber)
    if (account.toUpperCase() === 'CLOSED') return no(400, '120015', 'Payment account is not active.', 'accountNumber')
    const value = randomBytes(40).toString('base64url')
    payers.set(value, { mid, account, until: Date.now() + tokenSeconds * 1000 })
    return { status: 200, json: { paymentAuthorizationToken: value, roles } }
  }

  function buy(asked: Asked, body: Json, { hiddenMs, isTaken }: How, trip: Trip): Reply {
    const payer = payers.get(headerOf(asked, 'X-Payment-Authorization-Token'))
    if (payer === undefined || (isTaken !== true && payer.until <= Date.now())) {
      return no(401, '160400', 'Payment Authorization Token is invalid or expired.', 'X-Payment-Authorization-Token')
    }
    const key = headerOf(asked, 'X-Idempotency-Key')
    if (key !== '' && !isUuid(key)) return no(400, '160401', 'X-Idempotency-Key must be a UUID', 'X-Idempotency-Key')
    const request = createHash('sha256').update(asked.body).digest('hex')
    const known = key === '' ? undefined : sold.asked(key)
    if (known !== undefined) {
      if (known.request !== request) {
        return no(400, '160402', 'X-Idempotency-Key was used with another request', 'X-Idempotency-Key')
      }
      return known.voided ? no(400, '160379', 'Canceled labels are unavailable for reprint') : soldReply(known, body)
    }
    const wrong = faultOf(body, trip)
    if (wrong !== null) return wrong
    const parcel = objectOf(body.packageDescription)
    const to = objectOf(body.toAddress)
    const mailClass = textOf(parcel.mailClass)
    const { packageNumber = 1, totalPackages = 1 } = objectOf(body.imageInfo)
    const trackingNumber = numberOf(payer.mid, mailClass, sold.count() + 1)
    const label = sold.sell(
      {
        account: payer.account,
        reference: key,
        trackingNumber,
        shipmentNumber: trackingNumber,
        to: {
          ...{ city: textOf(to.city), state: textOf(to.state) || textOf(to.province) },
          ...{ zip: textOf(to.ZIPCode) || textOf(to.postalCode), country: textOf(to.countryISOAlpha2Code) || 'US' },
        },
        n: Number(packageNumber),
        of: Number(totalPackages),
        weightLb: Number(parcel.weight),
        serviceCode: mailClass,
        request,
        shown: textOf(objectOf(listOf(parcel.customerReference)[0]).referenceNumber),
      },
      hiddenMs,
    )
    return soldReply(label, body)
  }

  function cancel(asked: Asked, number: string): Reply {
    if ((payers.get(headerOf(asked, 'X-Payment-Authorization-Token'))?.until ?? 0) <= Date.now()) {
      return no(401, '160400', 'Payment Authorization Token is invalid or expired.', 'X-Payment-Authorization-Token')
    }
    const label = sold.number(number)
    const isElsewhere = (label?.to.country !== 'US') !== asked.url.pathname.includes('/international-labels/')
    if (label === undefined || isElsewhere) return no(400, '160101', 'Order not found', 'trackingNumber')
    if (label.voided) return no(400, '160186', 'Order already canceled', 'trackingNumber')
    if (happenedTo(label, life).some(({ type }) => type === 'P' || type === 'D')) {
      return no(400, '160184', 'Order cannot be canceled', 'trackingNumber')
    }
    sold.void(label)
    return { status: 200, json: { trackingNumber: number, status: 'CANCELED' } }
  }

  function track(number: string): Reply {
    const label = sold.number(number)
    if (label === undefined || label.voided) {
      return no(404, '150001', 'A status update is not yet available on your package.', 'trackingNumber')
    }
    const { city, state, zip } = label.to
    const all = [{ type: 'M', dateTime: label.entry.at }, ...happenedTo(label, life)]
    const trackingEvents = all.toReversed().map(({ type, dateTime }) => ({
      eventType: words[type] ?? type,
      eventTimestamp: dateTime,
      GMTTimestamp: dateTime,
      GMTOffset: '+00:00',
      eventCountry: '',
      eventCity: city.toUpperCase(),
      eventState: state,
      eventZIP: zip,
      eventCode: codes[type] ?? type,
      actionCode: null,
      reasonCode: null,
    }))
    const [last] = trackingEvents
    return {
      status: 200,
      json: {
        trackingNumber: number,
        mailClass: label.serviceCode,
        status: last?.eventType,
        statusCategory: last?.eventCode === '01' ? 'Delivered' : 'In Transit',
        statusSummary: last?.eventType,
        destinationCity: city,
        destinationState: state,
        destinationZIP: zip,
        // The proof is sent by e-mail, to whom asks for it.
        proofOfDeliveryEnabled: last?.eventCode === '01',
        trackingEvents,
      },
    }
  }

  async function serve(asked: Asked, how: How): Promise<Reply> {
    const ms = latency === 'natural' ? 120 : latency
    if (ms > 0) await wait(ms)
    const { operation } = operationOf(asked)
    if (operation === 'token') return token(asked)
    if (how.isTaken !== true && !isSignedIn(asked)) return no(401, '401', 'Unauthorized')
    const body = objectOf(jsonOf(asked))
    const last = decodeURIComponent(asked.url.pathname.split('/').at(-1) ?? '')
    const broken = breach(conditionedAt(operation, asked.url.pathname), body)
    if (broken !== null) return broken
    switch (operation) {
      case 'payment':
        return payment(body)
      case 'rate':
        return options(body)
      case 'buyLabels':
        return buy(asked, body, how, tripOf(asked.url.pathname))
      case 'voidLabels':
        return cancel(asked, last)
      case 'track':
        return track(last)
      case 'checkAddress':
        return address(asked.url.searchParams)
      case 'ratePickup':
        return pickups.eligible(asked.url.searchParams)
      case 'askPickup':
        return pickups.ask(body)
      case 'cancelPickup':
        return pickups.cancel(last, headerOf(asked, 'If-Match'))
      case 'closeDay':
        return scanForm(body)
      case 'locations':
        return locations(asked.url.searchParams)
      default:
        return no(404, '404', 'Not found')
    }
  }

  const operationOf = ({ method, url }: Asked) => ({
    operation: operations.find(([verb, pattern]) => verb === method && pattern.test(url.pathname))?.[2] ?? '',
    account: 'USPS',
  })

  return {
    name: NETWORK,
    reachedAt: (): void => {},
    serve,
    knows: (path: string): boolean => path.startsWith(`${PREFIX}/`),
    operationOf,
    expireTokens: () => {
      tokens.clear()
      payers.clear()
    },
    /** Under our key, or under a tracking number. */
    addEvents(reference: string, given: readonly { type: string; dateTime?: string; description?: string }[]): boolean {
      const label = sold.number(reference) ?? sold.asked(reference)
      for (const { type, dateTime = new Date().toISOString(), description = type } of given) {
        label?.events.push({ type, dateTime, description })
      }
      return label !== undefined
    },
  }
}

/** Codes and words of kinds of events. */
const codes: Readonly<Record<string, string>> = { M: 'GX', P: '03', I: '10', D: '01', X: '02' }
const words: Readonly<Record<string, string>> = {
  M: 'Shipping Label Created, USPS Awaiting Item',
  P: 'Picked Up',
  I: 'Arrived at USPS Regional Facility',
  D: 'Delivered',
  X: 'Notice Left (No Authorized Recipient Available)',
}

const labels = { domestic: uspsCalls.label, return: uspsCalls.returnLabel, abroad: uspsCalls.labelAbroad } as const

/** The conditions of what is asked; undefined where none are known. */
function conditionedAt(operation: string, path: string): ConditionedCall | undefined {
  if (operation === 'buyLabels') return labels[tripOf(path)]
  return (uspsCalls as Readonly<Record<string, ConditionedCall>>)[operation]
}

const operations: readonly (readonly [method: string, path: RegExp, operation: string])[] = [
  ['POST', /\/oauth2\/v3\/token$/, 'token'],
  ['POST', /\/payments\/v3\/payment-authorization$/, 'payment'],
  ['POST', /\/shipments\/v3\/options\/search$/, 'rate'],
  ['POST', /\/labels\/v3\/(return-)?label$/, 'buyLabels'],
  ['POST', /\/international-labels\/v3\/international-label$/, 'buyLabels'],
  ['DELETE', /\/labels\/v3\/label\/[^/]+$/, 'voidLabels'],
  ['DELETE', /\/international-labels\/v3\/international-label\/[^/]+$/, 'voidLabels'],
  ['GET', /\/tracking\/v3\/tracking\/[^/]+$/, 'track'],
  ['GET', /\/addresses\/v3\/address$/, 'checkAddress'],
  ['GET', /\/pickup\/v3\/carrier-pickup\/eligibility$/, 'ratePickup'],
  ['POST', /\/pickup\/v3\/carrier-pickup$/, 'askPickup'],
  ['DELETE', /\/pickup\/v3\/carrier-pickup\/[^/]+$/, 'cancelPickup'],
  ['POST', /\/scan-forms\/v3\/scan-form$/, 'closeDay'],
  ['GET', /\/locations\/v3\/post-office-locations$/, 'locations'],
]
