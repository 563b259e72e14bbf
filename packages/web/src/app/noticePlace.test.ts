import { expect, test } from 'vitest'
import { type Box, noticePlace } from './noticePlace.ts'

const wide = { width: 1440, height: 900 }
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const header = box(0, 0, 1440, 48)

test('notices stand at the right, below the head of the window and that of the page', () => {
  expect(noticePlace(wide, 60, [header], null)).toEqual({ top: 56, right: 8 })
  expect(noticePlace(wide, 60, [box(200, 80, 1440, 180), header], null)).toEqual({ top: 188, right: 8 })
})

test('between two things where there is room, else behind the second', () => {
  const bar = box(1000, 140, 1440, 180)
  expect(noticePlace(wide, 60, [header, bar], null).top).toBe(56)
  expect(noticePlace(wide, 90, [header, bar], null).top).toBe(188)
})

test('what lies at the left or is scrolled away is in nobody’s way, and a panel beside the content stays free', () => {
  expect(noticePlace(wide, 60, [header, box(0, 48, 900, 300), box(900, -200, 1440, -20)], null).top).toBe(56)
  const panel = box(1100, 48, 1440, 900)
  expect(noticePlace(wide, 60, [header, box(1100, 48, 1440, 90)], panel)).toEqual({ top: 56, right: 348 })
})

test('on a phone they are as wide as the window; where everything is taken, below the head', () => {
  const phone = { width: 360, height: 640 }
  const head = box(0, 0, 360, 48)
  expect(noticePlace(phone, 80, [head, box(0, 48, 360, 260)], null)).toEqual({ top: 268, right: 8 })
  expect(noticePlace(phone, 80, [head, box(0, 48, 360, 620)], null)).toEqual({ top: 56, right: 8 })
})
