import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('a setting that is wrong is told before anything starts', () => {
  const data = mkdtempSync(join(tmpdir(), 'waybill-dev-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev.mjs'], {
    env: { ...process.env, WAYBILL_DATA: data, WAYBILL_PORT: 'eighty' },
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^WAYBILL_PORT .*\n$/)
  expect(status).toBe(78)
})
