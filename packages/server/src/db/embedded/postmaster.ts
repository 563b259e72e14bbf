import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** The pid in `postmaster.pid`, when there is one. */
export function recordedPid(cluster: string): number | null {
  try {
    return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]) || null
  } catch {
    return null
  }
}

const cwdOf = (pid: string | number): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** Whether there is such a process. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Whether the recorded postmaster is alive and serves this very cluster. A zombie has no working directory. */
export function isServing(cluster: string): boolean {
  const pid = recordedPid(cluster)
  if (pid === null) return false
  return process.platform === 'linux' ? cwdOf(pid) === cluster : isRunning(pid)
}

/** Processes that work in the cluster folder, its postmaster among them. */
const inside = (cluster: string): readonly number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && cwdOf(name) === cluster)
    .map(Number)

/**
 * Removes the lock files of a postmaster that is gone. Only when no process at all works in the cluster folder: a
 * backend that outlived its postmaster still holds shared memory, and a second server beside it would ruin the data.
 * @returns whether nobody is inside any more
 */
export function clearStaleLocks(place: Place): boolean {
  if (process.platform !== 'linux') return true
  if (inside(place.cluster).length > 0) return false
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true })
  rmSync(join(place.socket, '.s.PGSQL.5432.lock'), { force: true })
  return true
}

/** A server's backend by its title. A postmaster has none: one that is there without having written its pid is another start's. */
function isBackend(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')
  } catch {
    return false
  }
}

/**
 * Ends backends that outlived their postmaster: whatever they still do, nobody can be answered by them.
 * @param all whatever else works in the folder, too
 */
export function endOrphans(cluster: string, signal: 'SIGTERM' | 'SIGKILL', all = false): void {
  if (process.platform !== 'linux' || isServing(cluster)) return
  for (const pid of inside(cluster).filter(pid => all || isBackend(pid))) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
