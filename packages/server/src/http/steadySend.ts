import type { WebSocket } from '@fastify/websocket'

/** A reader that stands still is buffered for up to here, in bytes. */
export const BUFFERED_MAX = 1_000_000

/**
 * Sends messages as JSON. A reader that is behind by {@link BUFFERED_MAX} is told `missed` instead, once, and nothing more
 * until that has left: what is kept from it happened before it reads that it has to fetch again.
 */
export function steadySend(socket: Pick<WebSocket, 'bufferedAmount' | 'send'>): (message: unknown) => void {
  let isBehind = false
  return message => {
    if (isBehind) return
    if (socket.bufferedAmount <= BUFFERED_MAX) return socket.send(JSON.stringify(message))
    isBehind = true
    socket.send(JSON.stringify({ topic: 'missed' }), () => {
      isBehind = false
    })
  }
}
