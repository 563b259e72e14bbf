import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Tap {
  /** What the product is given as the carrier's address. */
  readonly url: string
  /** Resolves when the next sign-in passes: what comes after it, an order among it, is still to be sent. */
  nextSignIn(): Promise<void>
  close(): Promise<void>
}

/** The wire between one node and the carrier: it tells which node is about to send something. */
export async function tapWire(carrier: string): Promise<Tap> {
  const { port: carrierPort } = new URL(carrier)
  const open = new Set<Socket>()
  let told: (() => void)[] = []
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer(near => {
    const far = connect(Number(carrierPort), '127.0.0.1')
    keep(near)
    keep(far)
    near.on('data', (part: Buffer) => {
      if (!part.includes('/oauth2/token')) return
      for (const tell of told) tell()
      told = []
    })
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nextSignIn: () => new Promise(tell => told.push(tell)),
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
