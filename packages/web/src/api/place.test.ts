import { expect, test } from 'vitest'
import { safePlace, signInAddress } from './place.ts'

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/a\nb', null])(
  'refuses %s',
  place => expect(safePlace(place)).toBeNull(),
)

test('keeps the whole place', () => {
  expect(safePlace('/Track?tab=A&q=b')).toBe('/Track?tab=A&q=b')
  expect(signInAddress('/Track?tab=A')).toBe('/?next=%2FTrack%3Ftab%3DA')
  expect(signInAddress('/')).toBe('/')
})
