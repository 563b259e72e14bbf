import type { WebSocket } from '@fastify/websocket'

/** What a socket may say: kilobytes begun, at once and in a second after that. */
export interface MessageRate {
  readonly burst: number
  readonly perSecond: number
}

/** A browser says what it listens to when a screen changes; a station reports each job and each change of its scale. */
export const messageRates = {
  browser: { burst: 60, perSecond: 10 },
  station: { burst: 240, perSecond: 40 },
} as const satisfies Record<string, MessageRate>

const TOO_MANY = 4429
/** How long a peer that says too much has to read why it is closed. */
const PARTING_MS = 1_000

const bytesIn = (message: Buffer | ArrayBuffer | readonly Buffer[]): number =>
  Array.isArray(message) ? message.reduce((sum, { length }) => sum + length, 0) : (message as Buffer).byteLength

/**
 * Counts what a socket says, before anything of it is read: one that says more than its rate is closed with 4429, and not
 * listened to any more.
 * @param now in milliseconds
 * @returns whether a message may be read
 */
export function countMessages(
  socket: Pick<WebSocket, 'on' | 'close' | 'terminate'>,
  { burst, perSecond }: MessageRate,
  now: () => number,
): (message: Buffer | ArrayBuffer | readonly Buffer[]) => boolean {
  let left = burst
  let at = now()
  let isOver = false
  const mayRead = (message: Buffer | ArrayBuffer | readonly Buffer[]): boolean => {
    if (isOver) return false
    const since = Math.max(now() - at, 0)
    at += since
    left = Math.min(burst, left + (since / 1000) * perSecond) - Math.max(1, Math.ceil(bytesIn(message) / 1024))
    if (left >= 0) return true
    isOver = true
    socket.close(TOO_MANY, 'too many messages')
    // What it has sent by then would otherwise still be taken in.
    setTimeout(() => socket.terminate(), PARTING_MS).unref()
    return false
  }
  socket.on('ping', mayRead)
  return mayRead
}
