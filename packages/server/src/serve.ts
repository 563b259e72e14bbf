import { allOver } from './beforeListening.ts'
import { composeNode, type Node } from './compose.ts'
import { createDatabase } from './db/createDatabase.ts'
import { abandonStart, type EmbeddedServer, startEmbedded } from './db/embedded/start.ts'
import type { DemoSignIn } from './demo/seed.ts'
import { seedDemo } from './demo/showcase/seedDemo.ts'
import { sweepLeftovers } from './files/leftovers.ts'
import { openLog } from './log.ts'
import { forgetAddress, noteAddress } from './runningAddress.ts'
import { sayWait } from './sayWait.ts'
import type { Settings } from './settings.ts'
import { settingsOrExit } from './settingsOrExit.ts'
import { startFault } from './startFaults.ts'
import { unknownWords } from './unknownNames.ts'

/** Ctrl-C reaches the process twice (terminal and npm): only a second one after this long forces the end. */
const FORCE_AFTER_MS = 1000
const DRAIN_MS = 10_000
const PORTS_TRIED = 20

/** Says why in a sentence, and ends with what a supervisor sees. */
async function exitFor(error: unknown): Promise<never> {
  // What a start that was cut off breaks is no fault of its own: `stop` ends it.
  if (stoppingSince !== 0) return new Promise<never>(() => {})
  const fault = startFault(error, settings)
  // A defect leaves no database running, either.
  console.error(fault?.words ?? error)
  await node?.close().catch(() => {})
  await (embedded === null ? abandonStart() : embedded.stop())
  process.exit(fault?.exitCode ?? 1)
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
/** A start that is cut off may end before there are settings. */
let isAddressNoted = false
async function stop(): Promise<void> {
  if (stoppingSince !== 0) {
    if (Date.now() - stoppingSince > FORCE_AFTER_MS) process.exit(1)
    return
  }
  stoppingSince = Date.now()
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  if (isAddressNoted) forgetAddress(settings.WAYBILL_DATA)
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
for (const one of settings.unknown) log.warn(unknownWords(one))
const startOwn = () => startEmbedded(settings.WAYBILL_DATA).catch(exitFor)
embedded = settings.embedded
  ? await sayWait(
      console.log,
      'Waiting for the embedded database, which is made or comes back from a hard end.',
      startOwn,
    )
  : null
embedded?.supervise(log, error => void exitFor(error))
if (embedded) await createDatabase(embedded.connection('postgres'), 'waybill').catch(exitFor)
const connection = {
  ...(embedded ? embedded.connection('waybill') : { connectionString: settings.DATABASE_URL }),
  roles: settings.WAYBILL_DB_ROLE,
}
node = await composeNode({ settings, connection, log, say: console.log }).catch(exitFor)
await allOver().catch(exitFor)
const address = await listen(node.server, settings).catch(exitFor)
noteAddress(settings.WAYBILL_DATA, address)
isAddressNoted = true
// Beside the work: a folder of many files takes a while.
sweepLeftovers(settings.WAYBILL_DATA, new Date()).catch(error => log.info(error, 'leftovers were not swept'))
// After it listens: letters of the demo bear links to where it is reached.
const tellAddress = (demo: DemoSignIn | null): void => {
  console.log(`\n  Waybill is running at ${settings.PUBLIC_URL ?? address}`)
  if (demo !== null) console.log(`  Demo sign-in: ${demo.email}  password: ${demo.password}`)
}
if (settings.WAYBILL_DEMO) await seedDemo(node.app, tellAddress).catch(exitFor)
else tellAddress(null)
console.log('  Stop it with Ctrl-C; what you entered is kept.\n')

// npm killed outright passes nothing on: without a parent there is nobody left to stop this server.
if (/^(start|dev)$/.test(process.env.npm_lifecycle_event ?? '') && !settings.production) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void stop()
  }, 1000).unref()
}
