import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Tap {
  /** What the product is given as the carrier's address. */
  readonly url: string
  /** Resolves when the next request that begins so passes: what comes after it, an order among it, is still to be sent. */
  next(request: string): Promise<void>
  close(): Promise<void>
}

/** The wire between one node and the carrier: it tells which node is about to send something. */
export async function tapWire(carrier: string): Promise<Tap> {
  const { port: carrierPort } = new URL(carrier)
  const open = new Set<Socket>()
  let waiting: { readonly request: string; readonly tell: () => void }[] = []
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer(near => {
    const far = connect(Number(carrierPort), '127.0.0.1')
    keep(near)
    keep(far)
    near.on('data', (part: Buffer) => {
      const heard = waiting.filter(({ request }) => part.includes(request))
      waiting = waiting.filter(one => !heard.includes(one))
      for (const { tell } of heard) tell()
    })
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: request => new Promise(tell => waiting.push({ request, tell })),
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
