import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Behaviour = 'take' | 'bounce' | 'breakOff' | 'later'

export interface HeldLetter {
  /** Once it stands at the door: it is being sent. */
  readonly arrived: Promise<void>
  answer(how: 'take' | 'later'): void
}

/** A real mail server that can turn recipients away, ask to come back later, or fall silent after it was handed a letter. */
export interface MailServer {
  readonly url: string
  /** Every letter that was taken, as it came over the wire. */
  readonly taken: string[]
  behave(how: Behaviour): void
  /** Keeps the next letter waiting at the door until it is answered; later ones pass it by. */
  holdNext(): HeldLetter
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = []
  const sockets = new Set<Socket>()
  let behaviour: Behaviour = 'take'
  let held: ((answer: (how: 'take' | 'later') => void) => void) | null = null
  const greet = (how: Behaviour, done: (error?: Error | null) => void) =>
    done(how === 'later' ? Object.assign(new Error('come back later'), { responseCode: 451 }) : null)
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_from, _session, done) {
      const holding = held
      held = null
      if (holding === null) greet(behaviour, done)
      else holding(how => greet(how, done))
    },
    onRcptTo: (_to, _session, done) =>
      done(behaviour === 'bounce' ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData(stream, _session, done) {
      let letter = ''
      stream.on('data', chunk => {
        letter += chunk
      })
      stream.on('end', () => {
        if (behaviour === 'breakOff') {
          for (const socket of sockets) socket.destroy()
          return
        }
        taken.push(letter)
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    behave(how) {
      behaviour = how
    },
    holdNext() {
      let answer: HeldLetter['answer'] = () => {}
      const arrived = new Promise<void>(came => {
        held = reply => {
          answer = reply
          came()
        }
      })
      return { arrived, answer: how => answer(how) }
    },
    close: () => new Promise(done => server.close(() => done())),
  }
}
