// Where tests keep their databases and files, which are thrown away: in memory where there is room for them.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** A run was seen to hold 1.5 GB at once. */
const NEEDED_BYTES = 6 * 2 ** 30

/** Some containers let nothing be started from there; tests start programs they have written. */
function canStartPrograms(folder) {
  const program = join(folder, 'program')
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    execFileSync(program)
    return true
  } catch {
    return false
  }
}

const made = (parent, name) => {
  const folder = mkdtempSync(join(parent, name))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // The users that PostgreSQL and the file servers run as walk through it.
  chmodSync(folder, 0o711)
  return folder
}

/** A folder for what a run throws away, gone when this process ends. @param memory what is looked at first */
export function temporaryRoom(name, memory = '/dev/shm') {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES) {
      const folder = made(memory, name)
      if (canStartPrograms(folder)) return folder
    }
  } catch {
    // No such folder, or none that this user may write to.
  }
  return made(tmpdir(), name)
}
