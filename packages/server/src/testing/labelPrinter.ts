import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** How a label printer that is played stands. */
interface Manner {
  /** It answers to `~HS`. */
  speaks: boolean
  paperOut: boolean
  /** It ends the line when this many bytes of a job have come. */
  breaksAfter: number | null
  /** It takes bytes and prints nothing yet. */
  isSlow: boolean
}

export interface LabelPrinter {
  /** host:port, as people enter it. */
  readonly target: string
  readonly manner: Manner
  /** What it printed, format by format. */
  readonly printed: () => readonly string[]
  /** Off, as by its switch; and on again at the same port. */
  off(): Promise<void>
  on(): Promise<void>
  close(): Promise<void>
}

const status = ({ paperOut, isSlow }: Manner): string =>
  [
    `030,${paperOut ? 1 : 0},0,1245,${isSlow ? '001' : '000'},0,0,0,000,0,0,0`,
    '000,0,0,0,0,2,4,0,00000000,1,000',
    '1234,0',
  ]
    .map(line => `\u0002${line}\u0003\r\n`)
    .join('')

/** A label printer on a real port: takes bytes, prints formats, and answers about itself where it can. */
export async function openLabelPrinter(given: Partial<Manner> = {}): Promise<LabelPrinter> {
  const manner: Manner = { speaks: true, paperOut: false, breaksAfter: null, isSlow: false, ...given }
  const sockets = new Set<Socket>()
  const printed: string[] = []
  // Every printer listens at the same port: each has an address of its own on loopback, as Linux gives them.
  const host = `127.${randomInt(1, 250)}.${randomInt(250)}.${randomInt(2, 250)}`

  function serve(socket: Socket): void {
    sockets.add(socket)
    let buffer = ''
    let bytes = 0
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', chunk => {
      buffer += chunk.toString('utf8')
      const asked = buffer.split('~HS\r\n').length - 1
      buffer = buffer.replaceAll('~HS\r\n', '')
      bytes += buffer.length
      if (manner.breaksAfter !== null && bytes > manner.breaksAfter) {
        socket.destroy()
        return
      }
      for (let end = buffer.indexOf('^XZ'); end !== -1; end = buffer.indexOf('^XZ')) {
        printed.push(buffer.slice(0, end + 3).trim())
        buffer = buffer.slice(end + 3).trimStart()
      }
      if (manner.speaks) for (let n = 0; n < asked; n++) socket.write(status(manner))
    })
  }

  let server = createServer(serve)
  async function on(): Promise<void> {
    server = createServer(serve)
    server.listen(9100, host)
    await once(server, 'listening')
  }
  async function off(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  await on()
  return {
    target: `${host}:9100`,
    manner,
    printed: () => printed,
    ...{ on, off, close: off },
  }
}
