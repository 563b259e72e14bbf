import { expect, it } from 'vitest'
import { statesOfPrefix } from './zipStates.ts'

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
