// Starts the product; in the demo with a sandbox network of carriers beside it, so that prices and orders go over real
// HTTP. The server knows nothing of it but an address. Production has no sandbox. With --build the web app is built
// meanwhile, where its sources have changed.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../packages/server/src/dataFolder.ts'
import { keepCompiledModules } from '../packages/server/src/moduleCache.ts'
import { asFault, Fault } from './longStep.mjs'
import { noteRunning } from './running.mjs'
import { root } from './stamps.mjs'
import { buildWhenChanged, compressBeside } from './webApp.mjs'

const { env } = process
keepCompiledModules()
const { beginEmbedded } = await import('../packages/server/src/beginEmbedded.ts')
beginEmbedded()
const { beforeListening, NotBegun } = await import('../packages/server/src/beforeListening.ts')
const { settingsOrExit } = await import('../packages/server/src/settingsOrExit.ts')
settingsOrExit()

const isBuilding = process.argv.includes('--build')
const built = isBuilding ? buildWhenChanged(process.execPath) : Promise.resolve()
const begun = built.then(
  () => {
    noteRunning(root)
    if (isBuilding) compressBeside()
  },
  cause => {
    const error = asFault(cause)
    throw error instanceof Fault ? new NotBegun(error.message) : error
  },
)
beforeListening(begun)

const { givenIn } = await import('../packages/server/src/sharedNames.ts')
const { settings } = givenIn(env)
if (settings.NODE_ENV !== 'production' && settings.WAYBILL_DEMO !== 'false' && settings.PROJECT44_URL === undefined) {
  const data = dataFolder(settings.WAYBILL_DATA)
  mkdirSync(data, { recursive: true })
  const { demoLife, reachedAt, startSandbox } = await import('../packages/sandbox/src/index.ts')
  const { wireEnvironment } = await import('../packages/carriers/src/wireEnvironment.ts')
  // Its memory of what it sold: a restart must not make a carrier forget an order.
  const ledgerFile = join(data, 'sandbox.jsonl')
  const sandbox = await startSandbox({ latency: 'natural', life: demoLife, ledgerFile })
  // Google is no carrier: who has a key of its asks it.
  const { google, ...carriers } = reachedAt(sandbox.url)
  Object.assign(env, wireEnvironment(carriers, settings))
  const say = () => console.log(`\n  Made-up carriers answer at ${sandbox.url} (packages/sandbox/README.md)`)
  beforeListening(begun.then(say))
  // A demo's freight is delivered in minutes: it is looked at that often.
  env.TRACKING_SECONDS ??= '10'
}
await import('../packages/server/src/main.ts')
