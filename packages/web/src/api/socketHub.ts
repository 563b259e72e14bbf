export interface SocketMessage {
  readonly topic: string
  readonly [field: string]: unknown
}

export interface Subscription {
  readonly onMessage: (message: SocketMessage) => void
  /** Called after a lost connection came back: what was missed has to be asked again. */
  readonly onReconnect?: () => void
  /** The only topics that are wanted; left out: all. */
  readonly topics?: readonly string[]
}

/** What a hub needs of a WebSocket. */
interface Line {
  send(text: string): void
  close(): void
}

/** What a hub hears of its line. */
export interface LineEnds {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  readonly onClose: (code: number) => void
}

export interface HubGiven {
  readonly dial: (ends: LineEnds) => Line
  /** The session key in force; null: nobody is signed in. */
  readonly key: () => string | null
  /** The key is refused, and no newer one is held: the session is over. */
  readonly onSignedOut: () => void
  /** 0 to 1: spreads the callers so that they don't come back all at once. */
  readonly chance: () => number
}

export interface Hub {
  /** Listens to one shipment, or with an empty name to the whole company, until the returned function is called. */
  listen(uniqueName: string, subscription: Subscription): () => void
  /** The network went or came back: what stands is not believed any more. */
  dialAgain(): void
  /** Somebody looks at this tab: a line that gave way to those of newer tabs is dialled anew. */
  shown(): void
  /** Whether what happens is heard of: the line stands and the key is good. */
  isHeard(): boolean
  /** Told whenever `isHeard` has changed, until the returned function is called. */
  onChange(told: () => void): () => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
/** The server says something every 30 s; a line that is silent for longer than two of them is dead. */
const SILENT_MS = 75_000
/** A line that nobody needs is kept this long: the next screen mostly needs it again. */
const IDLE_MS = 5_000

/** Why the server closed: the key is none, or its session is over. */
const refusals: ReadonlySet<number> = new Set([4400, 4401])
/** Newer tabs of this browser, or person, have taken its place: whoever dialled at once would take it back from one of them. */
const GAVE_WAY = 4429

/** Doubles with every failed try. */
const waitBefore = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + chance / 2)

interface Listener extends Subscription {
  readonly uniqueName: string
  /** It was there when the line was ready: from then on a lost line has lost it something. */
  heard: boolean
}

const isMeant = ({ uniqueName, topics }: Listener, message: SocketMessage): boolean =>
  message.topic === 'missed' ||
  ((uniqueName === '' || message.uniqueName === undefined || message.uniqueName === uniqueName) &&
    (topics === undefined || topics.includes(message.topic)))

function readMessage(text: string): SocketMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'topic' in value ? (value as SocketMessage) : null
  } catch {
    return null
  }
}

/**
 * The one line of a browser tab to the server: whoever listens shares it. The key goes in the first message, never in
 * the address, so that no log keeps it; what is listened to goes in the messages after it.
 */
export function openHub({ dial, key, onSignedOut, chance }: HubGiven): Hub {
  const listeners = new Set<Listener>()
  let line: Line | null = null
  let usedKey = ''
  let isReady = false
  const changes = new Set<() => void>()
  let isOver = false
  let gaveWay = false
  let attempt = 0
  let wait: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let said = ''

  const watch = (): void => {
    const names = new Map<string, Set<string> | null>()
    for (const { uniqueName, topics } of listeners) {
      const known = names.get(uniqueName)
      if (known === null) continue
      names.set(uniqueName, topics === undefined ? null : new Set([...(known ?? []), ...topics]))
    }
    const watched = [...names].map(([uniqueName, topics]) => ({ uniqueName, ...(topics && { topics: [...topics] }) }))
    const text = JSON.stringify({ watch: watched })
    if (!isReady || text === said) return
    said = text
    line?.send(text)
  }

  const setReady = (now: boolean): void => {
    if (isReady === now) return
    isReady = now
    for (const told of [...changes]) told()
  }

  const hearing = (): void => {
    clearTimeout(silence)
    silence = setTimeout(dialAgain, SILENT_MS)
  }

  function ready(): void {
    // Only now the key is known to be good: one that is not must not be shown again and again without a pause.
    attempt = 0
    setReady(true)
    watch()
    for (const listener of [...listeners]) {
      if (listener.heard) listener.onReconnect?.()
      listener.heard = true
    }
  }

  function hear(text: string): void {
    hearing()
    const message = readMessage(text)
    if (message === null || message.topic === 'beat') return
    if (message.topic === 'ready') ready()
    else for (const listener of [...listeners]) if (isMeant(listener, message)) listener.onMessage(message)
  }

  function connect(): void {
    clearTimeout(wait)
    const held = key()
    if (line !== null || isOver || gaveWay || held === null || listeners.size === 0) return
    usedKey = held
    said = ''
    const own = dial({
      onOpen: () => own === line && own.send(JSON.stringify({ token: held })),
      onText: text => own === line && hear(text),
      onClose: code => own === line && closed(code),
    })
    line = own
    hearing()
  }

  function closed(code: number): void {
    line = null
    setReady(false)
    clearTimeout(silence)
    if (refusals.has(code) && key() === usedKey) {
      isOver = true
      onSignedOut()
      return
    }
    gaveWay = code === GAVE_WAY
    if (gaveWay) return
    wait = setTimeout(connect, waitBefore(attempt, chance()))
    attempt += 1
  }

  function hangUp(): void {
    const old = line
    line = null
    setReady(false)
    clearTimeout(silence)
    clearTimeout(wait)
    old?.close()
  }

  function dialAgain(): void {
    hangUp()
    gaveWay = false
    connect()
  }

  return {
    listen(uniqueName, subscription) {
      const listener: Listener = { ...subscription, uniqueName, heard: isReady }
      listeners.add(listener)
      clearTimeout(idle)
      connect()
      watch()
      return () => {
        listeners.delete(listener)
        watch()
        if (listeners.size === 0) idle = setTimeout(hangUp, IDLE_MS)
      }
    },
    dialAgain,
    shown() {
      if (!gaveWay) return
      gaveWay = false
      connect()
    },
    isHeard: () => isReady,
    onChange(told) {
      changes.add(told)
      return () => void changes.delete(told)
    },
  }
}
