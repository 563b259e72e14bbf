import { expect, test } from 'vitest'
import { allBegunSince, askedAgainAfter, endedSince, needsNobody, watchJobs } from './bulkJobs.ts'

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

const watched = () => {
  const told: number[] = []
  return { told, watch: watchJobs(ended => told.push(...ended.map(({ bulkId }) => bulkId))) }
}

test('a job whose end was heard before the answer to its start has ended here, once', () => {
  const { told, watch } = watched()
  watch.look([job(7, at)])
  expect(told).toEqual([])
  watch.started(7)
  expect(told).toEqual([7])
  watch.look([job(7, at)])
  expect(told).toEqual([7])
})

test('a job that is tried again has not ended by what was heard of it before', () => {
  const { told, watch } = watched()
  watch.started(7)
  watch.look([job(7, at)])
  watch.startedAgain(7, at)
  expect(told).toEqual([7])
  watch.look([job(7)])
  watch.look([job(7, '2026-11-20T16:00:00Z')])
  expect(told).toEqual([7, 7])
})

test('a job that was seen under way and ended before the answer to its start has ended once', () => {
  const { told, watch } = watched()
  watch.look([job(7)])
  watch.look([job(7, at)])
  watch.started(7)
  expect(told).toEqual([7])
})

test('a job that is tried again, and whose end is heard before the answer to that, has ended again, once', () => {
  const { told, watch } = watched()
  watch.started(7)
  watch.look([job(7, at)])
  watch.look([job(7, '2026-11-20T16:00:00Z')])
  watch.startedAgain(7, at)
  expect(told).toEqual([7, 7])
  watch.look([job(7, '2026-11-20T16:00:00Z')])
  expect(told).toEqual([7, 7])
})

test('a job that is tried again, and was seen under way and ended before the answer to that, has ended again once', () => {
  const { told, watch } = watched()
  watch.started(7)
  watch.look([job(7, at)])
  watch.look([job(7)])
  watch.look([job(7, '2026-11-20T16:00:00Z')])
  watch.startedAgain(7, at)
  expect(told).toEqual([7, 7])
})

test('a list is looked at again once all rows of a job have begun, and not with each answer after that', () => {
  const under = { bulkId: 7, waiting: 3, endedAt: null }
  const asked = { ...under, waiting: 0 }
  expect(allBegunSince([under], [asked])).toBe(true)
  expect(allBegunSince([], [asked])).toBe(true)
  expect(allBegunSince([asked], [asked])).toBe(false)
  expect(allBegunSince([under], [under])).toBe(false)
  expect(allBegunSince([under], [{ ...asked, endedAt: at }])).toBe(false)
})

test('a job that runs is asked for every few seconds while no news come in, and rarely while they do', () => {
  const ended = { endedAt: at }
  const running = { endedAt: null }
  expect(askedAgainAfter([], false)).toBe(false)
  expect(askedAgainAfter([ended], false)).toBe(false)
  expect(askedAgainAfter([ended, running], false)).toBe(3_000)
  expect(askedAgainAfter([ended, running], true)).toBe(30_000)
})

test('what ended well needs nobody, but what was bought or goes on from a sheet is said until it is put away', () => {
  const well = { action: 'void' as const, toFix: 0, stopped: 0, shown: [] }
  expect(needsNobody(well)).toBe(true)
  expect(needsNobody({ ...well, toFix: 1 })).toBe(false)
  expect(needsNobody({ ...well, action: 'rate' })).toBe(false)
  expect(needsNobody({ ...well, action: 'tender' })).toBe(false)
})
