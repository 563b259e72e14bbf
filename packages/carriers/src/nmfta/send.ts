import type { CarrierAccount, Operation, WireCall } from '../kit/connector.ts'
import type { Got } from '../kit/http.ts'
import type { Kit } from '../kit/kit.ts'
import type { NmftaSettings } from './settings.ts'

const MB = 1024 * 1024
const JSON_MAX = 5 * MB
export const DOCUMENT_MAX = 25 * MB

/** Events that one page holds at most (published). */
export const PAGE_SIZE = 500

export const paths = {
  bills: '/bol/v1/app/',
  bill: (pro: string) => `/bol/v1/app/${encodeURIComponent(pro)}`,
  rates: '/v1/ratequote/app',
  events: (pro: string, page: number) =>
    `/v1/events?shipmentId=${encodeURIComponent(pro)}&page=${page}&pageSize=${PAGE_SIZE}&order=asc`,
  pickups: '/pickup/v1/app/',
  pickupsOf: (bol: string) => `/pickup/v1/app/?bol=${encodeURIComponent(bol)}`,
  pickup: (number: string) => `/pickup/v1/app/${encodeURIComponent(number)}`,
} as const

export type Account = CarrierAccount<NmftaSettings>

interface Request {
  readonly operation: Operation
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Begins with a slash. */
  readonly path: string
  readonly body?: unknown
  readonly maxBytes?: number
}

/** The only way to a carrier that speaks the standard. */
export type Send = (account: Account, request: Request, wireCall: WireCall) => Promise<Got>

const keyOf = ({ settings: { apiKey, keyHeader } }: Account) => ({
  [keyHeader.toLowerCase()]: keyHeader.toLowerCase() === 'authorization' ? `Bearer ${apiKey}` : apiKey,
})

export const createSend =
  (kit: Kit): Send =>
  (account, { operation, method, path, body, maxBytes = JSON_MAX }, wireCall) =>
    kit.ask(
      { account, operation },
      {
        method,
        url: account.baseUrl + path,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...keyOf(account),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        maxBytes,
      },
      wireCall,
    )
