import type { CarrierAccount, WireCall } from '../kit/connector.ts'
import { jsonOf } from '../kit/failures.ts'
import type { Got } from '../kit/http.ts'
import type { About, Kit } from '../kit/kit.ts'
import { openSignIn } from '../kit/signIn.ts'
import { signInFailure } from './errors.ts'
import type { Project44Settings } from './settings.ts'
import { tokenAnswer } from './wire.ts'

const MB = 1024 * 1024
const JSON_MAX = 5 * MB
export const DOCUMENT_MAX = 25 * MB

export const paths = {
  token: '/api/v4/oauth2/token',
  rates: '/api/v4/ltl/quotes/rates/query',
  volumeRates: '/api/v4/vltl/quotes/rates/query',
  transit: '/api/v4/ltl/quotes/transittimes/query',
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

/** The only way to project44: signs in, sends, and signs in once more when a token ended in mid-run. */
export type Send = (account: Account, request: Request, wireCall: WireCall) => Promise<Got>

export function createSend(kit: Kit): Send {
  const signedIn = openSignIn<Project44Settings>(kit, {
    keyOf: ({ baseUrl, settings }) => `${baseUrl}|${settings.oauthClientId}|${settings.oauthClientSecret}`,
    ask: ({ baseUrl, settings: { oauthClientId, oauthClientSecret } }) => ({
      method: 'POST',
      url: baseUrl + paths.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: oauthClientId,
        client_secret: oauthClientSecret,
      }).toString(),
      maxBytes: JSON_MAX,
    }),
    read: answer => {
      const read = tokenAnswer.safeParse(jsonOf(answer)).data
      return read === undefined ? null : { value: read.access_token, seconds: read.expires_in }
    },
    failure: signInFailure,
  })

  return (account, request, given) => {
    const { method, path, body, maxBytes = JSON_MAX, secrets = [], ...rest } = request
    return signedIn(account, request.operation, given, (token, wireCall) =>
      kit.ask(
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
      ),
    )
  }
}
