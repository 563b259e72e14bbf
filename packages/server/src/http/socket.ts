import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import type { Happening } from '../realtime/realtime.ts'

const HELLO_MS = 5_000
const hello = z.object({ token: z.string().max(200) })
const place = z.object({ uniqueName: z.string().max(100).default('') })

/** Who names no shipment watches all of them, as a list does. */
const isMeant = (happening: Happening, uniqueName: string): boolean =>
  uniqueName === '' || happening.uniqueName === undefined || happening.uniqueName === uniqueName

/**
 * `/ws?uniqueName=`: the first message carries the session key. Then the company's happenings arrive; who named a
 * shipment hears nothing of the others.
 */
export async function addSocket(server: FastifyInstance, app: App): Promise<void> {
  await server.register(websocket, {
    options: { maxPayload: 4096 },
    preClose: done => {
      for (const client of server.websocketServer.clients) client.close(1001)
      server.websocketServer.close(() => done())
    },
  })
  server.get('/ws', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const { uniqueName } = place.catch({ uniqueName: '' }).parse(request.query)
    let unsubscribe = () => {}
    const patience = setTimeout(() => socket.close(4401, 'no key'), HELLO_MS)
    const send = (message: unknown) => socket.send(JSON.stringify(message))

    const follow = (clientId: number) =>
      app.realtime.subscribe((happening: Happening | 'missed') => {
        if (happening === 'missed') send({ topic: 'missed' })
        else if (happening.clientId === clientId && isMeant(happening, uniqueName)) {
          send({ topic: happening.topic, uniqueName: happening.uniqueName, ...happening.data })
        }
      })

    socket.once('message', async raw => {
      clearTimeout(patience)
      try {
        const session = await app.sessions.check(hello.parse(JSON.parse(String(raw))).token)
        if (session === null) return socket.close(4401, 'signed out')
        unsubscribe = follow(session.who.clientId)
        send({ topic: 'ready' })
      } catch {
        socket.close(4400, 'no key')
      }
    })
    socket.on('close', () => {
      clearTimeout(patience)
      unsubscribe()
    })
    socket.on('error', () => socket.close())
  })
}
