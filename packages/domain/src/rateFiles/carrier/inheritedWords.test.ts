import { expect, it } from 'vitest'
import type { CellError } from '../sheetTables.ts'
import { laneFieldOf } from './laneFields.ts'
import { laneTableReader } from './readLaneTable.ts'

it('a word that every object answers to is none of those that terms and services are written in', () => {
  const heads = ['Origin', 'Dest', 'Class', 'L5C', 'Terms', 'Service']
  const columns = Object.fromEntries(heads.map((head, place) => [laneFieldOf(head), place]))
  const faults: CellError[] = []
  const rules = { file: 'a.csv', heads, columns, digits: 2, currency: 'USD', days: 2 }
  const lane = laneTableReader(rules, fault => faults.push(fault)).lane('OH,NV,70,96,constructor,'.split(','), 2)
  expect(lane).toBeNull()
  expect(faults.map(({ column, code }) => `${column} ${code}`)).toEqual(['Terms notOneOf'])
})
