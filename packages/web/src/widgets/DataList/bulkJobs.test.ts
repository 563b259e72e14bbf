import { expect, test } from 'vitest'
import { endedSince } from './bulkJobs.ts'

const job = (bulkId: number, endedAt: string | null = null) => ({ bulkId, endedAt })
const at = '2026-11-20T15:00:00Z'

test('a job that was under way and is over has ended, once however often the answer comes', () => {
  const first = endedSince(new Map(), [job(1)])
  expect(first.ended).toEqual([])
  const second = endedSince(first.now, [job(1, at)])
  expect(second.ended).toEqual([job(1, at)])
  expect(endedSince(second.now, [job(1, at)]).ended).toEqual([])
})

test('a job that was over before this page looked has not ended before anybody’s eyes', () =>
  expect(endedSince(new Map(), [job(1, at)]).ended).toEqual([]))

test('a job that was started here and is over with the first answer has ended, also when an older answer came between', () => {
  const started = new Map([[7, false]])
  const older = endedSince(started, [])
  expect(endedSince(older.now, [job(7, at)]).ended).toEqual([job(7, at)])
})

test('a job that is tried again ends again', () => {
  const { now } = endedSince(new Map([[7, false]]), [job(7, at)])
  expect(endedSince(new Map(now).set(7, false), [job(7, at)]).ended).toEqual([job(7, at)])
})
