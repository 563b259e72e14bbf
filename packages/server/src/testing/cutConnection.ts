import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the socket of a database is called in its folder. */
const SOCKET = '.s.PGSQL.5432'

/**
 * A way to the database for a node that is to be killed: at a moment of its work all that it has open ends without a word, and it
 * reaches the database never again.
 */
export async function openCuttable<C extends { readonly host: string }>(connection: C) {
  const folder = await mkdtemp(join(tmpdir(), 'cut-'))
  const open = new Set<Socket>()
  let trigger: string | null = null
  let isCut = false
  const cut = (): void => {
    isCut = true
    for (const socket of open) socket.destroy()
    server.close()
  }
  const server = createServer(socket => {
    const database = connect(join(connection.host, SOCKET))
    for (const end of [socket, database]) {
      open.add(end)
      end.on('error', () => {})
      end.on('close', () => {
        open.delete(end)
        socket.destroy()
        database.destroy()
      })
    }
    socket.on('data', bytes => {
      if (trigger !== null && bytes.includes(trigger)) return cut()
      database.write(bytes)
    })
    database.on('data', bytes => socket.write(bytes))
  })
  await new Promise<void>(done => void server.listen(join(folder, SOCKET), done))
  return {
    connection: { ...connection, host: folder },
    /** Cuts it before the database hears the next statement that holds this. */
    cutAt(statement: string): void {
      trigger = statement
    },
    isCut: (): boolean => isCut,
    async close(): Promise<void> {
      cut()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
