import type { ServerWord, StationHello, StationWord } from '@waybill/contract/wire/stationLink.ts'
import { LINK_VERSION, linkClosing, STATION_SOCKET } from '@waybill/contract/wire/stationPaths.ts'

/** Waits before it comes again, in milliseconds: twice as long each time, a part of it by chance. */
const BACKOFF = { least: 500, most: 30_000 }
/** A server that says nothing for so long is gone without a word: it beats every thirty seconds. */
const SILENCE_MS = 80_000

export interface LinkEnds {
  /** What is said first on each new line. */
  hello(): Omit<StationHello, 'kind' | 'version' | 'token'>
  hear(word: ServerWord): void
  /** A line stands. */
  ready(): void
  log(text: string): void
  /** It makes no sense to come again: the key opens nothing any more, or another program took this one's place. */
  over(why: Why): void
}

type Why = 'removed' | 'replaced' | 'otherVersion'
const finalWords = new Map<number, Why>([
  [linkClosing.revoked, 'removed'],
  [linkClosing.replaced, 'replaced'],
  [linkClosing.noKey, 'otherVersion'],
])

/** The waits between tries: `random` is between 0 and 1. */
export const waitBefore = (tries: number, random: number): number =>
  Math.min(BACKOFF.most, BACKOFF.least * 2 ** Math.min(tries, 10)) * (0.5 + random / 2)

/** Keeps a line to the server, and makes it anew whenever it was lost. */
export function openLink(address: string, token: string, ends: LinkEnds, backoff = waitBefore) {
  const url = `${address.replace(/^http/, 'ws')}${STATION_SOCKET}`
  let socket: WebSocket | null = null
  let isReady = false
  let isOver = false
  let tries = 0
  let timer: NodeJS.Timeout | undefined
  let silence: NodeJS.Timeout | undefined

  function listenOn(): void {
    clearTimeout(silence)
    silence = setTimeout(() => lost(socket, 0), SILENCE_MS)
    silence.unref()
  }

  function lost(which: WebSocket | null, code: number): void {
    // What an older line says, or that it ends, counts no more.
    if (which !== socket || isOver) return
    clearTimeout(silence)
    which?.close()
    socket = null
    if (isReady) ends.log('the line to the server is lost; coming again')
    isReady = false
    const why = finalWords.get(code)
    if (why !== undefined) {
      isOver = true
      ends.over(why)
      return
    }
    timer = setTimeout(dial, backoff(tries, Math.random()))
    tries += 1
  }

  function dial(): void {
    if (isOver) return
    const next = new WebSocket(url)
    socket = next
    listenOn()
    next.addEventListener('open', () => {
      if (next !== socket) return
      next.send(JSON.stringify({ kind: 'hello', version: LINK_VERSION, token, ...ends.hello() } satisfies StationHello))
    })
    next.addEventListener('message', event => {
      if (next !== socket) return
      listenOn()
      const word = wordOf(String(event.data))
      if (word === null) return
      if (word.kind === 'ready') {
        isReady = true
        tries = 0
        ends.ready()
      }
      ends.hear(word)
    })
    next.addEventListener('close', event => lost(next, event.code))
    next.addEventListener('error', () => lost(next, 0))
  }

  dial()
  return {
    /** Says something where a line stands; what must not be lost is said again with the next first words. */
    say(word: StationWord): void {
      if (isReady && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(word))
    },
    isReady: () => isReady,
    close(): void {
      isOver = true
      clearTimeout(timer)
      clearTimeout(silence)
      socket?.close()
    },
  }
}

function wordOf(text: string): ServerWord | null {
  try {
    const word: unknown = JSON.parse(text)
    return typeof word === 'object' && word !== null && 'kind' in word ? (word as ServerWord) : null
  } catch {
    return null
  }
}
