import { sentence } from '@waybill/domain'
import type { FailureReason } from './connector.ts'

/** One request to a carrier. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Text, or bytes such as a picture of a signature. */
  readonly body?: string | Uint8Array<ArrayBuffer>
  /** Bytes an answer may have; more is no answer. */
  readonly maxBytes: number
}

export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

export interface Lost {
  readonly kind: 'lost'
  readonly outcome: 'late' | 'unreachable' | 'tooLarge' | 'shut'
  /** Whether the carrier may have got the request: only where it certainly has not can it be called unsent. */
  readonly maySent: boolean
  /** In words that a clerk can act on. */
  readonly error: string
  /** What the network itself said, such as `ECONNRESET`: for the trace. */
  readonly code?: string
  /** Why the request itself was never made, where something before it was refused: a sign-in. */
  readonly refusal?: { readonly reason: FailureReason; readonly status: number }
}

export type Got = Answered | Lost

/** Codes of a connection that never stood: nothing was sent. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_INVALID_URL',
])

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  const { cause } = error
  const inner = cause instanceof AggregateError ? cause.errors[0] : (cause ?? error)
  return inner instanceof Error && 'code' in inner ? String(inner.code) : ''
}

class TooLarge extends Error {}

async function readAll(response: Response, maxBytes: number): Promise<Buffer> {
  if (response.body === null) return Buffer.alloc(0)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body) {
    size += part.byteLength
    if (size > maxBytes) throw new TooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const lost = (outcome: Lost['outcome'], maySent: boolean, error: string, code = ''): Lost => ({
  kind: 'lost',
  outcome,
  maySent,
  error,
  code,
})

/**
 * Sends a request and reads the whole answer, within `signal`'s time and `maxBytes` of memory. Never throws: what went
 * wrong is told apart by what it means for the order. A redirect is not followed: a carrier's address is a setting.
 */
export async function send({ method, url, headers, body, maxBytes }: Ask, signal: AbortSignal): Promise<Got> {
  if (signal.aborted) return lost('late', false, sentence('wireOutOfTime'))
  try {
    const given = body === undefined ? {} : { body }
    const response = await fetch(url, { method, headers, ...given, signal, redirect: 'manual' })
    const bytes = await readAll(response, maxBytes)
    return { kind: 'answered', status: response.status, headers: response.headers, bytes }
  } catch (problem) {
    if (problem instanceof TooLarge) return lost('tooLarge', true, sentence('wireTooLarge', { bytes: maxBytes }))
    if (signal.aborted) return lost('late', true, sentence('wireNoAnswer'))
    const code = codeOf(problem)
    const unsent = unsentCodes.has(code)
    const error = sentence(unsent ? 'wireNotReached' : 'wireBroken')
    return lost('unreachable', !unsent, error, code)
  }
}
