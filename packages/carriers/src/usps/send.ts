import { isS10Number } from '@waybill/domain'
import type { CarrierAccount, CarrierFailure, WireCall } from '../kit/connector.ts'
import { failureWords, jsonOf, reasonOfStatus } from '../kit/failures.ts'
import type { Got } from '../kit/http.ts'
import type { About, Kit } from '../kit/kit.ts'
import { openSignIn } from '../kit/signIn.ts'
import { failureOf, wordsOf } from './errors.ts'
import type { UspsSettings } from './settings.ts'
import { paymentAnswer, tokenAnswer } from './wire.ts'

const MB = 1024 * 1024
const ANSWER_MAX = 40 * MB

const ABROAD = '/international-labels/v3'

export const paths = {
  options: '/shipments/v3/options/search',
  label: { domestic: '/labels/v3/label', return: '/labels/v3/return-label', abroad: `${ABROAD}/international-label` },
  /** A label is given back where it was bought: its number says so. */
  void: (number: string) =>
    isS10Number(number)
      ? `${ABROAD}/international-label/${encodeURIComponent(number)}`
      : `/labels/v3/label/${encodeURIComponent(number)}`,
  track: (number: string) => `/tracking/v3/tracking/${encodeURIComponent(number)}?expand=DETAIL`,
  address: (query: URLSearchParams) => `/addresses/v3/address?${query}`,
  pickupEligibility: (query: URLSearchParams) => `/pickup/v3/carrier-pickup/eligibility?${query}`,
  pickups: '/pickup/v3/carrier-pickup',
  pickup: (number: string) => `/pickup/v3/carrier-pickup/${encodeURIComponent(number)}`,
  scanForm: '/scan-forms/v3/scan-form',
  offices: (query: URLSearchParams) => `/locations/v3/post-office-locations?${query}`,
} as const

export type Account = CarrierAccount<UspsSettings>

interface Request extends Pick<About, 'operation'> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Begins with a slash. */
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** What of the request nobody keeps. */
  readonly secrets?: readonly string[]
}

/** The way to USPS, signed in. */
export type Send = (account: Account, request: Request, wireCall: WireCall) => Promise<Got>

export function createSend(kit: Kit): Send {
  const signedIn = openSignIn<UspsSettings>(kit, {
    keyOf: ({ baseUrl, settings }) => `${baseUrl}|${settings.clientId}|${settings.clientSecret}`,
    ask: ({ baseUrl, settings: { clientId, clientSecret } }) => ({
      method: 'POST',
      url: `${baseUrl}/oauth2/v3/token`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }),
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
  return (account, { method, path, body, operation, headers = {}, secrets = [] }, given) =>
    signedIn(account, operation, given, (token, wireCall) =>
      kit.ask(
        { account, operation, secrets: [token, ...secrets] },
        {
          method,
          url: account.baseUrl + path,
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          maxBytes: ANSWER_MAX,
        },
        wireCall,
      ),
    )
}

/** Payment tokens live eight hours; one is asked for well before. */
const PAYS_FOR_MS = 6 * 3_600_000

const KEPT_MAX = 10_000

/** Who takes part in a purchase: who pays, and whose number stands on the label. Source: USPS Payments v3, roles. */
function rolesOf({ crid, mid, manifestMid, accountNumber, accountType, permitZip, priceType }: UspsSettings) {
  const who = { CRID: crid, MID: mid, manifestMID: manifestMid || mid }
  const account =
    accountType === 'PERMIT'
      ? { accountType, permitNumber: accountNumber, permitZIP: permitZip }
      : { accountType, accountNumber }
  return [
    { roleName: 'PAYER', ...who, ...account },
    { roleName: 'LABEL_OWNER', ...who },
    ...(priceType === 'CONTRACT' ? [{ roleName: 'RATE_HOLDER', ...who, ...account }] : []),
  ]
}

/** Sends with a token that pays: had before it where there is none, and once more where it ended in mid-run. */
export type SendPaid = (account: Account, request: Request, wireCall: WireCall) => Promise<Got | CarrierFailure>

/** Whether the account pays, for its check: null where it does, why not otherwise. */
export type AskPayment = (account: Account, wireCall: WireCall) => Promise<CarrierFailure | null>

export function createSendPaid(send: Send): { readonly sendPaid: SendPaid; readonly askPayment: AskPayment } {
  const tokens = new Map<string, { readonly value: string; readonly until: number }>()
  const keyOf = ({ clientId, baseUrl, settings }: Account): string => JSON.stringify([clientId, baseUrl, settings])

  async function asked(account: Account, operation: Request['operation'], wireCall: WireCall) {
    const body = { roles: rolesOf(account.settings) }
    const got = await send(
      account,
      { operation, method: 'POST', path: '/payments/v3/payment-authorization', body },
      wireCall,
    )
    const read = got.kind === 'answered' && got.status === 200 ? paymentAnswer.safeParse(jsonOf(got)).data : undefined
    return read?.paymentAuthorizationToken ?? failureOf(got)
  }

  async function tokenOf(account: Account, operation: Request['operation'], wireCall: WireCall) {
    const key = keyOf(account)
    const known = tokens.get(key)
    if (known !== undefined && known.until > wireCall.now()) return known.value
    const value = await asked(account, operation, wireCall)
    if (typeof value !== 'string') return value
    const oldest = tokens.size >= KEPT_MAX ? tokens.keys().next().value : undefined
    if (oldest !== undefined) tokens.delete(oldest)
    tokens.set(key, { value, until: wireCall.now() + PAYS_FOR_MS })
    return value
  }

  return {
    async sendPaid(account, request, given) {
      const ends = performance.now() + given.deadlineMs
      for (let isSecond = false; ; isSecond = true) {
        const wireCall = { ...given, deadlineMs: ends - performance.now() }
        const token = await tokenOf(account, request.operation, wireCall)
        if (typeof token !== 'string') return token
        const headers = { ...request.headers, 'X-Payment-Authorization-Token': token }
        const left = { ...given, deadlineMs: ends - performance.now() }
        const got = await send(account, { ...request, headers, secrets: [token] }, left)
        // 401 says that nothing was done: the token that pays may have ended as well.
        if (got.kind !== 'answered' || got.status !== 401 || isSecond) return got
        tokens.delete(keyOf(account))
      }
    },
    async askPayment(account, wireCall) {
      const value = await asked(account, 'check', wireCall)
      return typeof value === 'string' ? null : value
    },
  }
}
