import type { CarrierAccount, WireCall } from '../kit/connector.ts'
import { failureWords, jsonOf, reasonOfStatus } from '../kit/failures.ts'
import type { Got } from '../kit/http.ts'
import type { About, Kit } from '../kit/kit.ts'
import { openSignIn } from '../kit/signIn.ts'
import { wordsOf } from './errors.ts'
import type { OdflSettings } from './settings.ts'
import { tokenAnswer } from './wire.ts'

const MB = 1024 * 1024
const ANSWER_MAX = 5 * MB
/** A paper of 25 MB, in base64. */
export const DOCUMENT_MAX = 34 * MB

const TOKEN_SECONDS = 3600

/** The carrier's REST services stand at one host, its SOAP services at another; a sandbox has both at one address. */
const soapHost = (baseUrl: string): string => baseUrl.replace(/^https:\/\/apiq?\.odfl\.com/, 'https://www.odfl.com')

export const paths = {
  token: '/auth/v1.0/token',
  rates: '/wsRate_v6/RateService',
  times: '/wsExpTransTime/TimeLookupService',
  trace: '/TraceWebServiceWeb/services/Trace',
  events: '/tracking/v2.0/shipment.track',
  ebol: '/BOL/v3.1/eBOL/bol-external-per-standards',
  deleteEbol: (pro: string) => `/BOL/v3.1/eBOL/deleteBolPro?proNumber=${encodeURIComponent(pro)}`,
  pickup: '/pickup/v3.0/create',
  findPickup: '/pickup/v3.0/info',
  cancelPickup: '/pickup/v3.0/cancel',
  document: (pro: string, type: string) =>
    `/document-retrieval-api/v1.0/getDocument?referenceType=PRO&referenceNumber=${encodeURIComponent(pro)}&documentType=${type}`,
} as const

export type Account = CarrierAccount<OdflSettings>

interface Request extends Pick<About, 'operation'> {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Begins with a slash. */
  readonly path: string
  readonly body?: unknown
  readonly maxBytes?: number
}

/** The ways to Old Dominion: its REST services with a token, its SOAP services without one. */
export interface Send {
  readonly rest: (account: Account, request: Request, wireCall: WireCall) => Promise<Got>
  readonly soap: (
    account: Account,
    request: Pick<Request, 'operation' | 'path'> & { readonly envelope: string },
    wireCall: WireCall,
  ) => Promise<Got>
}

export function createSend(kit: Kit): Send {
  const signedIn = openSignIn<OdflSettings>(kit, {
    keyOf: ({ baseUrl, settings }) => `${baseUrl}|${settings.userName}|${settings.password}`,
    ask: ({ baseUrl, settings: { userName, password } }) => ({
      method: 'GET',
      url: baseUrl + paths.token,
      headers: {
        authorization: `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`,
        accept: 'application/json',
      },
      maxBytes: ANSWER_MAX,
    }),
    read: answer => {
      const read = tokenAnswer.safeParse(jsonOf(answer)).data
      const value = read?.access_token ?? read?.sessionToken
      return value === undefined ? null : { value, seconds: read?.expires_in ?? TOKEN_SECONDS }
    },
    failure: answer => {
      // A refused pair comes as 400, with words about credentials.
      const reason = answer.status === 400 ? 'credentials' : reasonOfStatus(answer.status)
      const told = reason === 'refused' ? 'badAnswer' : reason
      return { reason: told, message: wordsOf(answer) || failureWords[told] }
    },
  })
  return {
    rest(account, { method, path, body, maxBytes = ANSWER_MAX, operation }, given) {
      return signedIn(account, operation, given, (token, wireCall) =>
        kit.ask(
          { account, operation, secrets: [token] },
          {
            method,
            url: account.baseUrl + path,
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
    },
    soap: (account, { operation, path, envelope }, wireCall) =>
      kit.ask(
        { account, operation },
        {
          method: 'POST',
          url: soapHost(account.baseUrl) + path,
          headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml', soapaction: '""' },
          body: envelope,
          maxBytes: ANSWER_MAX,
        },
        wireCall,
      ),
  }
}
