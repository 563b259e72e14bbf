import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../testing/serverProcess.ts'
import { createDatabase } from '../createDatabase.ts'
import { choosePlace, WrongPlace } from './place.ts'
import { endOrphans, isServing } from './postmaster.ts'
import { DataInUse, startEmbedded } from './start.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** Holds the embedded server of a folder in a process of its own, as `npm start` does. */
const holder = `
  import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'start.ts'))}
  const server = await startEmbedded(process.argv[1])
  console.log('held')
  setInterval(() => {}, 1000)
`

async function hold(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line === 'held') break
  return child
}

const newFolder = (name = 'waybill embedded ') => temporaryFolder(name)

describe('the embedded PostgreSQL', () => {
  it('refuses a second process on the same data in a sentence, and lets it in once the first has gone', async () => {
    const folder = newFolder()
    const first = await startEmbedded(folder)
    await expect(startEmbedded(folder)).rejects.toThrow(DataInUse)
    await expect(startEmbedded(folder)).rejects.toThrow(/Another Waybill is already running on .*Stop it/)
    await first.stop()
    const second = await startEmbedded(folder)
    await second.stop()
  })

  it('takes over the server that a killed process left running', async () => {
    const folder = newFolder()
    const child = await hold(folder)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const next = await startEmbedded(folder)
    expect(next.adopted).toBe(true)
    await next.stop()
  })

  it('is not left running by a start that breaks', async () => {
    const data = temporaryFolder('waybill broken ')
    const server = await startEmbedded(data)
    await createDatabase(server.connection('postgres'), 'waybill')
    const client = new pg.Client(server.connection('waybill'))
    await client.connect()
    // Nothing that a start has a sentence for.
    await client.query('create table kysely_migration ()')
    await client.end()
    await server.stop()
    const { code, said } = await startServer(null, { secret: Buffer.alloc(32, 7), data }).ended
    expect([code, said, isServing(choosePlace(data).cluster)]).toEqual([
      1,
      expect.stringMatching(/does not exist/),
      false,
    ])
  })

  it('starts in a long path with spaces', async () => {
    const folder = join(newFolder(), 'a folder with a name that is much longer than a socket path may be '.repeat(2))
    mkdirSync(folder)
    const server = await startEmbedded(folder)
    await server.stop()
  })

  it.runIf(process.platform === 'linux')(
    'ends what outlived its postmaster, and no other start’s that is still to write its pid',
    async () => {
      const folder = newFolder()
      const beside = (argv0: string) =>
        spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'], {
          ...{ argv0, cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] as const },
        })
      const [backend, postmaster] = [beside('postgres: waybill waybill [local] idle'), beside('/bin/postgres')]
      await Promise.all([once(backend.stdout, 'data'), once(postmaster.stdout, 'data')])
      endOrphans(folder, 'SIGTERM')
      await once(backend, 'exit')
      expect(postmaster.kill(0)).toBe(true)
      endOrphans(folder, 'SIGKILL', true)
      await once(postmaster, 'exit')
    },
  )

  it('lets one of two first starts at once win', async () => {
    const folder = newFolder()
    const both = await Promise.allSettled([startEmbedded(folder), startEmbedded(folder)])
    const won = both.filter(result => result.status === 'fulfilled')
    expect(won.length).toBe(1)
    expect(both.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))).toEqual([
      expect.any(DataInUse),
    ])
    for (const result of won) await result.value.stop()
  })
})

const isRoot = process.getuid?.() === 0

describe('where the cluster is', () => {
  const mark = async (folder: string) => {
    const server = await startEmbedded(folder)
    const isNew = await createDatabase(server.connection('postgres'), 'marked')
    await server.stop()
    return isNew ? 'a new one' : 'the same'
  }

  it.runIf(isRoot)('stays where it was made when its data folder is opened to others later', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o700)
    expect(await mark(folder)).toBe('a new one')
    chmodSync(folder, 0o711)
    expect(await mark(folder)).toBe('the same')
    const home = readFileSync(join(folder, 'postgres.place'), 'utf8').trim()
    rmSync(join(folder, 'postgres.place'))
    expect(await mark(folder)).toBe('the same')
    rmSync(home, { recursive: true })
    await expect(startEmbedded(folder)).rejects.toThrow(`was kept in ${home}, and is not there`)
  })

  it.runIf(isRoot)('is named when its data folder was closed to others, and nothing starts beside it', async () => {
    const folder = newFolder()
    expect(await mark(folder)).toBe('a new one')
    chmodSync(folder, 0o700)
    await expect(startEmbedded(folder)).rejects.toThrow(WrongPlace)
    await expect(startEmbedded(folder)).rejects.toThrow(`The database is in ${join(folder, 'postgres')}`)
    chmodSync(folder, 0o711)
    expect(await mark(folder)).toBe('the same')
  })

  it('is the one that was moved with its data folder, or copied with it, also by root without owners', async () => {
    const folder = newFolder()
    expect(await mark(folder)).toBe('a new one')
    const copy = newFolder()
    execFileSync('cp', ['-r', `${folder}/.`, copy])
    expect(await mark(copy)).toBe('the same')
    const moved = newFolder()
    rmSync(moved, { recursive: true })
    renameSync(folder, moved)
    expect(await mark(moved)).toBe('the same')
  })

  it.runIf(isRoot)('that stayed behind is found again by what the sentence says', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o700)
    expect(await mark(folder)).toBe('a new one')
    const moved = newFolder()
    rmSync(moved, { recursive: true })
    renameSync(folder, moved)
    const words = await startEmbedded(moved).then(String, String)
    const command = /If it was moved: (mv .+? && rm '.+?')\. If/.exec(words)?.[1] ?? ''
    execFileSync('sh', ['-c', command])
    expect(await mark(moved)).toBe('the same')
    rmSync(readFileSync(join(moved, 'postgres.place'), 'utf8').trim(), { recursive: true })
  })

  it.runIf(isRoot)('of another user is left to that one', async () => {
    const folder = newFolder()
    expect(await mark(folder)).toBe('a new one')
    chownSync(join(folder, 'postgres', 'cluster'), 4_711, 4_711)
    await expect(startEmbedded(folder)).rejects.toThrow(
      /belongs to user 4711, and would run as user \d+\. Start as its owner/,
    )
  })

  it('is named when its data folder was copied away from it', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'postgres.place'), '/var/lib/waybill/elsewhere\n')
    await expect(startEmbedded(folder)).rejects.toThrow(
      'its database stayed behind: it was kept in /var/lib/waybill/elsewhere',
    )
  })
})
