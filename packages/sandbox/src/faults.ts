import type { ServerResponse } from 'node:http'
import { type Asked, answer, bytesOf, type How, type Reply } from './wire.ts'

/**
 * What can go wrong at a carrier. Those that end in `After` happen when the work was done:
 * bought, and nobody heard. `buysLate` drops the connection and does the work `ms` later; `registersLate` does it at
 * once, drops the connection, and tells nobody who asks by reference for `ms`; `findsNothing` knows no order by
 * reference until `ms` after the lever was set.
 */
export const faultKinds = [
  'slow',
  'hang',
  'reset',
  'status400',
  'status401',
  'status403',
  'status404',
  'status405',
  'status429',
  'status500',
  'status503',
  'status504',
  'html',
  'truncated',
  'wrongShape',
  'empty',
  'tenMegabytes',
  'hundredMegabytes',
  'byteASecond',
  'wrongCurrency',
  'negativePrice',
  'noCarrier',
  'twice',
  'dropAfter',
  'slowAfter',
  'garbageAfter',
  'buysLate',
  'registersLate',
  'findsNothing',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly kind: FaultKind
  /** Account code; left out: every account. */
  readonly account?: string
  /** `rate`, `ebol`, `book`, `find`, `cancel`, `track`, `documents`, `terminals`, `transit`, `token`, `accounts`; left out: every one. */
  readonly operation?: string
  /** For the slow and late ones. */
  readonly ms?: number
  /** How often it happens; left out: until it is cleared. */
  readonly times?: number
}

type Later = (ms: number, work: () => Promise<unknown>) => void
/** Resolves after `ms`, or as soon as all is well again. */
type Pause = (ms: number) => Promise<void>

interface Where {
  readonly operation: string
  readonly account: string
  /** What the carrier answers that knows of no such order. */
  readonly absent?: Reply
}

const wait = (ms: number): Promise<void> => new Promise(over => setTimeout(over, ms))

/** Resolves when there is room again, or nobody is left to read. */
const writable = (response: ServerResponse): Promise<void> =>
  new Promise(over => {
    const done = (): void => {
      response.off('drain', done).off('close', done)
      over()
    }
    response.once('drain', done).once('close', done)
  })

/** Sends `size` bytes of one letter without keeping them; stops when nobody reads any more. */
async function flood(response: ServerResponse, size: number): Promise<void> {
  const block = Buffer.alloc(64 * 1024, 'a')
  response.writeHead(200, { 'content-type': 'application/json' })
  for (let sent = 0; sent < size && !response.destroyed; sent += block.length) {
    if (!response.write(block)) await writable(response)
  }
  response.end()
}

async function drip(response: ServerResponse, body: Buffer): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  for (let at = 0; at < body.length && !response.destroyed; at += 1) {
    response.write(body.subarray(at, at + 1))
    await wait(1000)
  }
  response.end()
}

type Quotes = { rateQuotes?: Record<string, unknown>[] }

/** Spoils the prices of an answer. */
function spoiled(kind: FaultKind, reply: Reply): Reply {
  if (reply.spoil !== undefined) return reply.spoil(kind)
  if (reply.json === undefined) return reply
  const given = structuredClone(reply.json) as Quotes
  const quotes = given.rateQuotes ?? []
  for (const quote of quotes) {
    if (kind === 'wrongCurrency') quote.currencyCode = 'XXX'
    if (kind === 'noCarrier') delete quote.carrierCode
    if (kind === 'negativePrice') quote.rateQuoteDetail = { charges: [], total: -125.5 }
  }
  return { ...reply, json: kind === 'twice' ? { ...given, rateQuotes: [...quotes, ...quotes] } : given }
}

const error = (status: number, errorMessage: string, ...further: readonly string[]) => ({
  httpStatusCode: status,
  httpMessage: errorMessage,
  errorMessage,
  errors: [errorMessage, ...further].map(message => ({
    ...{ severity: 'ERROR', message, diagnostic: '', source: 'SYSTEM' },
  })),
  supportReferenceId: 'sandbox',
})

/** What is answered instead of doing the work; null for what happens around or after it. */
const instead: Partial<Record<FaultKind, Reply>> = {
  status400: { status: 400, json: error(400, 'Invalid request', 'A second thing is wrong, too') },
  status403: { status: 403, json: error(403, 'Access is denied') },
  status404: { status: 404, json: error(404, 'Account not found') },
  status405: { status: 405, bytes: Buffer.from('Method Not Allowed'), type: 'text/plain' },
  status504: { status: 504, bytes: Buffer.from('upstream request timeout'), type: 'text/plain' },
  status429: { status: 429, json: error(429, 'Too many requests'), headers: { 'retry-after': '1' } },
  status401: { status: 401, json: error(401, 'Invalid or missing credentials') },
  status500: { status: 500, json: error(500, 'Internal error') },
  findsNothing: { status: 404, json: error(404, 'No shipment found for the given identifiers') },
  status503: { status: 503, bytes: Buffer.from('upstream connect error'), type: 'text/plain' },
  html: { status: 200, bytes: Buffer.from('<html><body>Maintenance</body></html>'), type: 'text/html' },
  truncated: { status: 200, bytes: Buffer.from('{"rateQuotes":[{"carrierCode":"'), type: 'application/json' },
  wrongShape: { status: 200, json: { rateQuotes: 'none', id: null, identifiers: 7, events: {}, access_token: 1 } },
  empty: { status: 200, type: 'application/json', bytes: Buffer.alloc(0) },
}

type Work = (how: How) => Promise<Reply>

const plainly: How = { hiddenMs: 0 }

interface Timing {
  readonly later: Later
  readonly pause: Pause
}

async function happen(
  fault: Fault,
  where: Where,
  response: ServerResponse,
  work: Work,
  { later, pause }: Timing,
): Promise<void> {
  const { kind, ms = 1000 } = fault
  const reply = kind === 'findsNothing' ? (where.absent ?? instead[kind]) : instead[kind]
  if (reply !== undefined) return answer(response, reply)
  switch (kind) {
    case 'hang':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
      return
    case 'tenMegabytes':
      return flood(response, 10 * 1024 * 1024)
    case 'hundredMegabytes':
      return flood(response, 100 * 1024 * 1024)
    case 'byteASecond':
      return drip(response, bytesOf(await work(plainly)))
    case 'dropAfter':
      await work(plainly)
      response.socket?.destroy()
      return
    case 'garbageAfter':
      await work(plainly)
      return answer(response, { status: 200, bytes: Buffer.from('<html>ok</html>'), type: 'text/html' })
    case 'buysLate':
      later(ms, () => work({ ...plainly, isTaken: true }))
      response.socket?.destroy()
      return
    case 'registersLate':
      await work({ hiddenMs: ms })
      response.socket?.destroy()
      return
    case 'slow':
      await pause(ms)
      return answer(response, await work(plainly))
    case 'slowAfter': {
      const done = await work(plainly)
      await pause(ms)
      return answer(response, done)
    }
    default:
      return answer(response, spoiled(kind, await work(plainly)))
  }
}

const signIns: ReadonlySet<string> = new Set(['token', 'authorize', 'refresh'])

/** Orders are found by `find`, and asked about before their events. A sign-in goes wrong only when it is named. */
const concerns = ({ kind, operation }: Fault, asked: string): boolean =>
  operation === undefined ? (kind === 'findsNothing' ? asked === 'find' : !signIns.has(asked)) : operation === asked

export interface Faults {
  add(fault: Fault): void
  /** All is well again: what was answered late is answered now. */
  clear(): void
  /** Serves a request, or what goes wrong with it. */
  around(asked: Asked, response: ServerResponse, where: Where, work: Work): Promise<void>
  /** Forgets what was still to be done. */
  close(): void
}

export function openFaults(): Faults {
  let faults: { fault: Fault; left: number; until: number }[] = []
  const waiting = new Set<NodeJS.Timeout>()
  const later: Later = (ms, work) => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      work().catch(error => console.error(error))
    }, ms)
    waiting.add(timer)
  }
  const paused = new Set<() => void>()
  const pause: Pause = ms =>
    new Promise(over => {
      const end = (): void => {
        clearTimeout(timer)
        paused.delete(end)
        over()
      }
      const timer = setTimeout(end, ms)
      paused.add(end)
    })
  return {
    add(fault) {
      const lasts = fault.kind === 'findsNothing' ? (fault.ms ?? 1000) : Number.POSITIVE_INFINITY
      faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY, until: Date.now() + lasts })
    },
    clear() {
      faults = []
      for (const end of paused) end()
    },
    async around(_asked, response, where, work) {
      const due = faults.find(
        ({ fault, left, until }) =>
          left > 0 &&
          until > Date.now() &&
          (fault.account === undefined || fault.account === where.account) &&
          concerns(fault, where.operation),
      )
      if (due === undefined) return answer(response, await work(plainly))
      due.left -= 1
      return happen(due.fault, where, response, work, { later, pause })
    },
    close() {
      for (const timer of waiting) clearTimeout(timer)
    },
  }
}
