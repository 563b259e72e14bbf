// Which server runs from a checkout, so that nothing is installed or built under it. Plain Node without dependencies.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const noteOf = root => join(root, 'node_modules', '.waybill', 'running')

/** Writes down that this process runs from the checkout. */
export function noteRunning(root) {
  mkdirSync(join(root, 'node_modules', '.waybill'), { recursive: true })
  writeFileSync(noteOf(root), String(process.pid))
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
