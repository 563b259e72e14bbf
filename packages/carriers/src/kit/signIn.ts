import { sentence } from '@waybill/domain'
import type { CarrierAccount, FailureReason, Operation, WireCall } from './connector.ts'
import { inTime, running } from './deadline.ts'
import type { Answered, Ask, Got, Lost } from './http.ts'
import type { Kit } from './kit.ts'

/** A token is renewed this long before it ends: a request that is on its way should not outlive it. */
const RENEW_BEFORE_MS = 60_000

const TOKENS_MAX = 10_000

interface Token {
  readonly kind: 'token'
  readonly value: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** How a carrier gives tokens. */
export interface SignIn<Settings> {
  /** What a token belongs to: the address and everything that signs in. */
  readonly keyOf: (account: CarrierAccount<Settings>) => string
  readonly ask: (account: CarrierAccount<Settings>) => Ask
  /** The token of an answer, with the seconds it lives; null when it is none. */
  readonly read: (answer: Answered) => { readonly value: string; readonly seconds: number } | null
  /** Why an answer gave no token. */
  readonly failure: (answer: Answered) => { readonly reason: FailureReason; readonly message: string }
}

type WithToken = (token: string, wireCall: WireCall) => Promise<Got>

/** Sends with a token, signing in before it where there is none, and once more when the token ended in mid-run. */
export type SendSignedIn<Settings> = (
  account: CarrierAccount<Settings>,
  operation: Operation,
  wireCall: WireCall,
  send: WithToken,
) => Promise<Got>

const noTime: Lost = { kind: 'lost', outcome: 'late', maySent: false, error: sentence('wireNoAnswer') }

export function openSignIn<Settings>(kit: Kit, signIn: SignIn<Settings>): SendSignedIn<Settings> {
  type Account = CarrierAccount<Settings>
  const tokens = new Map<string, Token>()
  const asked = new Map<string, Promise<Token | Lost>>()

  /**
   * A sign-in that gave no token. It is told apart from every answer to the request itself, which was never sent: a 404
   * here does not mean that an order is absent, nor a 200 that it is cancelled.
   */
  function notSignedIn(got: Got): Lost {
    if (got.kind === 'lost') return { ...got, maySent: false }
    const { reason, message } = signIn.failure(got)
    const refusal = { reason, status: got.status }
    return { kind: 'lost', outcome: 'unreachable', maySent: false, error: message, refusal }
  }

  async function askToken(account: Account, operation: Operation, wireCall: WireCall): Promise<Token | Lost> {
    const got = await kit.ask({ account, operation }, signIn.ask(account), wireCall)
    const read = got.kind === 'answered' && got.status === 200 ? signIn.read(got) : null
    if (read === null) return notSignedIn(got)
    const lifeMs = read.seconds * 1000
    return {
      kind: 'token',
      value: read.value,
      until: wireCall.now() + lifeMs - Math.min(RENEW_BEFORE_MS, lifeMs / 2),
    }
  }

  function keep(key: string, token: Token): void {
    tokens.delete(key)
    const oldest = tokens.size >= TOKENS_MAX ? tokens.keys().next().value : undefined
    if (oldest !== undefined) tokens.delete(oldest)
    tokens.set(key, token)
  }

  /**
   * One sign-in at a time per company; whoever waited for it shares what came of it. Only where it ended because of its
   * own caller's deadline or breaker does the next one try for itself.
   */
  async function tokenFor(account: Account, operation: Operation, wireCall: WireCall): Promise<Token | Lost> {
    const key = signIn.keyOf(account)
    for (;;) {
      const known = tokens.get(key)
      if (known !== undefined && known.until > wireCall.now()) return known
      const asking = asked.get(key)
      if (asking === undefined) break
      const shared = await inTime(asking, wireCall)
      if (shared === null || wireCall.deadlineMs <= 0) return noTime
      if (shared.kind === 'token' || (shared.outcome !== 'late' && shared.outcome !== 'shut')) return shared
    }
    const asking = askToken(account, operation, wireCall).finally(() => asked.delete(key))
    asked.set(key, asking)
    const token = await asking
    if (token.kind === 'token') keep(key, token)
    return token
  }

  return async (account, operation, given, send) => {
    const wireCall = running(given)
    const key = signIn.keyOf(account)
    for (let isSecond = false; ; isSecond = true) {
      const token = await tokenFor(account, operation, wireCall)
      if (token.kind !== 'token') return token
      if (wireCall.deadlineMs <= 0) return noTime
      const got = await send(token.value, wireCall)
      // 401 says that nothing was done, so that even an order may be sent again, once, with a new token.
      if (got.kind !== 'answered' || got.status !== 401 || isSecond) return got
      // Another request may have signed in anew meanwhile: its token stays.
      if (tokens.get(key)?.value === token.value) tokens.delete(key)
    }
  }
}
