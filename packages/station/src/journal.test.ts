import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openJournal } from './journal.ts'
import { waitBefore } from './link.ts'

const place = () => join(mkdtempSync(join(tmpdir(), 'waybill-journal-')), 'jobs.jsonl')

it('says of each job how far it came, over lives', () => {
  const path = place()
  const first = openJournal(path)
  first.write(1, 1, 'taken')
  first.write(2, 1, 'taken')
  first.write(2, 1, 'begun')
  first.write(3, 1, 'taken')
  first.write(3, 1, 'begun')
  first.write(3, 1, 'printed')
  first.write(4, 1, 'unknown', 'noStatus')
  first.write(5, 1, 'printed')
  first.heard(5, 1)
  expect(
    first
      .words()
      .filter(({ outcome }) => outcome === 'busy')
      .map(({ jobId }) => jobId),
  ).toEqual([1, 2])
  // A word of the server about one that is under way is about another attempt.
  first.heard(2, 1)
  first.close()
  const second = openJournal(path)
  expect(second.id).toBe(first.id)
  expect(second.words()).toEqual([
    { jobId: 1, attempt: 1, outcome: 'notBegun', fault: 'stationStopped' },
    { jobId: 2, attempt: 1, outcome: 'unknown', fault: 'stationStopped' },
    { jobId: 3, attempt: 1, outcome: 'printed', fault: '' },
    { jobId: 4, attempt: 1, outcome: 'unknown', fault: 'noStatus' },
  ])
  expect([second.knows(3, 1), second.knows(3, 2), second.knows(5, 1)]).toEqual([true, false, false])
  for (const id of [1, 2, 3, 4]) second.heard(id, 1)
  second.close()
  expect(openJournal(path).words()).toEqual([])
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(1)
})

it('passes over a line that a power cut left half', () => {
  const path = place()
  const first = openJournal(path)
  first.write(1, 1, 'taken')
  first.close()
  appendFileSync(path, '{"jobId":1,"attempt":1,"step":"beg')
  expect(openJournal(path).words()).toMatchObject([{ outcome: 'notBegun' }])
})

it('waits longer each time before it comes again, to half a minute', () => {
  expect([0, 1, 2, 30].map(tries => waitBefore(tries, 1))).toEqual([500, 1000, 2000, 30_000])
  expect(waitBefore(30, 0)).toBe(15_000)
})
