// The built web app: made when its sources have changed. Plain Node without dependencies.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { longStep, notUpToDate } from './longStep.mjs'
import { refuseUnderRunning } from './running.mjs'
import { filesBelow, hashOf, isDone, noteDone, noteUndone, root } from './stamps.mjs'

const sources = ['packages/web', 'packages/station', 'packages/contract', 'packages/domain', 'docs']
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

const hashOfSources = () => hashOf(sources.flatMap(name => filesBelow(join(root, name))))

/** @throws {Fault} where the web app was built from other sources, or not at all */
export function refuseOtherBuilt() {
  if (!isDone('web-built', hashOfSources())) throw notUpToDate()
}

/**
 * Builds the web app where its sources are others than those it was built from. @throws {Fault}
 * @param node that runs it: 24 or newer
 */
export async function buildWhenChanged(node) {
  const hash = hashOfSources()
  if (isDone('web-built', hash)) return
  refuseUnderRunning(root)
  noteUndone('web-compressed')
  // A server that is put together meanwhile serves what will be in it.
  mkdirSync(join(root, 'packages/web/dist/assets'), { recursive: true })
  await longStep('Building the web app', node, [vite, 'build'], { cwd: join(root, 'packages/web') })
  noteDone('web-built', hash)
}

const compressor = join(root, 'packages/web/compressAssets.ts')

/** Compresses what was built, and waits for it. @throws {Fault} */
export async function compressWhenBuilt(node) {
  if (isDone('web-compressed')) return
  await longStep('Compressing it', node, [compressor])
  noteDone('web-compressed', '')
}

/**
 * Compresses what was built beside the server that sends it: until it is over, files go out as they are. What is cut off goes on
 * at the next start.
 */
export function compressBeside() {
  if (isDone('web-compressed')) return
  const child = spawn(process.execPath, [compressor], { stdio: 'ignore' })
  child.on('error', () => {})
  child.on('exit', code => code === 0 && noteDone('web-compressed', ''))
  process.once('exit', () => child.kill())
}
