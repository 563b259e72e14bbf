import { createHash, randomBytes } from 'node:crypto'
import type { Asked, Reply } from '../wire.ts'
import { no } from './said.ts'

/** The operator's app that the sandbox knows. */
const APP = { clientId: 'waybill', clientSecret: 'waybill-of-the-sandbox' }

/** What becomes of somebody's sign-in later; `fine`: nothing. */
export const upsSignIns = ['fine', 'passwordChanged', 'campusShip', 'numberRefused'] as const
export type UpsSignIn = (typeof upsSignIns)[number]

interface Code {
  readonly user: string
  readonly redirectUri: string
  readonly challenge: string
}

/** Seconds that a refresh token lives: 60 days, our own reading. */
const REFRESH_SECONDS = 5_184_000

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const page = (query: URLSearchParams, problem: string): Reply => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  bytes: Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>SAMPLE: sign in at UPS</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}
label,input{display:block;width:100%;box-sizing:border-box;margin:.4rem 0}button{margin:1rem .5rem 0 0;padding:.5rem 1rem}</style></head>
<body><main><h1>Sign in at UPS</h1><p>SAMPLE: this is not UPS, but the sandbox that stands in its place. Any password will do.</p>
${problem === '' ? '' : `<p role="alert">${problem}</p>`}<form method="get">
${[...query]
  .filter(([name]) => !['user', 'password', 'answer'].includes(name))
  .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  .join('')}
<label>User ID <input name="user" autocomplete="off"></label><label>Password <input name="password" type="password" autocomplete="off"></label>
<p>Waybill asks for prices, labels, tracking and pickups with your account.</p>
<button name="answer" value="allow">Allow</button><button name="answer" value="refuse">Refuse</button></form></main></body></html>`),
})

const backTo = (redirectUri: string, params: Readonly<Record<string, string>>): Reply => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return { status: 302, headers: { location: url.href } }
}

/** UPS's authorization code with PKCE: a page to sign in, tokens for a code, and a new pair for each refresh. */
export function openAuthorization(tokenSeconds: number, tokens: Map<string, number>) {
  const codes = new Map<string, Code>()
  const refreshes = new Map<string, string>()
  /** Who signed in, by access token. */
  const users = new Map<string, string>()
  const signIns = new Map<string, UpsSignIn>()

  function authorize({ url: { searchParams: query } }: Asked): Reply {
    const given = (name: string): string => query.get(name) ?? ''
    const redirectUri = given('redirect_uri')
    if (given('client_id') !== APP.clientId) return no(401, '10401', 'ClientId is Invalid')
    if (given('response_type') !== 'code' || !URL.canParse(redirectUri)) return no(400, '10400', 'Invalid request')
    const state = given('state')
    if (given('answer') === 'refuse') return backTo(redirectUri, { error: 'access_denied', state })
    const user = given('user').trim()
    if (given('answer') !== 'allow') return page(query, '')
    if (user === '') return page(query, 'Please enter a user ID.')
    const code = randomBytes(18).toString('base64url')
    codes.set(code, { user, redirectUri, challenge: given('code_challenge') })
    return backTo(redirectUri, { code, state })
  }

  function pair(user: string): Reply {
    const access = randomBytes(24).toString('base64url')
    const refresh = randomBytes(24).toString('base64url')
    tokens.set(access, Date.now() + tokenSeconds * 1000)
    users.set(access, user)
    refreshes.set(refresh, user)
    return {
      status: 200,
      json: {
        ...{ token_type: 'Bearer', issued_at: String(Date.now()), client_id: APP.clientId, scope: '' },
        ...{ access_token: access, expires_in: String(tokenSeconds), status: 'approved', refresh_count: '0' },
        ...{ refresh_token: refresh, refresh_token_expires_in: String(REFRESH_SECONDS) },
        ...{ refresh_token_status: 'approved', refresh_token_issued_at: String(Date.now()) },
      },
    }
  }

  function exchange(form: URLSearchParams): Reply {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (form.get('client_id') !== APP.clientId) return no(401, '10401', 'ClientId is Invalid')
    if (code === undefined || code.redirectUri !== form.get('redirect_uri')) return no(400, '10403', 'Invalid code')
    if (code.challenge !== challenge) return no(400, '10404', 'Invalid code verifier')
    return pair(code.user)
  }

  function refresh({ headers, body }: Asked): Reply {
    const basic = Buffer.from(`${APP.clientId}:${APP.clientSecret}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`) return no(401, '10401', 'ClientId is Invalid')
    const given = new URLSearchParams(body).get('refresh_token') ?? ''
    const user = refreshes.get(given)
    // It works once.
    refreshes.delete(given)
    if (user === undefined) return no(401, '10405', 'Invalid Refresh Token')
    const signIn = signIns.get(user)
    if (signIn === 'passwordChanged') return no(401, '10406', 'The password of this ID was changed.')
    if (signIn === 'campusShip') return no(403, '10407', 'CampusShip IDs are not allowed.')
    return pair(user)
  }

  return {
    ...{ authorize, exchange, refresh },
    /** Whether UPS does not know the account number under who signed in with this token. */
    refusesNumber: ({ headers }: Asked): boolean =>
      signIns.get(users.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? '') === 'numberRefused',
    become: (user: string, what: UpsSignIn): void => void signIns.set(user, what),
  }
}
