import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { sweepLeftovers } from './leftovers.ts'

it('what killed processes left behind goes after a day, and nothing else', async () => {
  const data = temporaryFolder('waybill-data-')
  const now = new Date()
  const made = (path: string, hoursAgo: number) => {
    const at = join(data, path)
    mkdirSync(join(at, '..'), { recursive: true })
    writeFileSync(at, 'x')
    const when = new Date(now.getTime() - hoursAgo * 3_600_000)
    utimesSync(at, when, when)
    utimesSync(join(at, '..'), when, when)
    return at
  }
  const gone = [
    made('files.held.123/1/ab/abcd', 25),
    made('files/1/one.half', 25),
    made('files/1/ab/abcd.two.half', 25),
  ]
  const left = [made('files.held.124/1/ab/abcd', 25), made('files/1/cd/three.half', 1), made('files/1/cd/cdef', 99)]
  utimesSync(join(data, 'files.held.124'), now, now)
  utimesSync(join(data, 'files.held.123'), new Date(0), new Date(0))
  await sweepLeftovers(data, now)
  expect(gone.filter(path => existsSync(path))).toEqual([])
  expect(left.filter(path => !existsSync(path))).toEqual([])
})
