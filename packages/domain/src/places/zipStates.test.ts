import { expect, it } from 'vitest'
import { statesOfCode, statesOfPrefix } from './zipStates.ts'

it.each([
  ['005', 'NY'],
  ['063', 'CT,NY'],
  ['100', 'NY'],
  ['213', 'MD'],
  ['454', 'OH'],
  ['641', 'MO'],
  ['733', 'TX'],
  ['895', 'NV'],
  ['967', 'HI,AS'],
  ['999', 'AK'],
  ['M5V', 'ON'],
  ['X0A', 'NT,NU'],
  ['004', ''],
  ['269', ''],
  ['D1A', ''],
])('%s lies in %s', (prefix, states) => expect(statesOfPrefix(prefix).join(',')).toBe(states))

it('the offices of the government of Canada lie on both sides of the river', () => {
  expect([statesOfCode('K1A 0B1'), statesOfCode('k1a')]).toEqual([
    ['ON', 'QC'],
    ['ON', 'QC'],
  ])
  expect(statesOfCode('K1B 3X4')).toEqual(['ON'])
})
