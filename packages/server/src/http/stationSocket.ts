import { STATION_BYTES, STATION_SOCKET } from '@waybill/contract/wire/stationPaths.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import { type OpenLine, openStationLines } from '../modules/stations/index.ts'
import { Refusal } from '../refusal.ts'
import { countMessages, messageRates } from './messageRate.ts'
import { PULSE_MS } from './pulse.ts'

const HELLO_MS = 5_000
/** Messages that come before the first one was answered: a station sends none. */
const EARLY_MAX = 20

const asked = z.object({ job: z.coerce.number().int().positive(), attempt: z.coerce.number().int().positive() })

/** `/ws/station`: the line of a station, which its first message opens with its key; and the bytes of what it prints. */
export function addStationSocket(server: FastifyInstance, app: App): void {
  const lines = openStationLines(app)
  const pulse = setInterval(() => {
    lines.beat().catch((error: unknown) => app.log.warn({ err: error }, 'stations could not be marked as there'))
  }, PULSE_MS).unref()
  server.addHook('preClose', async () => clearInterval(pulse))

  server.get(STATION_SOCKET, { websocket: true, schema: { hide: true } }, socket => {
    let line: OpenLine | null = null
    let isFirst = true
    const early: string[] = []
    const patience = setTimeout(() => socket.close(4400, 'no key'), HELLO_MS)
    const ends = {
      send: (word: object) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(word))
      },
      close: (code: number, reason: string) => socket.close(code, reason),
    }
    async function begin(text: string): Promise<void> {
      try {
        line = await lines.open(text, ends)
        if (line === null) return
        if (socket.readyState !== socket.OPEN) return line.left()
        for (const words of early.splice(0)) line.hear(words)
      } catch (error) {
        app.log.warn({ err: error }, 'a station could not be let in')
        socket.close(1013, 'try later')
      }
    }
    const mayRead = countMessages(socket, messageRates.station, () => app.clock.now().getTime())
    socket.on('message', raw => {
      if (!mayRead(raw)) return
      const text = String(raw)
      if (isFirst) {
        isFirst = false
        clearTimeout(patience)
        void begin(text)
      } else if (line !== null) line.hear(text)
      else if (early.length < EARLY_MAX) early.push(text)
    })
    socket.on('close', () => {
      clearTimeout(patience)
      line?.left()
    })
    socket.on('error', () => socket.close())
  })

  server.get(STATION_BYTES, { schema: { hide: true } }, async (request, reply) => {
    const { job, attempt } = asked.catch({ job: 1, attempt: 0 }).parse(request.query)
    const token = request.headers.authorization?.match(/^Bearer (\S{1,200})$/)?.[1] ?? ''
    const bytes = attempt === 0 ? null : await lines.bytes(token, job, attempt)
    if (bytes === null) throw new Refusal('NotFound')
    return reply.type('application/octet-stream').header('cache-control', 'no-store').send(bytes)
  })
}
