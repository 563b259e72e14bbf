import { createServer } from 'node:http'
import {
  type Asked,
  answer,
  type Fault,
  jsonOf,
  type LedgerEntry,
  openFaults,
  openLedger,
  type Reply,
  readBody,
  type SoldOrder,
} from '@waybill/sandbox'

/** The other side of the example carrier's wire: it sells twice what is sent twice, and finds orders by our key alone. */
export interface ExampleNetwork {
  readonly url: string
  fault(fault: Fault): void
  clearFaults(): void
  /** Requests of an operation that arrived: `rate`, `book` or `find`. */
  requests(operation: string): number
  orders(): readonly SoldOrder[]
  close(): Promise<void>
}

const operations: Readonly<Record<string, string>> = {
  'POST /prices': 'rate',
  'POST /orders': 'book',
  'GET /orders': 'find',
}

const operationOf = ({ method, url }: Asked): string => operations[`${method} ${url.pathname}`] ?? ''

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const prices: Reply = {
  status: 200,
  json: {
    rateQuotes: [
      { carrierCode: 'EXMP', currencyCode: 'USD', service: 'STD', quote: 'E-1', rateQuoteDetail: { total: 125.5 } },
    ],
  },
}

const shown = ({ dispatchId, pro, key }: LedgerEntry): Reply => ({ status: 200, json: { order: dispatchId, pro, key } })

/** Starts it on loopback. */
export async function startExampleNetwork(): Promise<ExampleNetwork> {
  const ledger = openLedger()
  const faults = openFaults()
  const counts = new Map<string, number>()
  const shownFrom = new Map<number, number>()

  function sell(asked: Asked, hiddenMs: number): Reply {
    const given = (jsonOf(asked) ?? {}) as Readonly<Record<string, unknown>>
    const dispatchId = ledger.entries().length + 1
    const entry = ledger.add({
      at: new Date().toISOString(),
      kind: 'dispatch',
      account: text(given.account),
      bol: text(given.reference),
      key: text(given.key),
      dispatchId,
      pickup: '',
      pro: `EX${dispatchId}`,
      details: {},
    })
    shownFrom.set(dispatchId, Date.now() + hiddenMs)
    return shown(entry)
  }

  function find({ url }: Asked): Reply {
    const key = url.searchParams.get('key')
    const found = ledger.entries().find(entry => entry.key === key)
    const isShown = found !== undefined && (shownFrom.get(found.dispatchId) ?? 0) <= Date.now()
    return isShown ? shown(found) : { status: 404, json: { error: 'no such order' } }
  }

  const serve = async (asked: Asked, hiddenMs: number): Promise<Reply> => {
    if (asked.headers['x-key'] === undefined) return { status: 401, json: { error: 'no key' } }
    const operation = operationOf(asked)
    if (operation === 'rate') return prices
    if (operation === 'book') return sell(asked, hiddenMs)
    return operation === 'find' ? find(asked) : { status: 404, json: {} }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://example')
    const asked = { method: request.method ?? 'GET', url, headers: request.headers, body: await readBody(request) }
    const operation = operationOf(asked)
    counts.set(operation, (counts.get(operation) ?? 0) + 1)
    await faults
      .around(asked, response, { operation, account: '' }, ({ hiddenMs }) => serve(asked, hiddenMs))
      .catch(() => answer(response, { status: 500 }))
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    fault: fault => faults.add(fault),
    clearFaults: () => faults.clear(),
    requests: operation => counts.get(operation) ?? 0,
    orders: () => ledger.orders(),
    close: () =>
      new Promise(closed => {
        faults.close()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
