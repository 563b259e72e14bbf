import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sentence } from '@waybill/domain'
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel'
import type { CarrierAccount, Operation, WireCall } from './connector.ts'
import { type Ask, type Got, type Lost, send } from './http.ts'
import { hideValues, redact, spellings } from './redact.ts'

/** Failures in a row after which an account's operation is left alone. */
const BREAKS_AFTER = 5
const REST_MS = 10_000
const BREAKERS_MAX = 10_000

/** A shorter secret could be any word of an answer. */
const SECRET_MIN = 8

/** What may be asked twice: nothing is bought or changed by it. */
const safe: ReadonlySet<Operation> = new Set([
  'rate',
  'find',
  'track',
  'documents',
  'terminals',
  'transit',
  'checkAddress',
  'ratePickup',
  'findPickup',
  'locations',
])
const RETRY_WAIT_MS = 100

export interface KitOptions {
  /** Milliseconds an account's operation rests after it failed several times. */
  readonly restMs?: number
}

/** What every connector is built on: one way out, with deadlines, breakers, retries of safe reads and traces. */
export interface Kit {
  ask(about: About, ask: Ask, wireCall: WireCall): Promise<Got>
}

/** Whose request it is, and what of it nobody keeps. */
export interface About {
  readonly account: Pick<CarrierAccount<unknown>, 'clientId' | 'accountId' | 'secrets'>
  readonly operation: Operation
  /** Values beside the account's own that appear in no trace and no answer: a token, a secret that is given here first. */
  readonly secrets?: readonly string[]
  /** Names of fields whose values appear in no trace, whatever they are. */
  readonly secretFields?: readonly string[]
  /** Whether the carrier may tell secrets that we do not know: its answer is kept only when it is an error. */
  readonly tellsSecrets?: boolean
}

/** Carries a failed attempt through the breaker, which counts what is thrown. */
class Failed extends Error {
  readonly got: Got
  constructor(got: Got) {
    super('a carrier failed')
    this.got = got
  }
}

const isFailure = (got: Got): boolean => got.kind === 'lost' || got.status >= 500

const shut: Lost = {
  kind: 'lost',
  outcome: 'shut',
  maySent: false,
  error: sentence('resting'),
}

/** Milliseconds to wait before the second try, or null: it is not worth one, or there is no time. */
function waitBeforeRetry(got: Got, leftMs: number): number | null {
  // Spread out, so that many who failed together do not come back together.
  const soon = leftMs > RETRY_WAIT_MS * 4 ? RETRY_WAIT_MS * (1 + Math.random()) : null
  if (got.kind === 'lost') return got.outcome === 'unreachable' ? soon : null
  if (got.status === 429) {
    const seconds = Number(got.headers.get('retry-after') ?? Number.NaN)
    const wait = seconds * 1000
    return Number.isFinite(wait) && wait >= 0 && wait < leftMs / 2 ? wait : null
  }
  return [502, 503, 504].includes(got.status) ? soon : null
}

/** Waits, and leaves nothing behind at the signal that may end it. */
const pause = (ms: number, signal: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal }).catch(() => {})

/** What a carrier repeats of our secrets, in any spelling, goes no further than this. */
function withoutSecrets(got: Got, secrets: readonly string[]): Got {
  if (got.kind === 'lost') return got
  const spelled = secrets.filter(secret => secret.length >= SECRET_MIN).flatMap(spellings)
  if (!spelled.some(spelling => got.bytes.includes(spelling))) return got
  if (isUtf8(got.bytes)) {
    return { ...got, bytes: Buffer.from(hideValues(got.bytes.toString('utf8'), secrets, SECRET_MIN)) }
  }
  // Binary parts keep every other byte as it is.
  const struck = hideValues(got.bytes.toString('latin1'), secrets, SECRET_MIN).replaceAll('•', '*')
  return { ...got, bytes: Buffer.from(struck, 'latin1') }
}

async function through(breaker: CircuitBreakerPolicy, work: () => Promise<Got>): Promise<Got> {
  // One call tries whether it is well again; the others are told at once, and don't wait for how that ends.
  if (breaker.state === CircuitState.HalfOpen) return shut
  try {
    return await breaker.execute(work)
  } catch (error) {
    if (error instanceof Failed) return error.got
    if (error instanceof BrokenCircuitError) return shut
    throw error
  }
}

/** Opened once per process. */
export function openKit({ restMs = REST_MS }: KitOptions = {}): Kit {
  const breakers = new Map<string, CircuitBreakerPolicy>()

  function breakerOf({ account, operation }: About): CircuitBreakerPolicy {
    const key = `${account.clientId}/${account.accountId}/${operation}`
    const known = breakers.get(key)
    if (known !== undefined) return known
    const oldest = breakers.size >= BREAKERS_MAX ? breakers.keys().next().value : undefined
    if (oldest !== undefined) breakers.delete(oldest)
    const made = circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(BREAKS_AFTER) })
    breakers.set(key, made)
    return made
  }

  /** One attempt, behind the breaker and with its trace. */
  async function attempt(about: About, ask: Ask, wireCall: WireCall, signal: AbortSignal): Promise<Got> {
    const startedAt = wireCall.now()
    const started = performance.now()
    const got = await through(breakerOf(about), async () => {
      const answer = await send(ask, signal)
      // Whoever called it off is no fault of the carrier's.
      if (isFailure(answer) && wireCall.signal?.aborted !== true) throw new Failed(answer)
      return answer
    })
    const durationMs = performance.now() - started
    const secrets = [...about.account.secrets, ...(about.secrets ?? [])]
    const secretFields = new Set(about.secretFields)
    wireCall.onExchange({
      operation: about.operation,
      method: ask.method,
      status: got.kind === 'answered' ? got.status : null,
      startedAt,
      durationMs,
      outcome: got.kind === 'answered' ? 'answered' : got.outcome,
      error: got.kind === 'answered' ? '' : [got.error, got.code].filter(Boolean).join(' '),
      // Redacted when it is kept: nobody who waits for a price waits for its trace.
      get url() {
        return redact(ask.url, secrets)
      },
      get requestBody() {
        return redact(ask.body === undefined ? '' : readable(Buffer.from(ask.body)), secrets, secretFields)
      },
      get responseBody() {
        if (got.kind !== 'answered') return ''
        if (about.tellsSecrets === true && got.status < 400) return '(not kept: it may tell secrets)'
        return redact(readable(got.bytes), secrets, secretFields)
      },
    })
    return withoutSecrets(got, secrets)
  }

  return {
    async ask(about, ask, wireCall) {
      const ends = performance.now() + wireCall.deadlineMs
      // A timer without time ends only with the next turn, and what has left by then may be bought.
      const own = wireCall.deadlineMs > 0 ? AbortSignal.timeout(Math.ceil(wireCall.deadlineMs)) : AbortSignal.abort()
      const signal = wireCall.signal === undefined ? own : AbortSignal.any([own, wireCall.signal])
      const first = await attempt(about, ask, wireCall, signal)
      const wait = safe.has(about.operation) ? waitBeforeRetry(first, ends - performance.now()) : null
      if (wait === null || signal.aborted) return first
      await pause(wait, signal)
      return signal.aborted ? first : attempt(about, ask, wireCall, signal)
    },
  }
}

/** Letters of base64 in a row from which on they are no word any more: a label, a picture, a paper. */
const BLOB_MIN = 1000
const KEPT_MAX = 200_000

const digestOf = (bytes: Buffer): string =>
  `(${bytes.length} bytes, sha256 ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)})`

/** Text as far as it is text: of what a carrier sends as a picture or a PDF, plain or in base64, size and hash are kept. */
function readable(bytes: Buffer): string {
  const head = bytes.subarray(0, 512)
  if (head.includes(0) || head.subarray(0, 5).toString('latin1') === '%PDF-') return digestOf(bytes)
  return withoutBlobs(bytes.toString('utf8')).slice(0, KEPT_MAX)
}

/** From letter to letter that is none of base64: an expression for the runs themselves runs out of stack over megabytes. */
function withoutBlobs(text: string): string {
  const parts: string[] = []
  let from = 0
  const take = (to: number): void => {
    const run = text.slice(from, to)
    parts.push(run.length < BLOB_MIN ? run : digestOf(Buffer.from(run, 'base64')))
  }
  for (const { 0: other, index } of text.matchAll(/[^A-Za-z0-9+/=]+/g)) {
    take(index)
    parts.push(other)
    from = index + other.length
  }
  take(text.length)
  return parts.join('')
}
