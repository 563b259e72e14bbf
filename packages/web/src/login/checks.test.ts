import { expect, test } from 'vitest'
import { email, given, newPassword, troublesOf } from './checks.ts'

test('every wrong field is reported at once', () =>
  expect(troublesOf({ Email: 'x', Name: ' ', City: 'Reno' }, { Email: email, Name: given, City: given })).toEqual({
    Email: 'badEmail',
    Name: 'required',
  }))

test.each(['a@b', 'a b@c.de', '@b.de', 'a@b.', 'a@@b.de'])('%s is no address', value =>
  expect(email(value)).toBe('badEmail'),
)

test('length counts letters, not code units', () => {
  expect(newPassword(15)('😀'.repeat(14))).toBe('tooShort')
  expect(newPassword(15)('😀'.repeat(15))).toBeNull()
})
