import { expect, test } from 'vitest'
import { isErrorText, isSettled, kindOfStatus } from './problem.ts'

test.each([
  [401, 'signedOut'],
  [400, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [429, 'unavailable'],
  [503, 'unavailable'],
  [500, 'broken'],
] as const)('status %i is %s', (status, kind) => expect(kindOfStatus(status)).toBe(kind))

test.each([
  ['refused', 'InvalidInput', true],
  ['refused', 'InFlight', false],
  ['broken', 'Unexpected', false],
  ['offline', '', false],
  ['timeout', '', false],
  ['unavailable', 'Unavailable', false],
] as const)('%s %s is known not to have happened: %s', (kind, code, settled) =>
  expect(isSettled({ kind, code })).toBe(settled),
)

test.each([
  ['error', true],
  ['"Error"', true],
  ['{"error":1}', false],
  ['[]', false],
])('the text %s means failure: %s', (text, failed) => expect(isErrorText(text)).toBe(failed))
