import { randomBytes } from 'node:crypto'
import { type Carried, openCarried } from '../carried.ts'
import type { SandboxOptions } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { paper } from '../paper.ts'
import { type Asked, type How, jsonOf, type Reply } from '../wire.ts'
import { accountsAnswer, metadataAnswer } from './accounts.ts'
import { carrierOf, carriers } from './carriers.ts'
import { atDestination, descriptions } from './events.ts'
import {
  accountCodes,
  dispatchFaults,
  identifierOf,
  type Json,
  laneFaults,
  listOf,
  numberOf,
  objectOf,
  rateFaults,
  textOf,
} from './read.ts'
import { quoteOf } from './tariff.ts'
import { transitOf } from './transit.ts'

const NOT_FOR_SHIPMENT = 'SAMPLE, NOT FOR SHIPMENT'

const apiError = (status: number, messages: readonly string[]): Reply => ({
  status,
  json: {
    httpStatusCode: status,
    httpMessage: messages[0] ?? '',
    errorMessage: messages.length > 1 ? 'One or more fields are invalid.' : (messages[0] ?? ''),
    errors: messages.map(message => ({ severity: 'ERROR', message, diagnostic: '', source: 'SYSTEM' })),
    supportReferenceId: crypto.randomUUID(),
  },
})

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))
const local = (instant: number): string => new Date(instant).toISOString().slice(0, 19)
const info = (message: string) => ({ severity: 'INFO', message, diagnostic: '', source: 'SYSTEM' })

type Given = SandboxOptions & { readonly ledger: Ledger }

/** project44's API v4, LTL: see README.md for what of it is published and what reconstructed. */
export function createProject44({ ledger, latency = 0, tokenSeconds = 43_200, life = [] }: Given) {
  const tokens = new Map<string, number>()
  const carried = openCarried(ledger)
  let base = ''

  function token({ body, headers }: Asked): Reply {
    const form = new URLSearchParams(body)
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1]
    const [user = '', password = ''] = basic === undefined ? [] : Buffer.from(basic, 'base64').toString().split(':')
    const id = form.get('client_id') ?? user
    const secret = form.get('client_secret') ?? password
    // Any pair will do but a wrong one: the network is open to everybody, and says no to `wrong`.
    if (form.get('grant_type') !== 'client_credentials' || id === '' || secret === '' || secret === 'wrong') {
      return apiError(401, ['Invalid or missing credentials'])
    }
    const value = randomBytes(24).toString('base64url')
    tokens.set(value, Date.now() + tokenSeconds * 1000)
    return { status: 200, json: { access_token: value, token_type: 'bearer', expires_in: tokenSeconds, scope: '' } }
  }

  const isSignedIn = ({ headers }: Asked): boolean =>
    (tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? 0) > Date.now()

  const habit = async (codes: readonly string[]): Promise<void> => {
    const ms = latency === 'natural' ? Math.max(...codes.map(code => carrierOf(code)?.habitMs ?? 0)) : latency
    if (ms > 0) await wait(ms)
  }

  async function rates(body: Json): Promise<Reply> {
    const faults = rateFaults(body)
    if (faults.length > 0) return apiError(400, faults)
    const named = accountCodes(body)
    const codes = named.length > 0 ? named : carriers.map(({ scac }) => scac)
    await habit(codes)
    const group = textOf(objectOf(body.capacityProviderAccountGroup).code) || 'Default'
    const rateQuotes = codes.map(code => {
      const carrier = carrierOf(code)
      if (carrier !== undefined) return quoteOf(carrier, body, group, new Date())
      const errors = [{ severity: 'ERROR', message: 'Account not found.', diagnostic: code, source: 'SYSTEM' }]
      return {
        capacityProviderAccountGroup: { code: group, accounts: [{ code }] },
        carrierCode: code,
        errorMessages: errors,
      }
    })
    return { status: 200, json: { rateQuotes, infoMessages: [info(NOT_FOR_SHIPMENT)] } }
  }

  async function transit(body: Json): Promise<Reply> {
    const faults = laneFaults(body)
    if (faults.length > 0) return apiError(400, faults)
    const named = accountCodes(body)
    const codes = named.length > 0 ? named : carriers.map(({ scac }) => scac)
    await habit(codes)
    const transitTimeQuotes = codes.flatMap(code => {
      const carrier = carrierOf(code)
      return carrier === undefined ? [] : transitOf(carrier, body, new Date())
    })
    return { status: 200, json: { transitTimeQuotes, infoMessages: [info(NOT_FOR_SHIPMENT)] } }
  }

  const confirmation = ({ entry }: Carried) => [
    { type: 'SYSTEM_GENERATED', value: String(entry.dispatchId), primaryForType: true, source: 'SYSTEM' },
    { type: 'PICKUP', value: entry.pickup, primaryForType: true, source: 'CAPACITY_PROVIDER' },
    { type: 'PRO', value: entry.pro, primaryForType: true, source: 'CAPACITY_PROVIDER' },
    { type: 'BILL_OF_LADING', value: entry.bol, primaryForType: true, source: 'CUSTOMER' },
    ...(entry.key === '' ? [] : [{ type: 'EXTERNAL', value: entry.key, primaryForType: true, source: 'CUSTOMER' }]),
  ]

  async function dispatch(body: Json, { hiddenMs }: How): Promise<Reply> {
    const faults = dispatchFaults(body)
    if (faults.length > 0) return apiError(400, faults)
    const [account = ''] = accountCodes(body)
    if (carrierOf(account) === undefined) return apiError(400, [`account ${account} does not exist`])
    await habit([account])
    const dispatchId = 100_000_000 + ledger.entries().length + 1
    // A careless carrier: the same reference twice is two orders.
    const entry = ledger.add({
      at: new Date().toISOString(),
      kind: 'dispatch',
      account,
      bol: identifierOf(body.shipmentIdentifiers, 'BILL_OF_LADING'),
      key: identifierOf(body.shipmentIdentifiers, 'EXTERNAL'),
      dispatchId,
      pickup: `SAMPLE-P${dispatchId}`,
      pro: `9${String(dispatchId).padStart(9, '0')}`,
      details: {
        trackingId: crypto.randomUUID(),
        origin: objectOf(objectOf(body.originLocation).address),
        destination: objectOf(objectOf(body.destinationLocation).address),
        pickupDate: textOf(objectOf(body.pickupWindow).date),
      },
    })
    carried.remember(entry, Date.now() + hiddenMs)
    const shipment = carried.underId(dispatchId) as Carried
    return {
      status: 200,
      json: {
        id: dispatchId,
        shipmentIdentifiers: confirmation(shipment),
        capacityProviderBolUrl: `${base}/sandbox-papers/${shipment.trackingId}/BILL_OF_LADING`,
        pickupNote: `${NOT_FOR_SHIPMENT}. ${textOf(body.pickupNote)}`,
        pickupDateTime: `${textOf(entry.details.pickupDate)}T14:00:00`,
        infoMessages: [info(NOT_FOR_SHIPMENT)],
      },
    }
  }

  function cancel(found: Carried | undefined): Reply {
    if (found === undefined) return apiError(404, ['Shipment not found'])
    const isGone = eventsOf(found).some(({ type }) => type === 'PICKED_UP')
    if (isGone && !found.cancelled) return apiError(400, ['The shipment was picked up and cannot be cancelled.'])
    if (!found.cancelled) {
      const { account, bol, key, dispatchId, pickup, pro } = found.entry
      const gone = { at: new Date().toISOString(), kind: 'cancel', account, bol, key, dispatchId, pickup, pro } as const
      carried.remember(ledger.add({ ...gone, details: {} }))
    }
    return {
      status: 200,
      json: {
        shipmentIdentifiers: confirmation(found),
        infoMessages: [info(`Pickup ${found.entry.pickup} is cancelled.`)],
      },
    }
  }

  function eventsOf({ entry, events, cancelled }: Carried) {
    const since = Date.parse(entry.at)
    const lived = life
      .map(({ type, afterSeconds }) => ({ type, at: since + afterSeconds * 1000 }))
      .filter(({ type, at }) => at <= Date.now() && !(cancelled && type !== 'DISPATCHED'))
      .map(({ type, at }) => ({ type, dateTime: `${local(at)}Z`, description: descriptions[type] ?? type }))
    const ends = { type: 'CANCELLED', dateTime: local(Date.now()), description: 'Cancelled by the shipper' }
    const all = [...lived, ...events, ...(cancelled ? [ends] : [])]
    return all.map(event => {
      const place = objectOf(atDestination.has(event.type) ? entry.details.destination : entry.details.origin)
      const { city, state, country, postalCode } = place
      return { ...event, receivedDateTime: event.dateTime, location: { city, state, country, postalCode } }
    })
  }

  function find(body: Json): Reply {
    const bol = identifierOf(body.identifiers, 'BILL_OF_LADING')
    const account = identifierOf(body.identifiers, 'CAPACITY_PROVIDER_ACCOUNT_CODE')
    const found = carried.underReference(account, bol)
    if (found === undefined) return apiError(404, ['No shipment found for the given identifiers'])
    return { status: 200, json: { id: found.trackingId, identifiers: confirmation(found) } }
  }

  function track(id: string): Reply {
    const found = carried.underTracking(id)
    if (found === undefined) return apiError(404, ['Shipment not found'])
    const events = eventsOf(found)
    return {
      status: 200,
      json: {
        shipment: { id, identifiers: confirmation(found) },
        states: events.map(({ type, dateTime }) => ({ type, startDateTime: dateTime })),
        events,
        infoMessages: [info(NOT_FOR_SHIPMENT)],
      },
    }
  }

  function imagesOf(body: Json): Reply {
    const [account = ''] = accountCodes(body)
    const found = carried.underReference(account, identifierOf(body.shipmentIdentifiers, 'BILL_OF_LADING'))
    if (found === undefined) return apiError(404, ['Shipment not found'])
    const isDelivered = eventsOf(found).some(({ type }) => type === 'DELIVERED')
    const ready = ['BILL_OF_LADING', ...(isDelivered ? ['DELIVERY_RECEIPT'] : [])]
    const wanted = listOf(body.documentTypes).map(textOf)
    const types = ready.filter(type => wanted.length === 0 || wanted.includes(type))
    return {
      status: 200,
      json: {
        images: types.map(documentType => ({
          documentType,
          imageUrl: `${base}/sandbox-papers/${found.trackingId}/${documentType}`,
          fileName: `${documentType === 'DELIVERY_RECEIPT' ? 'POD' : 'BOL'}-${found.entry.pro}.pdf`,
        })),
      },
    }
  }

  async function paperOf(trackingId: string, type: string): Promise<Reply> {
    const found = carried.underTracking(trackingId)
    if (found === undefined) return apiError(404, ['Shipment not found'])
    const { entry } = found
    const title = type === 'DELIVERY_RECEIPT' ? 'Delivery receipt' : 'Bill of lading'
    const lines = [
      `Carrier ${entry.account}`,
      `PRO ${entry.pro}`,
      `Bill of lading ${entry.bol}`,
      `Pickup ${entry.pickup}`,
    ]
    return { status: 200, type: 'application/pdf', bytes: await paper(title, lines) }
  }

  async function serve(asked: Asked, how: How): Promise<Reply> {
    const { method, url } = asked
    const path = url.pathname
    if (method === 'POST' && path === '/api/v4/oauth2/token') return token(asked)
    if (how.isTaken !== true && !isSignedIn(asked)) return apiError(401, ['Invalid or missing credentials'])
    const body = objectOf(jsonOf(asked))
    const [, shipmentId = ''] = /^\/api\/v4\/ltl\/shipments\/(\d+)\/cancellations$/.exec(path) ?? []
    const [, trackingId = ''] = /^\/api\/v4\/shipments\/([\w-]+)\/tracking$/.exec(path) ?? []
    const [, paperId = '', paperType = ''] = /^\/sandbox-papers\/([\w-]+)\/(\w+)$/.exec(path) ?? []
    switch (`${method} ${path}`) {
      case 'POST /api/v4/ltl/quotes/rates/query':
        return rates({ ...body, totalLinearFeet: undefined })
      case 'POST /api/v4/vltl/quotes/rates/query':
        return (numberOf(body.totalLinearFeet) ?? 0) > 0
          ? rates(body)
          : apiError(400, ['totalLinearFeet must be greater than 0'])
      case 'POST /api/v4/ltl/quotes/transittimes/query':
        return transit(body)
      case 'POST /api/v4/ltl/dispatchedshipments':
        return dispatch(body, how)
      case 'POST /api/v4/ltl/shipments/cancellations':
        return cancel(
          carried.underReference(accountCodes(body)[0] ?? '', identifierOf(body.shipmentIdentifiers, 'BILL_OF_LADING')),
        )
      case 'POST /api/v4/shipments/tracking':
        return find(body)
      case 'POST /api/v4/ltl/images/query':
        return imagesOf(body)
      case 'GET /api/v4/capacityprovidermetadata':
        return metadataAnswer()
    }
    if (method === 'POST' && shipmentId !== '') {
      return cancel(carried.underId(Number(shipmentId)))
    }
    if (method === 'GET' && trackingId !== '') return track(trackingId)
    if (method === 'GET' && paperId !== '') return paperOf(paperId, paperType)
    return accountsAnswer(method, url, body) ?? apiError(404, ['Not found'])
  }

  return {
    name: 'project44',
    serve,
    knows: (path: string): boolean => /^\/(api\/v4|sandbox-papers)\//.test(path),
    /** Whose work a request is, for what shall go wrong with it. */
    operationOf(asked: Asked): { operation: string; account: string } {
      const path = asked.url.pathname
      const body = objectOf(jsonOf(asked))
      const account = accountCodes(body)[0] ?? identifierOf(body.identifiers, 'CAPACITY_PROVIDER_ACCOUNT_CODE')
      const operation = /oauth2\/token/.test(path)
        ? 'token'
        : /rates\/query/.test(path)
          ? 'rate'
          : /transittimes/.test(path)
            ? 'transit'
            : /dispatchedshipments/.test(path)
              ? 'book'
              : /cancellations/.test(path)
                ? 'cancel'
                : path === '/api/v4/shipments/tracking'
                  ? 'find'
                  : /tracking$/.test(path)
                    ? 'track'
                    : /images|papers/.test(path)
                      ? 'documents'
                      : 'accounts'
      const known = /tracking$|papers/.test(path)
        ? path.split('/').flatMap(part => carried.underTracking(part) ?? [])[0]
        : undefined
      return { operation, account: account || (known?.entry.account ?? '') }
    },
    reachedAt(url: string): void {
      base = url
    },
    expireTokens: () => tokens.clear(),
    addEvents(bol: string, events: readonly { type: string; dateTime?: string; description?: string }[]): boolean {
      const found = carried.withBol(bol)
      if (found === undefined) return false
      for (const { type, dateTime = `${local(Date.now())}Z`, description = descriptions[type] ?? type } of events) {
        found.events.push({ type, dateTime, description })
      }
      return true
    },
  }
}
