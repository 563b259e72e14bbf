import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { queueEnd } from './ipp.ts'
import { printQueue, type Run, systemQueues } from './queuePrinter.ts'

const needed = ['/usr/sbin/cupsd', '/usr/bin/lp', '/usr/bin/lpstat', '/usr/sbin/lpadmin']
const absent = needed.filter(path => !existsSync(path))
const why =
  absent.length > 0
    ? `${absent.join(', ')} not installed (node scripts/setup.mjs --with-test-tools)`
    : process.getuid?.() === 0
      ? ''
      : 'needs the rights of root'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A CUPS of its own with a queue whose printer is a port. */
async function startCups() {
  const root = mkdtempSync(join(tmpdir(), 'waybill-cups-'))
  chmodSync(root, 0o755)
  for (const name of ['spool', 'cache', 'state', 'log']) mkdirSync(join(root, name), { mode: 0o777 })
  const port = await freePort()
  writeFileSync(
    join(root, 'cups-files.conf'),
    [
      ...[`ServerRoot ${root}`, `RequestRoot ${root}/spool`, `CacheDir ${root}/cache`],
      ...[
        `StateDir ${root}/state`,
        `ErrorLog ${root}/log/error`,
        `AccessLog ${root}/log/access`,
        `PageLog ${root}/log/page`,
      ],
    ].join('\n'),
  )
  writeFileSync(
    join(root, 'cupsd.conf'),
    [
      ...[
        `Listen 127.0.0.1:${port}`,
        'Browsing Off',
        'DefaultAuthType None',
        'LogLevel debug',
        'PreserveJobHistory Yes',
      ],
      ...['<Location />', 'Order allow,deny', 'Allow all', '</Location>'],
      ...['<Location /admin>', 'Order allow,deny', 'Allow all', '</Location>'],
      ...['<Policy default>', '<Limit All>', 'Order allow,deny', 'Allow all', '</Limit>', '</Policy>'],
    ].join('\n'),
  )
  const files = ['-f', '-c', join(root, 'cupsd.conf'), '-s', join(root, 'cups-files.conf')]
  const server = spawn('/usr/sbin/cupsd', files, { stdio: 'ignore' })
  const run: Run = (command, args) =>
    new Promise(resolve => {
      const path = `${process.env.PATH}:/usr/sbin`
      const env = { ...process.env, PATH: path, LC_ALL: 'C', CUPS_SERVER: `127.0.0.1:${port}` }
      execFile(command, [...args], { env, timeout: 20_000 }, (error, out, err) =>
        resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : null, out: `${out}${err}` }),
      )
    })
  await expect.poll(async () => (await run('lpstat', ['-r'])).out).toContain('is running')
  let received = ''
  const printer = createServer(socket => socket.on('data', chunk => (received += chunk)).on('error', () => {}))
  printer.listen(0, '127.0.0.1')
  await once(printer, 'listening')
  const uri = `socket://127.0.0.1:${(printer.address() as AddressInfo).port}/?waiteof=false`
  const added = await run('lpadmin', ['-p', 'Office', '-E', '-v', uri])
  expect(added.code, added.out).toBe(0)
  return {
    run,
    endOf: (job: number) => queueEnd(job, `127.0.0.1:${port}`),
    printed: () => received,
    async close() {
      const ended = once(server, 'exit')
      server.kill()
      printer.close()
      await ended
    },
  }
}

describe.skipIf(why !== '')(`CUPS${why === '' ? '' : `: skipped, ${why}`}`, () => {
  const job = {
    queue: 'Office',
    title: '- a title',
    copies: 1,
    format: 'zpl',
    bytes: Buffer.from('^XA^FDHello^FS^XZ'),
  } as const

  it('is found with its queues, prints a job as it is, and says so', async () => {
    const cups = await startCups()
    try {
      expect(await systemQueues(cups.run)).toEqual([
        { way: 'queue', target: 'Office', language: 'pdf', state: 'online' },
      ])
      let begun = 0
      const begin = () => {
        begun += 1
      }
      expect(await printQueue(job, begin, cups.run, cups.endOf)).toEqual({ outcome: 'printed', fault: '' })
      expect([cups.printed(), begun]).toEqual(['^XA^FDHello^FS^XZ', 1])
      expect(await printQueue({ ...job, queue: 'Nowhere' }, begin, cups.run, cups.endOf)).toMatchObject({
        outcome: 'failed',
      })
      await cups.run('cupsdisable', ['Office'])
      expect(await systemQueues(cups.run)).toMatchObject([{ state: 'paused' }])
      const patience = { print: 300, between: 50 }
      expect(await printQueue(job, begin, cups.run, cups.endOf, patience)).toEqual({
        outcome: 'unknown',
        fault: 'noStatus',
      })
    } finally {
      await cups.close()
    }
  })
})
