import type { IncomingMessage } from 'node:http'
import { Refusal } from '../refusal.ts'

/** A body has to go on by so many bytes in so much time. A slow line of the country does a hundred times that. */
export interface Pace {
  readonly bytes: number
  readonly everyMs: number
}

export const BODY_PACE: Pace = { bytes: 16_384, everyMs: 30_000 }

/**
 * Ends a body that stops coming, or trickles: whoever reads it fails with a refusal that says so. However large it is, one
 * that goes on is read to its end. What is not read at the moment, as while its call waits for a place, is nobody's delay.
 */
export function watchPace(request: IncomingMessage, { bytes, everyMs }: Pace = BODY_PACE): void {
  const { socket, headers } = request
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || request.destroyed) return clearInterval(timer)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    const isBeingRead = request.readableFlowing === true && request.readableLength === 0
    if (came >= bytes || !isBeingRead) return
    clearInterval(timer)
    // Whoever reads it answers; where nobody does, there is nobody to tell.
    if (request.listenerCount('error') > 0) request.emit('error', new Refusal('BodyStalled'))
    else request.destroy()
  }, everyMs).unref()
  request.once('close', () => clearInterval(timer))
}
