import { randomBytes } from 'node:crypto'
import { type Carried, openCarried } from '../carried.ts'
import type { SandboxOptions } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { ebolReply } from '../nmfta/ebol.ts'
import { paper } from '../paper.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import { type Asked, type How, jsonOf, type Reply } from '../wire.ts'
import { happened } from './events.ts'
import { carrier, soap, soapPaths, type Traced } from './soap.ts'

const NETWORK = 'odfl'
const ACCOUNT = 'ODFL'

type Given = SandboxOptions & { readonly ledger: Ledger }

const no = (status: number, message: string): Reply => ({
  status,
  json: { ok: false, errors: [{ errorCode: status, message }] },
})

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

/** Eleven digits, the last a Luhn digit. */
function proOf(serial: number): string {
  const body = `072${String(serial % 10_000_000).padStart(7, '0')}`
  const sum = [...body]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
    .reduce((total, part) => total + (part > 9 ? part - 9 : part), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** Old Dominion's services: see README.md for what of them is published and what reconstructed. */
export function createOdfl({ ledger, latency = 0, tokenSeconds = 3600, life = [] }: Given) {
  const tokens = new Map<string, number>()
  const carried = openCarried(ledger, NETWORK)
  /** Bills that were filed, by their PRO: no order, until a pickup is asked for. */
  const bills = new Map<string, string>()
  let serial = ledger.entries().length

  function token({ headers }: Asked): Reply {
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const [user = '', password = ''] = Buffer.from(basic, 'base64').toString().split(':')
    if (user === '' || password === '' || password === 'wrong')
      return { status: 400, json: { errors: ['invalid credentials'] } }
    const value = randomBytes(24).toString('base64url')
    tokens.set(value, Date.now() + tokenSeconds * 1000)
    return { status: 200, json: { access_token: value, expires_in: tokenSeconds } }
  }

  const isSignedIn = ({ headers }: Asked): boolean =>
    (tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? 0) > Date.now()

  function fileBill(body: Json): Reply {
    serial += 1
    const pro = proOf(serial)
    const reply = ebolReply(body, { pro, scac: ACCOUNT })
    if (reply.status === 200) bills.set(pro, textOf(listOf(objectOf(body.referenceNumbers).bol)[0]))
    return reply
  }

  const pickupOf = ({ entry, cancelled }: Carried) => ({
    pickupNumber: entry.pickup,
    referenceNumber: entry.bol,
    customerReference: entry.key,
    proNumber: entry.pro,
    status: cancelled ? 'CANCELLED' : 'REQUESTED',
  })

  function pickup(body: Json, { hiddenMs }: How): Reply {
    const shipment = objectOf(listOf(body.shipments)[0])
    const pro = textOf(shipment.proNumber)
    const shipper = objectOf(body.shipper)
    if (textOf(body.customerAccount) === '') return no(400, 'customerAccount is required')
    if (!/^\d{4}-\d{2}-\d{2}$/.test(textOf(body.pickupDate))) return no(400, 'pickupDate is required')
    if (!bills.has(pro)) return no(400, `no bill of lading is filed under PRO ${pro}`)
    const dispatchId = 200_000_000 + ledger.entries().length + 1
    const entry = ledger.add({
      at: new Date().toISOString(),
      kind: 'dispatch',
      account: ACCOUNT,
      bol: textOf(body.referenceNumber),
      key: textOf(body.customerReference),
      dispatchId,
      pickup: `SAMPLE-P${dispatchId}`,
      pro,
      details: {
        network: NETWORK,
        trackingId: pro,
        origin: { postalCode: textOf(shipper.postalCode) },
        destination: { postalCode: textOf(shipment.destinationPostalCode) },
      },
    })
    carried.remember(entry, Date.now() + hiddenMs)
    return {
      status: 200,
      json: {
        ...{ ok: true, pickupNumber: entry.pickup, proNumber: pro, messages: ['SAMPLE, NOT FOR SHIPMENT'] },
        pickupDateTime: `${textOf(body.pickupDate)}T14:00:00`,
      },
    }
  }

  function find(body: Json): Reply {
    const found = carried.underReference(ACCOUNT, textOf(body.referenceNumber))
    return found === undefined
      ? no(404, 'pickup_not_found')
      : { status: 200, json: { ok: true, pickups: [pickupOf(found)] } }
  }

  const eventsOf = (found: Carried) => happened(found, life)

  function cancel(body: Json): Reply {
    const number = textOf(body.pickupNumber)
    const reference = textOf(body.referenceNumber)
    const found = number === '' ? carried.underReference(ACCOUNT, reference) : carried.withPickup(number)
    if (found === undefined || found.entry.bol !== reference) return no(404, 'pickup_not_found')
    const isGone = eventsOf(found).some(({ status }) => status === 'Pickup Completed')
    if (isGone && !found.cancelled) return no(400, 'The pickup was completed and cannot be cancelled.')
    if (!found.cancelled) {
      const { account, bol, key, dispatchId, pickup: number, pro } = found.entry
      const gone = {
        at: new Date().toISOString(),
        kind: 'cancel',
        account,
        bol,
        key,
        dispatchId,
        pickup: number,
        pro,
      } as const
      carried.remember(ledger.add({ ...gone, details: { network: NETWORK } }))
    }
    const messages = [`Pickup ${found.entry.pickup} is cancelled.`]
    return { status: 200, json: { ok: true, ...pickupOf(found), messages } }
  }

  function events(body: Json): Reply {
    const pro = textOf(body.referenceNumber)
    const found = carried.underPro(pro)
    if (found === undefined) return no(404, 'shipment_not_found')
    // Its numbers are written as numbers: without the zero that they begin with.
    const info = { proNumber: Number(pro), trackTraceDetail: eventsOf(found).toReversed() }
    return {
      status: 200,
      json: { ok: true, referenceType: 'PRO', referenceNumber: pro, errors: [], traceInfo: [info] },
    }
  }

  async function document({ searchParams }: URL): Promise<Reply> {
    const found = carried.underPro(searchParams.get('referenceNumber') ?? '')
    const type = searchParams.get('documentType') ?? ''
    const isDelivered = found !== undefined && eventsOf(found).some(({ status }) => status === 'Delivered')
    if (found === undefined || (type === 'DR' && !isDelivered)) return no(404, 'document_not_found')
    const title = type === 'DR' ? 'Delivery receipt' : 'Bill of lading'
    const bytes = await paper(title, ['Carrier ODFL', `PRO ${found.entry.pro}`, `Bill of lading ${found.entry.bol}`])
    const fileName = `${type === 'DR' ? 'POD' : 'BOL'}-${found.entry.pro}.pdf`
    return {
      status: 200,
      json: { ok: true, documents: [{ documentType: type, fileName, content: bytes.toString('base64') }] },
    }
  }

  function traced(pro: string): Traced | undefined {
    const found = carried.underPro(pro)
    if (found === undefined) return undefined
    const zipOf = (end: unknown): string => textOf(objectOf(end).postalCode)
    const { origin, destination } = found.entry.details
    const status = eventsOf(found).at(-1)?.statusDesc ?? ''
    return { pro, bol: found.entry.bol, status, originZip: zipOf(origin), destinationZip: zipOf(destination) }
  }

  async function serve(asked: Asked, how: How): Promise<Reply> {
    const { method, url } = asked
    const path = url.pathname
    const ms = latency === 'natural' ? carrier.habitMs : latency
    if (ms > 0) await wait(ms)
    if (method === 'POST' && operations[path]?.isSoap === true) return soap(path, asked.body, traced)
    if (path === '/auth/v1.0/token') return token(asked)
    if (how.isTaken !== true && !isSignedIn(asked)) return no(401, 'unauthorized')
    const body = objectOf(jsonOf(asked))
    switch (`${method} ${path}`) {
      case 'POST /BOL/v3.1/eBOL/bol-external-per-standards':
        return fileBill(body)
      case 'DELETE /BOL/v3.1/eBOL/deleteBolPro':
        return bills.delete(url.searchParams.get('proNumber') ?? '')
          ? { status: 200, json: { ok: true } }
          : no(404, 'pro_not_found')
      case 'POST /pickup/v3.0/create':
        return pickup(body, how)
      case 'POST /pickup/v3.0/info':
        return find(body)
      case 'POST /pickup/v3.0/cancel':
        return cancel(body)
      case 'POST /tracking/v2.0/shipment.track':
        return events(body)
      case 'GET /document-retrieval-api/v1.0/getDocument':
        return document(url)
      default:
        return no(404, 'not_found')
    }
  }

  return {
    name: NETWORK,
    reachedAt: (): void => {},
    serve,
    knows: (path: string): boolean => Object.hasOwn(operations, path),
    operationOf: ({ url }: Asked) => ({
      operation: operations[url.pathname]?.operation ?? '',
      account: ACCOUNT,
      absent: no(404, 'pickup_not_found'),
    }),
    expireTokens: () => tokens.clear(),
    addEvents(bol: string, given: readonly { type: string; dateTime?: string; description?: string }[]): boolean {
      const found = carried.withBol(bol)
      if (found === undefined) return false
      for (const { type, dateTime = `${new Date().toISOString().slice(0, 19)}.000Z`, description = type } of given) {
        found.events.push({ type, dateTime, description })
      }
      return true
    },
  }
}

const operations: Readonly<Record<string, { readonly operation: string; readonly isSoap?: true }>> = {
  [soapPaths.rates]: { operation: 'rate', isSoap: true },
  [soapPaths.times]: { operation: 'transit', isSoap: true },
  [soapPaths.trace]: { operation: 'terminals', isSoap: true },
  '/auth/v1.0/token': { operation: 'token' },
  '/BOL/v3.1/eBOL/bol-external-per-standards': { operation: 'ebol' },
  '/BOL/v3.1/eBOL/deleteBolPro': { operation: 'ebol' },
  '/pickup/v3.0/create': { operation: 'book' },
  '/pickup/v3.0/info': { operation: 'find' },
  '/pickup/v3.0/cancel': { operation: 'cancel' },
  '/tracking/v2.0/shipment.track': { operation: 'track' },
  '/document-retrieval-api/v1.0/getDocument': { operation: 'documents' },
}
