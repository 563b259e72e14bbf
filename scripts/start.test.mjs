import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('what the sandbox remembers stands in the data folder, in the home folder where its name begins so', () => {
  const home = mkdtempSync(join(tmpdir(), 'waybill-start-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  // The server, which comes after the sandbox, refuses that port: nothing goes on running.
  const { status } = spawnSync(process.execPath, [resolve('scripts/start.mjs')], {
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, WAYBILL_DATA: '~/wb', WAYBILL_PORT: 'eighty' },
  })
  expect(status).toBe(78)
  expect(existsSync(join(home, 'wb'))).toBe(true)
  expect(readdirSync(home)).not.toContain('~')
})
