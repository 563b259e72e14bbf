import type { CarrierAccount, Errand, Operation } from '../kit/connector.ts'
import type { Got, Lost } from '../kit/http.ts'
import type { Kit } from '../kit/kit.ts'
import { jsonOf } from './errors.ts'
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
  accounts: '/api/v4/capacityprovideraccounts',
  account: (id: string) => `/api/v4/capacityprovideraccounts/${encodeURIComponent(id)}`,
  metadata: '/api/v4/capacityprovidermetadata?type=LTL',
} as const

export type Account = CarrierAccount<Project44Settings>

export interface Request {
  readonly operation: Operation
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash. */
  readonly path: string
  readonly body?: unknown
  readonly maxBytes?: number
}

type Token = { readonly kind: 'token'; readonly value: string; readonly until: number } | Got

/** The only way to project44: signs in, sends, and signs in once more when a token ended in mid-run. */
export type Send = (account: Account, request: Request, errand: Errand) => Promise<Got>

const noTime: Lost = { kind: 'lost', outcome: 'late', maySent: false, error: 'No answer came in time.' }

export function createSend(kit: Kit): Send {
  const tokens = new Map<string, Promise<Token>>()
  const keyOf = ({ baseUrl, settings }: Account) => `${baseUrl}|${settings.oauthClientId}|${settings.oauthClientSecret}`

  async function signIn(account: Account, operation: Operation, errand: Errand): Promise<Token> {
    const { oauthClientId, oauthClientSecret } = account.settings
    const form = { grant_type: 'client_credentials', client_id: oauthClientId, client_secret: oauthClientSecret }
    const got = await kit.ask(
      { account, operation, secrets: [oauthClientSecret] },
      {
        method: 'POST',
        url: account.baseUrl + paths.token,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
        maxBytes: JSON_MAX,
      },
      errand,
    )
    // Whatever came of a sign-in, the order itself has not been sent.
    if (got.kind === 'lost') return { ...got, maySent: false }
    const token = got.status === 200 ? tokenAnswer.safeParse(jsonOf(got)).data : undefined
    if (token === undefined) return got
    const until = errand.now() + token.expires_in * 1000 - Math.min(RENEW_BEFORE_MS, token.expires_in * 500)
    return { kind: 'token', value: token.access_token, until }
  }

  /** One sign-in at a time per company; a failed one is forgotten, so that the next request tries anew. */
  async function tokenFor(account: Account, operation: Operation, errand: Errand): Promise<Token> {
    const key = keyOf(account)
    for (;;) {
      const running = tokens.get(key)
      if (running === undefined) break
      const known = await running
      if (known.kind === 'token' && known.until > errand.now()) return known
      if (tokens.get(key) === running) tokens.delete(key)
    }
    const asked = signIn(account, operation, errand)
    tokens.set(key, asked)
    const token = await asked
    if (token.kind !== 'token' && tokens.get(key) === asked) tokens.delete(key)
    return token
  }

  async function withToken(account: Account, request: Request, errand: Errand, token: string): Promise<Got> {
    const { operation, method, path, body, maxBytes = JSON_MAX } = request
    return kit.ask(
      { account, operation, secrets: [account.settings.oauthClientSecret, token] },
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
      errand,
    )
  }

  return async (account, request, errand) => {
    const ends = performance.now() + errand.deadlineMs
    const left = (): Errand => ({ ...errand, deadlineMs: ends - performance.now() })
    for (let isSecond = false; ; isSecond = true) {
      const token = await tokenFor(account, request.operation, left())
      if (token.kind !== 'token') return token
      if (ends <= performance.now()) return noTime
      const got = await withToken(account, request, left(), token.value)
      // 401 says that nothing was done, so that even an order may be sent again, once, with a new token.
      if (got.kind !== 'answered' || got.status !== 401 || isSecond) return got
      tokens.delete(keyOf(account))
    }
  }
}
