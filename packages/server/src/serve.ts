import { OtherSecret, refuseOtherSecret } from './backup/secretMark.ts'
import { composeNode, type Node } from './compose.ts'
import { createDatabase } from './db/createDatabase.ts'
import { WrongPlace } from './db/embedded/place.ts'
import { abandonStart, DataInUse, type EmbeddedServer, NoServer, startEmbedded } from './db/embedded/start.ts'
import { NewerData } from './db/migrate.ts'
import { seedDemo } from './demo/showcase/seedDemo.ts'
import { openLog } from './log.ts'
import type { Settings } from './settings.ts'
import { settingsOrExit } from './settingsOrExit.ts'

/** Ctrl-C reaches the process twice (terminal and npm): only a second one after this long forces the end. */
const FORCE_AFTER_MS = 1000
const DRAIN_MS = 10_000
const PORTS_TRIED = 20

/** What a supervisor sees (sysexits.h): the folder is another process's, its place is wrong, there is no database. */
function exitFor(error: DataInUse | WrongPlace | NoServer): never {
  console.error(error.message)
  process.exit(error instanceof DataInUse ? 75 : error instanceof WrongPlace ? 78 : 69)
}

async function embeddedOrExit(settings: Settings): Promise<EmbeddedServer> {
  try {
    return await startEmbedded(settings.WAYBILL_DATA)
  } catch (error) {
    if (!(error instanceof DataInUse || error instanceof WrongPlace || error instanceof NoServer)) throw error
    exitFor(error)
  }
}

/** Listens on the wanted port or, outside production, on the next free one. */
async function listen(server: { listen: (o: { host: string; port: number }) => Promise<string> }, settings: Settings) {
  for (let port = settings.WAYBILL_PORT; ; port++) {
    try {
      return await server.listen({ host: settings.WAYBILL_HOST, port })
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || settings.production || port >= settings.WAYBILL_PORT + PORTS_TRIED) throw error
      if (port === settings.WAYBILL_PORT) console.log(`Port ${port} is taken, trying the next one.`)
    }
  }
}

let embedded: EmbeddedServer | null = null
let node: Node | null = null
let stoppingSince = 0
async function stop(): Promise<void> {
  if (stoppingSince !== 0) {
    if (Date.now() - stoppingSince > FORCE_AFTER_MS) process.exit(1)
    return
  }
  stoppingSince = Date.now()
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  await node?.close()
  await (embedded === null ? abandonStart() : embedded.stop())
  process.exit(0)
}
// From the first moment on: a start that is cut off leaves no database running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

const settings = settingsOrExit()
const log = openLog(settings)
for (const name of settings.passedOver)
  log.info(`${name} is passed over: its value is meant for others (docs/operations.md, Settings)`)
embedded = settings.embedded ? await embeddedOrExit(settings) : null
embedded?.supervise(log, exitFor)
if (embedded) await createDatabase(embedded.connection('postgres'), 'waybill')
const connection = embedded ? embedded.connection('waybill') : { connectionString: settings.DATABASE_URL }
node = await composeNode({ settings, connection, log }).catch(async (error: unknown) => {
  if (!(error instanceof NewerData)) throw error
  console.error(error.message)
  await embedded?.stop()
  process.exit(65)
})
await refuseOtherSecret(node.app.db, settings.secret).catch(async (error: unknown) => {
  if (!(error instanceof OtherSecret)) throw error
  console.error(error.message)
  await node?.close()
  await embedded?.stop()
  process.exit(78)
})
const address = await listen(node.server, settings)
// After it listens: letters of the demo bear links to where it is reached.
const demo = settings.WAYBILL_DEMO ? await seedDemo(node.app) : null

console.log(`\n  Waybill is running at ${settings.PUBLIC_URL ?? address}`)
if (demo) console.log(`  Demo sign-in: ${demo.email}  password: ${demo.password}`)
console.log('  Stop it with Ctrl-C; what you entered is kept.\n')

// npm killed outright passes nothing on: without a parent there is nobody left to stop this server.
if (/^(start|dev)$/.test(process.env.npm_lifecycle_event ?? '') && !settings.production) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stop()
  }, 1000).unref()
}
