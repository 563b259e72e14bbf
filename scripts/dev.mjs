// The product's server, restarting on change, behind a server of the web app's sources: one address to open. Either ends with
// the other, and Ctrl-C waits for both.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { lightPageOf } from '../packages/server/src/http/web.ts'
import { settingsOrExit } from '../packages/server/src/settingsOrExit.ts'
import { givenIn } from '../packages/server/src/sharedNames.ts'
import { startDevServer } from '../packages/web/devServer.ts'

/** Known before the server listens, and the same whenever it starts again. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

const { WAYBILL_PORT } = settingsOrExit()
// Where none is given, it is not the server's own: Vite has another.
const { WAYBILL_HOST: host, WAYBILL_PORT: wanted, PUBLIC_URL: publicUrl } = givenIn(process.env).settings
const port = await freePort()
const product = `http://127.0.0.1:${port}`
const web = await startDevServer({ product, host, port: wanted && WAYBILL_PORT, pageOf: lightPageOf })

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/start.mjs'], {
  env: {
    ...process.env,
    WAYBILL_HOST: '127.0.0.1',
    WAYBILL_PORT: String(port),
    // Letters lead to where people are.
    PUBLIC_URL: publicUrl ?? web.resolvedUrls.local[0],
  },
  stdio: 'inherit',
})
const ended = once(server, 'exit')

let isEnding = false
/** The database is stopped before the terminal is given back. */
async function end(signal, code) {
  if (isEnding) return
  isEnding = true
  server.kill(signal)
  await Promise.all([ended, web.close()])
  process.exit(code)
}
// Vite's own would end the process before the database has stopped.
process.removeAllListeners('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(signal, 0))
// npm killed outright passes nothing on.
const parent = process.ppid
setInterval(() => process.ppid !== parent && void end('SIGTERM', 1), 1000).unref()

const [code, signal] = await ended
if (!isEnding) {
  console.error(`The product's server ended (${signal ?? code}), and so does the web app's.`)
  await web.close()
  process.exit(1)
}
