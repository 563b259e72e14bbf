// Commands of the project's scripts, side by side or one after the other, with what they took.
import { spawn } from 'node:child_process'
import { cpus } from 'node:os'

/** CPU seconds this machine has worked since it started, all cores. */
const worked = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000

/**
 * Runs a command; true when it went well. With `apart` what it says is shown when it is over, so that commands side by
 * side don't mix.
 */
export const run = (command, args, { env = {}, apart = false } = {}) =>
  new Promise(over => {
    const said = []
    const stdio = apart ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const own = { ...process.env, ...env }
    const child = spawn(command, args, { stdio, shell: process.platform === 'win32', env: own })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', bytes => said.push(bytes))
    const end = good => {
      process.stdout.write(Buffer.concat(said))
      over(good)
    }
    child.on('error', () => end(false))
    child.on('close', code => end(code === 0))
  })

/** Does a named piece of work and says how long it took, and what of the machine. */
export async function step(name, work) {
  const [started, before] = [performance.now(), worked()]
  const good = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `── ${name}: ${good ? 'good' : 'FAILED'} after ${seconds} s, ${(worked() - before).toFixed(0)} CPU seconds`,
  )
  return good
}
