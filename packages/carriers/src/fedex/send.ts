import type { CarrierAccount, WireCall } from '../kit/connector.ts'
import { failureWords, jsonOf, reasonOfStatus } from '../kit/failures.ts'
import type { Got } from '../kit/http.ts'
import type { About, Kit } from '../kit/kit.ts'
import { openSignIn } from '../kit/signIn.ts'
import { wordsOf } from './errors.ts'
import type { FedexSettings } from './settings.ts'
import { tokenAnswer } from './wire.ts'

const MB = 1024 * 1024
/** Labels of 40 packages come in one answer. */
const ANSWER_MAX = 40 * MB

export const paths = {
  rate: '/rate/v1/rates/quotes',
  ship: '/ship/v1/shipments',
  cancel: '/ship/v1/shipments/cancel',
  track: '/track/v1/trackingnumbers',
  references: '/track/v1/referencenumbers',
  documents: '/track/v1/trackingdocuments',
  address: '/address/v1/addresses/resolve',
  availability: '/pickup/v1/pickups/availabilities',
  pickups: '/pickup/v1/pickups',
  cancelPickup: '/pickup/v1/pickups/cancel',
  close: '/ship/v1/endofday/',
  locations: '/location/v1/locations',
} as const

export type Account = CarrierAccount<FedexSettings>

interface Request extends Pick<About, 'operation'> {
  readonly method?: 'POST' | 'PUT'
  readonly path: string
  readonly body: unknown
  /** Ours, by which FedEx's people find a request; a new one where none is given. */
  readonly transactionId?: string
}

/** The way to FedEx, signed in. */
export type Send = (account: Account, request: Request, wireCall: WireCall) => Promise<Got>

export function createSend(kit: Kit): Send {
  const signedIn = openSignIn<FedexSettings>(kit, {
    keyOf: ({ baseUrl, settings }) => `${baseUrl}|${settings.clientId}|${settings.clientSecret}`,
    ask: ({ baseUrl, settings: { clientId, clientSecret } }) => ({
      method: 'POST',
      url: `${baseUrl}/oauth/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }).toString(),
      maxBytes: MB,
    }),
    read: answer => {
      const read = tokenAnswer.safeParse(jsonOf(answer)).data
      return read === undefined ? null : { value: read.access_token, seconds: read.expires_in }
    },
    failure: answer => {
      const reason = reasonOfStatus(answer.status)
      const told = reason === 'refused' ? 'badAnswer' : reason
      return { reason: told, message: wordsOf(answer) || failureWords[told] }
    },
  })
  return (account, { method = 'POST', path, body, operation, transactionId = crypto.randomUUID() }, given) =>
    signedIn(account, operation, given, (token, wireCall) =>
      kit.ask(
        { account, operation, secrets: [token] },
        {
          method,
          url: account.baseUrl + path,
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            'content-type': 'application/json',
            'X-locale': 'en_US',
            'x-customer-transaction-id': transactionId,
          },
          body: JSON.stringify(body),
          maxBytes: ANSWER_MAX,
        },
        wireCall,
      ),
    )
}
