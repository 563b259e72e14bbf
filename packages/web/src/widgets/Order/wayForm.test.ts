import { expect, it } from 'vitest'
import { blankWay, partsOfWay } from './wayForm.ts'

const coldest = (temperatureMin: string) =>
  partsOfWay({ ...blankWay, mode: 'TL', equipment: 'reefer', temperatureMin, temperatureMax: '10' }).truck
    ?.temperatureMin

it('takes a lone sign for no temperature', () => {
  expect(coldest('-')).toBeNaN()
  expect(coldest('− ')).toBeNaN()
  expect(coldest('-5')).toBe(-5)
  expect(coldest('0')).toBe(0)
  expect(coldest('')).toBeNull()
})
