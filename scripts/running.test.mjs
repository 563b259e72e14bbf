import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteRunning, runningIn } from './running.mjs'

it('a server that runs from a checkout is known until it ends', () => {
  const root = mkdtempSync(join(tmpdir(), 'waybill-running-'))
  expect(runningIn(root)).toBeNull()
  noteRunning(root)
  expect(runningIn(root)).toBe(process.pid)
  const script = `import { noteRunning } from ${JSON.stringify(join(import.meta.dirname, 'running.mjs'))}; noteRunning(${JSON.stringify(root)})`
  spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect(runningIn(root)).toBeNull()
  rmSync(root, { recursive: true })
})
