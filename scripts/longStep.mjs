// A command that takes a while: says what is done, how far it is, and why it failed. Plain Node without dependencies.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './stamps.mjs'

const SAY_EVERY_MS = 5_000

/** What somebody who starts the product can do something about: its message is one sentence for them. */
export class Fault extends Error {}

/** What is installed or built is of another version than the sources beside it. */
export const notUpToDate = () =>
  new Fault(
    `${root} was changed and not installed and built since. As its owner: node ${join(root, 'scripts/setup.mjs')} --build`,
  )

const known = [
  [/\bENOSPC\b|No space left on device/i, () => `The disk of ${root} is full. Free 1 GB on it, then start again.`],
  [/\bEDQUOT\b/, () => `The disk quota of this user is used up. Free 1 GB in ${root}, then start again.`],
  [
    /\b(EACCES|EPERM)\b/,
    said => `This user may not write ${pathIn(said)}. Run as the owner of ${root}, or give it to this user (chown -R).`,
  ],
  [/\bEROFS\b/, () => `${root} is read-only. Copy it to a folder that this user can write, and start it there.`],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    () =>
      'The package registry is not reached. Look at the network, or at `npm config get registry` and `proxy`, then start again.',
  ],
  [/\bEINTEGRITY\b/, () => 'A package that arrived is damaged. Run `npm cache clean --force`, then start again.'],
]

/** The first path that is named, which is what could not be written. */
const pathIn = said => /(?<=[\s'])\/[^\s':]+/.exec(said)?.[0] ?? root

const wordsFor = said => known.find(([pattern]) => pattern.test(said))?.[1](said)

/** Why a command failed, in a sentence, where what it said is known; else what it said last. */
export const faultOf = (name, said) =>
  new Fault(wordsFor(said) ?? `${name} failed:\n${said.trim().split('\n').slice(-20).join('\n')}`)

/** An error as a sentence, where whoever starts the product can do something about it; else as it is. */
export function asFault(error) {
  const words = error?.code === undefined ? undefined : wordsFor(`${error.code} ${error.path ?? ''}`)
  return words === undefined ? error : new Fault(words)
}

/** npm only warns of what it could not write, and goes on with the rest. */
const HOPELESS = /\b(ENOSPC|EDQUOT)\b/

/**
 * Runs a command of npm or of node_modules, with its own Node first on the path.
 * @param progress what there is to say meanwhile, of what it wrote
 * @throws {Fault}
 */
export function longStep(name, command, args, { cwd = root, progress = () => '', env = {} } = {}) {
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  process.stdout.write(`${name} … `)
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // Packages ask nobody.
      env: { ...process.env, PATH: path, DEBIAN_FRONTEND: 'noninteractive', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const end = () => child.kill()
    process.once('exit', end)
    let said = ''
    let far = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        said = (said + text).slice(-100_000)
        far = progress(text) || far
        if (HOPELESS.test(text)) child.kill()
      })
    }
    const timer = setInterval(() => process.stdout.write(`${far || seconds()} … `), SAY_EVERY_MS)
    const failed = error => {
      clearInterval(timer)
      console.log('failed.')
      reject(faultOf(name, `${said}\n${error}`))
    }
    child.on('error', failed)
    child.on('close', (code, signal) => {
      process.off('exit', end)
      if (code !== 0 || HOPELESS.test(said)) return failed(signal ?? '')
      clearInterval(timer)
      console.log(seconds())
      resolve()
    })
  })
}
