// Dependencies as locked: what runs and builds the product, or the tools that test and check it as well. Plain Node without
// dependencies.
import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault, longStep, notUpToDate } from './longStep.mjs'
import { refuseUnderRunning } from './running.mjs'
import { hashOf, isDone, noteDone, root } from './stamps.mjs'

/** @throws {Fault} where this user may not write what is installed */
function refuseForeign() {
  const modules = join(root, 'node_modules')
  for (const folder of [root, ...(existsSync(modules) ? [modules] : [])]) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new Fault(
        `${folder} belongs to somebody else, and this user may not install into it. Run as its owner, or copy the checkout to a folder of yours.`,
      )
    }
  }
}

/** What an installation takes, with what npm keeps for the next one (bytes). */
const NEEDED_BYTES = 1_000_000_000

/** @throws {Fault} where there is no room for it */
function refuseFull() {
  const { bavail, bsize } = statfsSync(root)
  const free = bavail * bsize
  if (free < NEEDED_BYTES) {
    throw new Fault(
      `Installing takes 1 GB, and ${Math.floor(free / 1e6)} MB are free on the disk of ${root}. Free more of it, then start again.`,
    )
  }
}

/** Whether a package of the lock belongs on this machine. */
const isFor = ({ os, cpu, link }) =>
  link !== true && (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)

/** How many packages have arrived, as npm tells it of each of them. */
function counting(tools) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const due = Object.entries(packages).filter(
    ([path, one]) => path.includes('node_modules/') && isFor(one) && (tools || one.dev !== true),
  )
  const arrived = new Set()
  return text => {
    for (const [, address] of text.matchAll(/http fetch GET 200 (\S+\.tgz)/g)) arrived.add(address)
    return arrived.size === 0 ? '' : `${arrived.size} of ${due.length} packages`
  }
}

/** @throws {Fault} where another version is installed, or none */
export function refuseOtherInstalled() {
  const lock = hashOf([join(root, 'package-lock.json')])
  if (!isDone('installed', lock) && !isDone('tools-installed', lock)) throw notUpToDate()
}

/**
 * Installs where the lock is another than the one that was installed by.
 * @param tools of tests and checks, too; a checkout that has them keeps them
 * @throws {Fault}
 */
export async function install({ tools }) {
  const lock = hashOf([join(root, 'package-lock.json')])
  const hasTools = isDone('tools-installed', lock)
  const hasProduct = hasTools || isDone('installed', lock)
  // Installed by hand they bear no note.
  const wantsTools = tools || isDone('tools-installed') || existsSync(join(root, 'node_modules/vitest'))
  if (wantsTools ? hasTools : hasProduct) return
  refuseForeign()
  refuseFull()
  refuseUnderRunning(root)
  const how = ['--loglevel=http', '--no-audit', '--no-fund', '--prefer-offline']
  const progress = counting(wantsTools)
  if (!wantsTools) await longStep('Installing the product', 'npm', ['ci', '--omit=dev', ...how], { progress })
  // What is there stays: only the tools are added to it.
  else if (hasProduct)
    await longStep('Installing tools', 'npm', ['install', '--no-save', '--include=dev', ...how], { progress })
  else await longStep('Installing the product and its tools', 'npm', ['ci', '--include=dev', ...how], { progress })
  noteDone('installed', lock)
  if (wantsTools) noteDone('tools-installed', lock)
}
