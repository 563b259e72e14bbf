import { type Carried, openCarried } from '../carried.ts'
import type { SandboxOptions } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { paper } from '../paper.ts'
import { descriptions } from '../project44/events.ts'
import { type Json, objectOf, textOf } from '../project44/read.ts'
import { type Asked, type How, jsonOf, type Reply } from '../wire.ts'
import { ebolReply, messageStatus } from './ebol.ts'
import { carrier, rateReply } from './rate.ts'

const NETWORK = 'nmfta'

type Given = SandboxOptions & { readonly ledger: Ledger }

const no = (status: number, code: string, message: string): Reply => ({
  status,
  json: { messageStatus: messageStatus('FAIL', code, message) },
})

const absent = no(404, '300', 'No pickup is known under that bill of lading.')

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

/** A carrier that speaks the Digital LTL Council's standard: see README.md for what of it is published. */
export function createNmfta({ ledger, latency = 0, life = [] }: Given) {
  const carried = openCarried(ledger, NETWORK)
  /** Bills that were filed, by their PRO: no order, until a pickup is asked for. */
  const bills = new Set<string>()
  let serial = ledger.entries().length
  let base = ''

  const isKnown = ({ headers }: Asked): boolean => {
    const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? headers.apikey ?? ''
    return key !== '' && key !== 'wrong'
  }

  function fileBill(body: Json): Reply {
    serial += 1
    const pro = `5${String(serial).padStart(8, '0')}`
    const reply = ebolReply(body, { pro, scac: carrier.scac })
    if (reply.status === 200) bills.add(pro)
    return reply
  }

  const isFiled = (pro: string): boolean => bills.has(pro) || carried.underPro(pro) !== undefined

  const shown = ({ entry, cancelled }: Carried) => ({
    pickupNumber: entry.pickup,
    pro: entry.pro,
    bol: entry.bol,
    key: entry.key,
    pickupDateTime: `${textOf(entry.details.pickupDate)}T14:00:00`,
    status: cancelled ? 'CANCELLED' : 'REQUESTED',
  })

  function pickup(body: Json, { hiddenMs }: How): Reply {
    const numbers = objectOf(body.referenceNumbers)
    const { date } = objectOf(body.pickup)
    const pro = textOf(numbers.pro)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(textOf(date))) return no(400, '300', 'pickup.date is required')
    if (!isFiled(pro)) return no(400, '500', `No bill of lading is filed under PRO ${pro}.`)
    const dispatchId = 300_000_000 + ledger.entries().length + 1
    const entry = ledger.add({
      ...{ at: new Date().toISOString(), kind: 'dispatch', account: carrier.scac, dispatchId, pro },
      ...{ bol: textOf(numbers.bol), key: textOf(numbers.key), pickup: `SAMPLE-P${dispatchId}` },
      details: { network: NETWORK, trackingId: pro, pickupDate: textOf(date) },
    })
    carried.remember(entry, Date.now() + hiddenMs)
    return { status: 200, json: shown(carried.underId(dispatchId) as Carried) }
  }

  function eventsOf({ entry, events, cancelled }: Carried) {
    const since = Date.parse(entry.at)
    const lived = life
      .map(({ type, afterSeconds }) => ({ type, at: since + afterSeconds * 1000 }))
      .filter(({ type, at }) => at <= Date.now() && !(cancelled && type !== 'DISPATCHED'))
      // The standard has no word for an order that was received.
      .filter(({ type }) => type !== 'DISPATCHED')
      .map(({ type, at }) => ({ type, dateTime: new Date(at).toISOString(), description: descriptions[type] ?? type }))
    return [...lived, ...events]
  }

  function cancel(number: string): Reply {
    const found = carried.withPickup(number)
    if (found === undefined) return absent
    if (!found.cancelled && eventsOf(found).some(({ type }) => type === 'PICKED_UP')) {
      return no(400, '500', 'The freight was picked up and cannot be cancelled.')
    }
    if (!found.cancelled) {
      const { account, bol, key, dispatchId, pickup: of, pro } = found.entry
      const gone = {
        at: new Date().toISOString(),
        kind: 'cancel',
        account,
        bol,
        key,
        dispatchId,
        pickup: of,
        pro,
      } as const
      carried.remember(ledger.add({ ...gone, details: { network: NETWORK } }))
    }
    return { status: 200, json: shown(found) }
  }

  function eventsPage({ searchParams }: URL): Reply {
    const found = carried.underPro(searchParams.get('shipmentId') ?? '')
    if (found === undefined) return no(404, '300', 'No shipment is known under that number.')
    const size = Math.min(500, Number(searchParams.get('pageSize') ?? 100))
    const from = (Number(searchParams.get('page') ?? 1) - 1) * size
    const { pro } = found.entry
    const data = eventsOf(found).map(({ type, dateTime, description }, sequence) => ({
      ...{ eventId: `${pro}-${sequence}`, type, status: '', occurredAt: dateTime, sequence, notes: description },
      location: { type: 'CITY', city: 'Sampleville', state: 'ZZ', country: 'USA' },
      documents:
        type === 'DELIVERED' ? [{ type: 'POD', url: `${base}/nmfta-papers/${pro}`, mimeType: 'application/pdf' }] : [],
      shipment: { shipmentId: pro, mode: 'LTL', scac: carrier.scac, origin: {}, destination: {} },
    }))
    return { status: 200, json: { data: data.slice(from, from + size) } }
  }

  async function paperOf(pro: string): Promise<Reply> {
    const found = carried.underPro(pro)
    if (found === undefined) return no(404, '300', 'No shipment is known under that number.')
    const lines = [`Carrier ${carrier.scac}`, `PRO ${pro}`, `Bill of lading ${found.entry.bol}`]
    return { status: 200, type: 'application/pdf', bytes: await paper('Delivery receipt', lines) }
  }

  function billUnder(method: string, pro: string, body: Json): Reply {
    if (!isFiled(pro)) return no(404, '300', `No bill of lading is filed under PRO ${pro}.`)
    if (method === 'PUT') return ebolReply(body, { pro, scac: carrier.scac })
    bills.delete(pro)
    return { status: 200, json: { messageStatus: messageStatus('PASS', '100', 'SAMPLE') } }
  }

  async function serve(asked: Asked, how: How): Promise<Reply> {
    const { method, url } = asked
    if (!isKnown(asked)) return no(401, '500', 'The key is not known.')
    const ms = latency === 'natural' ? carrier.habitMs : latency
    if (ms > 0) await wait(ms)
    const body = objectOf(jsonOf(asked))
    const { operation, last } = readPath(method, url.pathname)
    switch (operation) {
      case 'rate':
        return rateReply(body)
      case 'ebol':
        return method === 'POST' ? fileBill(body) : billUnder(method, last, body)
      case 'change':
        return billUnder(method, last, body)
      case 'book':
        return pickup(body, how)
      case 'find': {
        const found = carried.underReference(carrier.scac, url.searchParams.get('bol') ?? '')
        return found === undefined ? absent : { status: 200, json: { pickups: [shown(found)] } }
      }
      case 'cancel':
        return cancel(last)
      case 'track':
        return eventsPage(url)
      case 'documents':
        return paperOf(last)
      default:
        return no(404, '300', 'Not found')
    }
  }

  return {
    name: NETWORK,
    serve,
    knows: (path: string): boolean => /^\/(bol\/v1|pickup\/v1|v1\/(ratequote|events)|nmfta-papers)(\/|$)/.test(path),
    operationOf: ({ method, url }: Asked) => ({
      operation: readPath(method, url.pathname).operation,
      account: carrier.scac,
      absent,
    }),
    reachedAt(url: string): void {
      base = url
    },
    expireTokens: (): void => {},
    addEvents(bol: string, given: readonly { type: string; dateTime?: string; description?: string }[]): boolean {
      const found = carried.withBol(bol)
      if (found === undefined) return false
      for (const { type, dateTime = new Date().toISOString(), description = descriptions[type] ?? type } of given) {
        found.events.push({ type, dateTime, description })
      }
      return true
    },
  }
}

const operations: Readonly<Record<string, string>> = {
  'POST /v1/ratequote': 'rate',
  'POST /bol/v1': 'ebol',
  'PUT /bol/v1': 'change',
  'DELETE /bol/v1': 'ebol',
  'POST /pickup/v1': 'book',
  'GET /pickup/v1': 'find',
  'DELETE /pickup/v1': 'cancel',
  'GET /v1/events': 'track',
}

/** What a request is, and the number at the end of its path. */
function readPath(method: string, path: string): { readonly operation: string; readonly last: string } {
  const [, first = '', second = ''] = path.split('/')
  const last = decodeURIComponent(path.split('/').at(-1) ?? '')
  return {
    operation: first === 'nmfta-papers' ? 'documents' : (operations[`${method} /${first}/${second}`] ?? ''),
    last,
  }
}
