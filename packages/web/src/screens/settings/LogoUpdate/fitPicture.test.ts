import { LOGO_PIXELS_MAX, LOGO_SIDE_MAX } from '@waybill/contract/constants.ts'
import { expect, it } from 'vitest'
import { scaleToFit } from './fitPicture.ts'

it.each([
  [1000, 1000, 1],
  [4096, 200, 1],
  [2000, 2000, 0.5],
  [8192, 100, 0.5],
])('a picture of %i × %i pixels is scaled by %d', (width, height, scale) => {
  expect(scaleToFit(width, height)).toBe(scale)
})

it('whatever its form, it keeps to both limits', () => {
  for (const [width, height] of [
    [5000, 5000],
    [10_000, 10],
    [3, 9000],
    [1001, 1000],
  ] as const) {
    const scale = scaleToFit(width, height)
    const [w, h] = [Math.floor(width * scale), Math.floor(height * scale)]
    expect(Math.max(w, h)).toBeLessThanOrEqual(LOGO_SIDE_MAX)
    expect(w * h).toBeLessThanOrEqual(LOGO_PIXELS_MAX)
  }
})
