import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  return port
}

/** Waits until a server greets, or has ended. @throws when it has */
export async function whenGreeting(port: number, hasEnded: () => boolean, name: string): Promise<void> {
  while (!hasEnded()) {
    const socket = connect(port, '127.0.0.1')
    const greeted = await new Promise<boolean>(done => {
      socket.once('data', () => done(true))
      socket.once('error', () => done(false))
      socket.once('close', () => done(false))
    })
    socket.destroy()
    if (greeted) return
  }
  throw new Error(`${name} did not start`)
}
