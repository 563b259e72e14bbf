import type { WebSocket } from '@fastify/websocket'

/** How often each socket is pinged; one that has not answered by the next time is cut off. In milliseconds. */
export const PULSE_MS = 30_000

/** Looks after sockets whose peer is gone without a word, or reads no more: what is buffered for them goes with them. */
export function openPulse(clients: ReadonlySet<WebSocket>) {
  const silent = new WeakSet<WebSocket>()
  return {
    /** Cuts off who has not answered the last ping, and pings the others. */
    look(): void {
      for (const client of clients) {
        if (silent.has(client)) {
          client.terminate()
          continue
        }
        silent.add(client)
        client.once('pong', () => silent.delete(client))
        client.ping()
      }
    },
  }
}
