import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import ssh2 from 'ssh2'

/** A server that does not do as it should, on loopback. */
export interface OddServer {
  readonly port: number
  close(): Promise<void>
}

async function listening(server: Server, sockets: Set<Socket>): Promise<OddServer> {
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(done => server.close(done))
    },
  }
}

/** Says something to whoever comes, or nothing, and ends the connection or leaves it open. */
export const startSaying = (words: string, ends: boolean): Promise<OddServer> =>
  listening(
    createServer(socket => {
      if (words !== '') socket.write(words)
      if (ends) socket.end()
    }),
    new Set(),
  )

const FILE = { mode: 0o100644, uid: 0, gid: 0, size: 1_000_000, atime: 1, mtime: 1 }
const FOLDER = { ...FILE, mode: 0o040755, size: 0 }

/** An SFTP server with one file of which it gives a piece, then breaks off, or says no more. */
export async function startHalfSftp(after: 'breaksOff' | 'hangs' | 'drips'): Promise<OddServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const sockets = new Set<Socket>()
  const ssh = new ssh2.Server({ hostKeys: [privateKey] }, client => {
    client.on('error', () => {})
    client.on('authentication', context => context.accept())
    client.on('ready', () =>
      client.on('session', accept =>
        accept().on('sftp', begin => {
          const sftp = begin()
          const handle = Buffer.from('h')
          let listed = false
          let given = 0
          sftp.on('REALPATH', id => sftp.name(id, [{ filename: '/drop', longname: '', attrs: FOLDER }]))
          sftp.on('STAT', id => sftp.attrs(id, FOLDER))
          sftp.on('OPENDIR', id => {
            listed = false
            sftp.handle(id, handle)
          })
          sftp.on('READDIR', id => {
            if (listed) return sftp.status(id, 1)
            listed = true
            sftp.name(id, [{ filename: 'orders.csv', longname: 'orders.csv', attrs: FILE }])
          })
          sftp.on('CLOSE', id => sftp.status(id, 0))
          sftp.on('OPEN', id => sftp.handle(id, handle))
          sftp.on('FSTAT', id => sftp.attrs(id, FILE))
          sftp.on('READ', (id, _handle, _offset, length) => {
            given += 1
            if (given === 1) sftp.data(id, Buffer.alloc(length, 'a'))
            else if (after === 'breaksOff') for (const socket of sockets) socket.destroy()
            else if (after === 'drips') setTimeout(() => sftp.data(id, Buffer.from('a')), 100)
          })
        }),
      ),
    )
  })
  const door = createServer(socket => ssh.injectSocket(socket))
  return listening(door, sockets)
}

/** An FTP server that lists one file and gives the half of it, or sends whoever asks to another host. */
export async function startOddFtp(how: 'half' | 'elsewhere'): Promise<OddServer> {
  const sockets = new Set<Socket>()
  const answers: Readonly<Record<string, string>> = {
    ...{ USER: '331 go on', PASS: '230 in', TYPE: '200 ok', PWD: '257 "/"', CWD: '250 ok', OPTS: '200 ok' },
    ...{ FEAT: '211 none', STRU: '200 ok', EPSV: '502 no' },
  }
  return listening(
    createServer(control => {
      control.write('220 hello\r\n')
      let data: Promise<Socket> | null = null
      const send = async (body: string): Promise<void> => {
        control.write('150 here it comes\r\n')
        const socket = await data
        socket?.end(body, () => control.write('226 done\r\n'))
      }
      const passive = async (): Promise<void> => {
        const server = createServer()
        server.listen(0, '127.0.0.1')
        await once(server, 'listening')
        const { port } = server.address() as AddressInfo
        data = once(server, 'connection').then(([socket]) => {
          server.close()
          sockets.add(socket as Socket)
          return socket as Socket
        })
        const host = how === 'elsewhere' ? '10,0,0,7' : '127,0,0,1'
        control.write(`227 at (${host},${port >> 8},${port & 255})\r\n`)
      }
      control.on('data', bytes => {
        for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
          const [verb = ''] = line.split(' ')
          if (verb === 'PASV') void passive()
          else if (verb === 'LIST') void send('-rw-r--r-- 1 u g 1000000 Nov 20 10:00 orders.csv\r\n')
          else if (verb === 'RETR') void send('a'.repeat(40_000))
          else control.write(`${answers[verb] ?? '502 no'}\r\n`)
        }
      })
    }),
    sockets,
  )
}
