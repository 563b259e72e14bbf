import { sentence } from '@waybill/domain'
import type { CarrierAccount, Operation, WireCall } from '../kit/connector.ts'
import { inTime, running } from '../kit/deadline.ts'
import type { Got, Lost } from '../kit/http.ts'
import type { About, Kit } from '../kit/kit.ts'
import { jsonOf, signInFailure } from './errors.ts'
import type { Project44Settings } from './settings.ts'
import { tokenAnswer } from './wire.ts'

const MB = 1024 * 1024
const JSON_MAX = 5 * MB
export const DOCUMENT_MAX = 25 * MB

/** A token is renewed this long before it ends: a request that is on its way should not outlive it. */
const RENEW_BEFORE_MS = 60_000

export const paths = {
  token: '/api/v4/oauth2/token',
  rates: '/api/v4/ltl/quotes/rates/query',
  dispatch: '/api/v4/ltl/dispatchedshipments',
  cancel: '/api/v4/ltl/shipments/cancellations',
  cancelById: (id: string) => `/api/v4/ltl/shipments/${encodeURIComponent(id)}/cancellations`,
  find: '/api/v4/shipments/tracking',
  events: (id: string) => `/api/v4/shipments/${encodeURIComponent(id)}/tracking`,
  images: '/api/v4/ltl/images/query',
  groups: '/api/v4/capacityprovideraccountgroups',
  accounts: '/api/v4/capacityprovideraccounts',
  account: (id: string) => `/api/v4/capacityprovideraccounts/${encodeURIComponent(id)}`,
  metadata: '/api/v4/capacityprovidermetadata?type=LTL',
} as const

export type Account = CarrierAccount<Project44Settings>

export interface Request extends Omit<About, 'account'> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash. */
  readonly path: string
  readonly body?: unknown
  readonly maxBytes?: number
}

interface Token {
  readonly kind: 'token'
  readonly value: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** The only way to project44: signs in, sends, and signs in once more when a token ended in mid-run. */
export type Send = (account: Account, request: Request, wireCall: WireCall) => Promise<Got>

const TOKENS_MAX = 10_000

const noTime: Lost = { kind: 'lost', outcome: 'late', maySent: false, error: sentence('wireNoAnswer') }

/**
 * A sign-in that gave no token. It is told apart from every answer to the request itself, which was never sent: a 404
 * here does not mean that an order is absent, nor a 200 that it is cancelled.
 */
function notSignedIn(got: Got): Lost {
  if (got.kind === 'lost') return { ...got, maySent: false }
  const { reason, message } = signInFailure(got)
  return {
    kind: 'lost',
    outcome: 'unreachable',
    maySent: false,
    error: message,
    refusal: { reason, status: got.status },
  }
}

export function createSend(kit: Kit): Send {
  const tokens = new Map<string, Token>()
  const signIns = new Map<string, Promise<Token | Lost>>()
  const keyOf = ({ baseUrl, settings }: Account) => `${baseUrl}|${settings.oauthClientId}|${settings.oauthClientSecret}`

  async function signIn(account: Account, operation: Operation, wireCall: WireCall): Promise<Token | Lost> {
    const { oauthClientId, oauthClientSecret } = account.settings
    const form = { grant_type: 'client_credentials', client_id: oauthClientId, client_secret: oauthClientSecret }
    const got = await kit.ask(
      { account, operation },
      {
        method: 'POST',
        url: account.baseUrl + paths.token,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
        maxBytes: JSON_MAX,
      },
      wireCall,
    )
    const read = got.kind === 'answered' && got.status === 200 ? tokenAnswer.safeParse(jsonOf(got)).data : undefined
    if (read === undefined) return notSignedIn(got)
    const { access_token: value, expires_in: seconds } = read
    return { kind: 'token', value, until: wireCall.now() + seconds * 1000 - Math.min(RENEW_BEFORE_MS, seconds * 500) }
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
    const key = keyOf(account)
    for (;;) {
      const known = tokens.get(key)
      if (known !== undefined && known.until > wireCall.now()) return known
      const asked = signIns.get(key)
      if (asked === undefined) break
      const shared = await inTime(asked, wireCall)
      if (shared === null || wireCall.deadlineMs <= 0) return noTime
      if (shared.kind === 'token' || (shared.outcome !== 'late' && shared.outcome !== 'shut')) return shared
    }
    const asking = signIn(account, operation, wireCall).finally(() => signIns.delete(key))
    signIns.set(key, asking)
    const token = await asking
    if (token.kind === 'token') keep(key, token)
    return token
  }

  async function withToken(account: Account, request: Request, wireCall: WireCall, token: string): Promise<Got> {
    const { method, path, body, maxBytes = JSON_MAX, secrets = [], ...rest } = request
    return kit.ask(
      { account, ...rest, secrets: [token, ...secrets] },
      {
        method,
        url: path.startsWith('/') ? account.baseUrl + path : path,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        maxBytes,
      },
      wireCall,
    )
  }

  return async (account, request, given) => {
    const wireCall = running(given)
    for (let isSecond = false; ; isSecond = true) {
      const token = await tokenFor(account, request.operation, wireCall)
      if (token.kind !== 'token') return token
      if (wireCall.deadlineMs <= 0) return noTime
      const got = await withToken(account, request, wireCall, token.value)
      // 401 says that nothing was done, so that even an order may be sent again, once, with a new token.
      if (got.kind !== 'answered' || got.status !== 401 || isSecond) return got
      // Another request may have signed in anew meanwhile: its token stays.
      if (tokens.get(keyOf(account))?.value === token.value) tokens.delete(keyOf(account))
    }
  }
}
