import { heldKey } from './session.ts'
import { settings } from './settings.ts'

export interface SocketMessage {
  readonly topic: string
  readonly [field: string]: unknown
}

export interface Subscription {
  readonly onMessage: (message: SocketMessage) => void
  /** Called after a lost connection came back: what was missed has to be asked again. */
  readonly onReconnect?: () => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

/** Doubles with every failed try; `chance` in 0..1 spreads the callers so that they don't come back all at once. */
const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + chance / 2)

/**
 * Listens to one `uniqueName` until the returned function is called. The key goes in the first message, never in the
 * address, so that no log keeps it.
 */
export function listen(uniqueName: string, subscription: Subscription): () => void {
  let socket: WebSocket | null = null
  let attempt = 0
  let wasOpen = false
  let timer = 0
  let over = false

  const connect = (): void => {
    const key = heldKey()
    if (over || key === null) return
    socket = new WebSocket(`${base()}/ws?uniqueName=${encodeURIComponent(uniqueName)}`)
    socket.addEventListener('open', () => {
      socket?.send(JSON.stringify({ token: key }))
    })
    socket.addEventListener('message', event => {
      const message = readMessage(event.data)
      if (message?.topic === 'ready') {
        // Only now the key is known to be good: one that is not must not be shown again and again without a pause.
        attempt = 0
        if (wasOpen) subscription.onReconnect?.()
        wasOpen = true
      }
      if (message !== null) subscription.onMessage(message)
    })
    socket.addEventListener('close', () => {
      if (!over) timer = window.setTimeout(connect, waitBefore(attempt++, Math.random()))
    })
  }

  connect()
  return () => {
    over = true
    window.clearTimeout(timer)
    socket?.close()
  }
}

const base = (): string =>
  settings.socketUrl !== '' ? settings.socketUrl : window.location.origin.replace(/^http/, 'ws')

function readMessage(data: unknown): SocketMessage | null {
  try {
    const value: unknown = JSON.parse(String(data))
    return typeof value === 'object' && value !== null && 'topic' in value ? (value as SocketMessage) : null
  } catch {
    return null
  }
}
