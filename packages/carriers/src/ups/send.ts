import type { TokenKeeper } from '../kit/authorization.ts'
import type { CarrierAccount, WireCall } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { failureWords, jsonOf, reasonOfStatus } from '../kit/failures.ts'
import type { Got } from '../kit/http.ts'
import type { About, Kit } from '../kit/kit.ts'
import { openSignIn, type SendSignedIn } from '../kit/signIn.ts'
import { errorsOf, wordsOf } from './errors.ts'
import type { UpsSettings } from './settings.ts'
import { tokenAnswer } from './wire.ts'

const MB = 1024 * 1024
/** Labels of 200 packages come in one answer. */
const ANSWER_MAX = 40 * MB

/** Of the interfaces with a version in their path. */
const VERSION = 'v2409'

export const paths = {
  rate: (option: 'Rate' | 'Ratetimeintransit' | 'Shop' | 'Shoptimeintransit') =>
    `/rating/${VERSION}/${option}${option === 'Shoptimeintransit' ? '?additionalinfo=timeintransit' : ''}`,
  ship: `/shipments/${VERSION}/ship`,
  void: (shipment: string, tracking: readonly string[]) => {
    const query = tracking.map(number => `trackingnumber=${encodeURIComponent(number)}`).join('&')
    return `/shipments/${VERSION}/void/cancel/${encodeURIComponent(shipment)}${query === '' ? '' : `?${query}`}`
  },
  recover: `/labels/${VERSION}/recovery`,
  track: (number: string) => `/track/v1/details/${encodeURIComponent(number)}?locale=en_US&returnPOD=true`,
  askPickup: `/pickupcreation/${VERSION}/pickup`,
  /** Prices of trucks, and those that are still to come. */
  pickups: `/shipments/${VERSION}/pickup/oncall`,
  /** By the number of the truck. */
  cancelPickup: `/shipments/${VERSION}/pickup/02`,
  /** Not UPS's own: reconstructed, and answered in the sandbox alone. */
  register: '/registration/v1/shipper',
  locations: '/locations/v3/search/availabilities/1?Locale=en_US',
  address: '/addressvalidation/v2/3?maximumcandidatelistsize=10',
} as const

export type Account = CarrierAccount<UpsSettings>

interface Request extends Pick<About, 'operation'> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Begins with a slash. */
  readonly path: string
  readonly body?: unknown
  /** Where a number stands in a header of its own. */
  readonly headers?: Readonly<Record<string, string>>
  /** Values in it that are kept nowhere. */
  readonly secrets?: readonly string[]
}

/** The way to UPS, signed in. */
export type Send = (account: Account, request: Request, wireCall: WireCall) => Promise<Got>

/** Tokens are had beside the interfaces, not under their path. */
export const hostOf = (baseUrl: string): string => baseUrl.replace(/\/api$/, '')

/** The account number is missing, or not one of who signed in. */
const NUMBER_REFUSED = '120100'

/** Sends with the token that is kept for the account, and once more with the next one when UPS does not take it. */
const withKeptToken: SendSignedIn<UpsSettings> = async ({ tokens }, _operation, given, send) => {
  const wireCall = running(given)
  for (let refused: string | null = null; ; ) {
    const token: Awaited<ReturnType<TokenKeeper['find']>> | undefined = await tokens?.find(refused, wireCall)
    if (token?.kind !== 'token') {
      const { reason = 'credentials', message = failureWords.credentials, providerStatus = null } = token ?? {}
      const refusal = { reason, status: providerStatus ?? 401 }
      return { kind: 'lost', outcome: 'unreachable', maySent: false, error: message, refusal }
    }
    const got: Got = await send(token.value, wireCall)
    if (got.kind !== 'answered') return got
    if (got.status === 401 && refused === null) {
      refused = token.value
      continue
    }
    const isOver =
      got.status === 401 || (got.status >= 400 && errorsOf(got).some(({ code }) => code === NUMBER_REFUSED))
    if (isOver) await tokens?.doubt(wordsOf(got) || failureWords.credentials)
    return got
  }
}

export function createSend(kit: Kit): Send {
  const signedIn = openSignIn<UpsSettings>(kit, {
    keyOf: ({ baseUrl, settings }) => `${baseUrl}|${settings.clientId}|${settings.clientSecret}`,
    ask: ({ baseUrl, settings: { clientId, clientSecret, accountNumber } }) => ({
      method: 'POST',
      url: `${hostOf(baseUrl)}/security/v1/oauth/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'x-merchant-id': accountNumber,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
      maxBytes: MB,
    }),
    read: answer => {
      const read = tokenAnswer.safeParse(jsonOf(answer)).data
      return read === undefined ? null : { value: read.access_token, seconds: read.expires_in }
    },
    failure: answer => {
      // A client that is unknown comes as 400 as well.
      const reason = answer.status === 400 ? 'credentials' : reasonOfStatus(answer.status)
      const told = reason === 'refused' ? 'badAnswer' : reason
      return { reason: told, message: wordsOf(answer) || failureWords[told] }
    },
  })
  return (account, { method, path, body, operation, headers, secrets = [] }, given) =>
    (account.settings.connected === 'yes' ? withKeptToken : signedIn)(account, operation, given, (token, wireCall) =>
      kit.ask(
        { account, operation, secrets: [token, ...secrets] },
        {
          method,
          url: account.baseUrl + path,
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            transId: crypto.randomUUID().replaceAll('-', ''),
            transactionSrc: 'waybill',
            ...headers,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          maxBytes: ANSWER_MAX,
        },
        wireCall,
      ),
    )
}
