import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'

async function admin(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, NODE_ENV: 'test', WAYBILL_DATA: temporaryFolder('waybill-admin-'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said += String(chunk)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return [code, said.trim()]
}

it('a command that reaches no database, or is called wrongly, ends with a sentence and an exit code', async () => {
  const away = { DATABASE_URL: 'postgres://clerk:secret@127.0.0.1:1/waybill' }
  expect(
    await Promise.all([
      ...[admin(['people'], away), admin(['stuck', '--help'], away)],
      ...[admin(['no-such'], away), admin(['rename', 'clerk@example.com'], away)],
    ]),
  ).toEqual([
    [69, 'Nothing listens at 127.0.0.1:1: the server of DATABASE_URL is not running, or its port is another one.'],
    [0, ''],
    [64, expect.stringMatching(/^There is no command no-such\.\n\nUsage: npm run admin -- <command>/)],
    [64, 'Usage: npm run admin -- rename <e-mail> <company>'],
  ])
})
