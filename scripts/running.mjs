// Which server runs from a checkout, so that nothing is installed or built under it. Plain Node without dependencies.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './longStep.mjs'

const noteOf = root => join(root, 'node_modules', '.waybill', 'running')

/** Writes down that this process runs from the checkout. */
export function noteRunning(root) {
  try {
    mkdirSync(join(root, 'node_modules', '.waybill'), { recursive: true })
    writeFileSync(noteOf(root), String(process.pid))
  } catch (error) {
    // Who may not write there installs nothing there either.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
  }
}

/** The process that runs from the checkout; null: none does. */
export function runningIn(root) {
  if (!existsSync(noteOf(root))) return null
  const pid = Number(readFileSync(noteOf(root), 'utf8'))
  try {
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // Somebody else's process is one, too.
    return error.code === 'EPERM' ? pid : null
  }
}

/** @throws {Fault} while a server runs from the checkout */
export function refuseUnderRunning(root) {
  const pid = runningIn(root)
  if (pid === null || pid === process.pid) return
  throw new Fault(
    `A Waybill runs from this checkout (process ${pid}), and what it runs from would change. Stop it first.`,
  )
}
