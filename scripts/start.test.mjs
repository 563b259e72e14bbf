import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const start = env => {
  const home = mkdtempSync(join(tmpdir(), 'waybill-start-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/start.mjs')], {
    cwd: home,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: home, ...env },
  })
  return { home, status, stderr }
}

it('what the sandbox remembers stands in the data folder, in the home folder where its name begins so', () => {
  // Nobody listens there: the server, which comes after the sandbox, ends, and nothing goes on running.
  const DATABASE_URL = 'postgres://waybill:secret@127.0.0.1:1/waybill'
  const { home, status } = start({ WAYBILL_DATA: '~/wb', DATABASE_URL })
  expect(status).toBe(69)
  expect(existsSync(join(home, 'wb'))).toBe(true)
  expect(readdirSync(home)).not.toContain('~')
})

it('settings that are wrong are told before anything is begun', () => {
  const { home, status, stderr } = start({ WAYBILL_DATA: '~/wb', WAYBILL_PORT: 'eighty' })
  expect([status, stderr]).toEqual([78, expect.stringMatching(/^WAYBILL_PORT has /)])
  expect(existsSync(join(home, 'wb'))).toBe(false)
})
