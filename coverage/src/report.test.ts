import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutComments } from './code.ts'
import { areaCounts, areaReport, wholeReport } from './report.ts'
import { type Row, rowOf } from './row.ts'

const rows: readonly Row[] = [
  rowOf('calls (§7)', 'freight', 'Carriers/AddNewCarrier', true),
  rowOf('calls (§7)', 'freight', 'Carriers/FreightCarrier', false, 'nobody built it'),
  { ...rowOf('fields (§3)', 'spine', 'user details: UserType', false), state: 'decided', note: 'decides nothing' },
]

it('prints one area alone and counts what is missing of it', () => {
  const { lines, missing } = areaReport(rows, 'freight', false)
  expect(missing).toBe(1)
  expect(lines).toEqual([
    '',
    'calls (§7): 1 of 2',
    '  · Carriers/FreightCarrier (nobody built it)',
    '',
    'freight: 1 of 2, 1 missing',
  ])
  expect(areaReport(rows, 'spine', false).missing).toBe(0)
})

it('names the area of each row, and counts by area', () => {
  expect(wholeReport(rows, true)).toContain('  = [spine] user details: UserType (decides nothing)')
  expect(wholeReport(rows, false)).not.toContain('  + [freight] Carriers/AddNewCarrier')
  expect(areaCounts(rows).find(line => line.startsWith('freight'))).toMatch(/ 1 of 2 +1 missing/)
})

it('fails for an area that does not exist, and names those that do', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--area', 'fright'])
  expect(status).toBe(2)
  expect(String(stderr)).toContain('There is no area fright. Choose one of spine, kit')
})

it.each([
  ["a // b\n'//c' /* d */ e", "a \n'//c'   e"],
  ["it's // not a string for long\n'x'", "it's // not a string for long\n'x'"],
  ['`/* a\n */` // gone', '`/* a\n */` '],
  ["'a\\'//b' // gone", "'a\\'//b' "],
])('takes the comments out of %j and leaves strings', (text, bare) => {
  expect(withoutComments(text)).toBe(bare)
})
