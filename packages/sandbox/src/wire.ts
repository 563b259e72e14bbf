import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** A request as it arrived. */
export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** How a request is worked where something shall go wrong with it. */
export interface How {
  /** Milliseconds during which nobody who asks by reference is told of an order. */
  readonly hiddenMs: number
  /** It was taken in when it came: that its sign-in has ended since does not matter. */
  readonly isTaken?: true
}

/** What goes back: JSON, or bytes of a type. */
export interface Reply {
  readonly status: number
  readonly json?: unknown
  readonly bytes?: Buffer
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The same answer with prices that are none, where they stand elsewhere than in `rateQuotes`. */
  readonly spoil?: (kind: string) => Reply
}

const BODY_MAX = 10 * 1024 * 1024

export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > BODY_MAX) throw new Error('the request is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

export const bytesOf = ({ json, bytes }: Reply): Buffer =>
  bytes ?? (json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(json)))

export function answer(response: ServerResponse, reply: Reply): void {
  const body = bytesOf(reply)
  const type = reply.type ?? (reply.json === undefined ? null : 'application/json')
  response.writeHead(reply.status, {
    ...(type === null ? {} : { 'content-type': type }),
    'content-length': body.length,
    ...reply.headers,
  })
  response.end(body)
}

/** The JSON of a request; undefined when it is none. */
export function jsonOf({ body }: Asked): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
