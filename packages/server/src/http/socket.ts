import websocket from '@fastify/websocket'
import { pagesOfTopic } from '@waybill/contract'
import { wireRate } from '@waybill/contract/wire/rate.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Happening } from '../realtime/realtime.ts'
import { mayUse, type Who } from '../who.ts'
import { countMessages, messageRates } from './messageRate.ts'
import { withoutPrices } from './pricesLeftOut.ts'
import { openPulse, PULSE_MS } from './pulse.ts'
import { steadySend } from './steadySend.ts'

const HELLO_MS = 5_000
/** Bytes of a message: a station that comes back says of each job what it knows. */
const MESSAGE_MAX = 65_536
const hello = z.object({ token: z.string().max(200) })
const place = z.object({ uniqueName: z.string().max(100).default('') })
/** What a browser says it listens to now; it stands until it says otherwise. */
const watching = z.object({
  watch: z
    .array(z.object({ uniqueName: z.string().max(100), topics: z.array(z.string().max(30)).max(20).optional() }))
    .max(50),
})
type Watched = z.output<typeof watching>['watch'][number]

/** Why a socket is closed: no key, a session that is over, newer ones in its place, a server that cannot say at the moment. */
const closing = { noKey: 4400, signedOut: 4401, tooMany: 4429, tryLater: 1013 } as const

/** Sockets that a node keeps of one session, so of the tabs of one browser, and of one person; the oldest gives way. */
export const SOCKETS_MAX = { session: 32, person: 64 } as const

/** Who names no shipment watches all of them, as a list does; who names no topic hears of all. */
const isMeant = (happening: Happening, watched: readonly Watched[]): boolean =>
  watched.some(
    ({ uniqueName, topics }) =>
      (uniqueName === '' || happening.uniqueName === undefined || happening.uniqueName === uniqueName) &&
      (topics === undefined || topics.includes(happening.topic)),
  )

/** A socket whose key was good: it lives as long as its session, and hears what its person may see at the moment. */
interface Watcher {
  who: Who
  watched: readonly Watched[]
  readonly send: (message: unknown) => void
  readonly close: (code: number, reason: string) => void
  /** When the session is over by itself, in ms since 1970, and what looks again then. */
  expiresAt: number
  expiry: NodeJS.Timeout | undefined
}

/** What of a happening is prices. */
const happened = z.object({ rate: wireRate })

const mayHear = ({ who, watched }: Watcher, happening: Happening): boolean =>
  happening.clientId === who.clientId &&
  isMeant(happening, watched) &&
  // Prices while they are asked for say of which shipment by its question alone.
  (who.docks === null || happening.topic !== 'rate') &&
  mayUse(who, pagesOfTopic(happening.topic))

const aboutShipment = z.object({ shipmentId: z.number() })

/** Whether what happened is of a dock at which the person works; what is about no shipment is everybody's, but names none. */
async function isOfDocks({ db, log }: App, { clientId, docks }: Who, data: object): Promise<boolean> {
  if (docks === null) return true
  const about = aboutShipment.safeParse(data)
  if (!about.success) return !('bolNumber' in data)
  try {
    const row = await db
      .forClient(clientId, docks)
      .readOne(
        db.query
          .selectFrom('shipment')
          .select('shipment_id')
          .where('client_id', '=', clientId)
          .where('shipment_id', '=', about.data.shipmentId),
      )
    return row !== null
  } catch (error) {
    log.warn({ err: error }, 'nobody knows of which dock something is that happened')
    return false
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A timer's longest wait; a session that lasts longer is looked at in between. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** The sockets of this node by session. */
function openWatchers(app: App) {
  const bySession = new Map<string, Set<Watcher>>()
  const byPerson = new Map<number, Set<Watcher>>()

  /** Sets keep the order in which their members came. */
  function closeOldest(watchers: ReadonlySet<Watcher>, max: number): void {
    if (watchers.size <= max) return
    const [oldest] = watchers
    if (oldest === undefined) return
    forget(oldest)
    oldest.close(closing.tooMany, 'too many sockets')
  }

  function forget(watcher: Watcher): void {
    clearTimeout(watcher.expiry)
    const { sessionId, userId } = watcher.who
    const [own, persons] = [bySession.get(sessionId), byPerson.get(userId)]
    own?.delete(watcher)
    if (own?.size === 0) bySession.delete(sessionId)
    persons?.delete(watcher)
    if (persons?.size === 0) byPerson.delete(userId)
  }

  /** Ends the sockets of a session that is over, and tells the others what their person may see now. */
  async function lookAgain(sessionId: string): Promise<void> {
    const watchers = bySession.get(sessionId)
    if (watchers === undefined) return
    try {
      const held = await app.sessions.holder(sessionId)
      for (const watcher of watchers) {
        clearTimeout(watcher.expiry)
        if (held === null) {
          watcher.close(closing.signedOut, 'signed out')
          continue
        }
        watcher.who = held.who
        watcher.expiresAt = held.expiresAt
        const left = Math.max(held.expiresAt - app.clock.now().getTime(), 1_000)
        watcher.expiry = setTimeout(() => void lookAgain(sessionId), Math.min(left, TIMER_MAX_MS)).unref()
      }
    } catch (error) {
      app.log.warn({ err: error }, 'a session behind a socket could not be looked at')
      for (const watcher of watchers) watcher.close(closing.tryLater, 'try later')
    }
  }

  app.realtime.onSession(sessionId => {
    for (const id of sessionId === undefined ? bySession.keys() : [sessionId]) void lookAgain(id)
  })
  app.realtime.subscribe(happening => {
    const now = app.clock.now().getTime()
    for (const [sessionId, watchers] of bySession) {
      for (const watcher of watchers) {
        if (watcher.expiresAt <= now) void lookAgain(sessionId)
        else if (happening === 'missed') watcher.send({ topic: 'missed' })
        else if (mayHear(watcher, happening)) {
          const data = (watcher.who.seesPrices ? happening.data : withoutPrices(happened, happening.data)) as object
          const send = () => watcher.send({ topic: happening.topic, uniqueName: happening.uniqueName, ...data })
          if (watcher.who.docks === null) send()
          else void isOfDocks(app, watcher.who, data ?? {}).then(isOwn => isOwn && send())
        }
      }
    }
  })
  return {
    /** Says something to everybody, so that a browser can tell a dead line from a quiet one. */
    beat(): void {
      for (const watchers of bySession.values()) for (const watcher of watchers) watcher.send({ topic: 'beat' })
    },
    /** Resolves when the socket is known to be open to its session: one that ended meanwhile closes it. */
    async add(watcher: Watcher): Promise<void> {
      const { sessionId, userId } = watcher.who
      const own = bySession.get(sessionId) ?? new Set()
      bySession.set(sessionId, own.add(watcher))
      const persons = byPerson.get(userId) ?? new Set()
      byPerson.set(userId, persons.add(watcher))
      closeOldest(own, SOCKETS_MAX.session)
      closeOldest(persons, SOCKETS_MAX.person)
      await lookAgain(sessionId)
    },
    remove: forget,
  }
}

/**
 * `/ws?uniqueName=`: the first message carries the session key. Then the company's happenings arrive, as far as the
 * person's pages show them; who named a shipment hears nothing of the others. A later `{"watch": [{uniqueName, topics}]}`
 * takes the place of what was named before. The socket ends with its session, and when its peer answers no more.
 */
export async function addSocket(server: FastifyInstance, app: App): Promise<void> {
  let pulse: NodeJS.Timeout | undefined
  await server.register(websocket, {
    options: { maxPayload: MESSAGE_MAX },
    preClose: done => {
      clearInterval(pulse)
      for (const client of server.websocketServer.clients) client.close(1001)
      server.websocketServer.close(() => done())
    },
  })
  const watchers = openWatchers(app)
  const { look } = openPulse(server.websocketServer.clients)
  pulse = setInterval(() => {
    look()
    watchers.beat()
  }, PULSE_MS).unref()
  server.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const { uniqueName } = place.catch({ uniqueName: '' }).parse(request.query)
    let watcher: Watcher | undefined
    const patience = setTimeout(() => socket.close(closing.signedOut, 'no key'), HELLO_MS)
    const send = steadySend(socket)
    const mayRead = countMessages(socket, messageRates.browser, () => app.clock.now().getTime())

    async function signIn(text: string): Promise<void> {
      clearTimeout(patience)
      try {
        const session = await app.sessions.check(hello.parse(JSON.parse(text)).token)
        if (session === null) return socket.close(closing.signedOut, 'signed out')
        if (socket.readyState !== socket.OPEN) return
        const close = (code: number, reason: string) => socket.close(code, reason)
        const watched = [{ uniqueName }]
        watcher = { who: session.who, watched, send, close, expiresAt: 0, expiry: undefined }
        await watchers.add(watcher)
        if (socket.readyState === socket.OPEN) send({ topic: 'ready' })
      } catch {
        socket.close(closing.noKey, 'no key')
      }
    }
    let isFirst = true
    socket.on('message', raw => {
      if (!mayRead(raw)) return
      if (isFirst) {
        isFirst = false
        return void signIn(String(raw))
      }
      if (watcher === undefined) return
      const said = watching.safeParse(jsonOf(String(raw)))
      if (said.success) watcher.watched = said.data.watch
    })
    socket.on('close', () => {
      clearTimeout(patience)
      if (watcher !== undefined) watchers.remove(watcher)
    })
    socket.on('error', () => socket.close())
  })
}
