import { expect, test } from 'vitest'
import { draftOfCells, faultsOfCells, isHeading } from './itemCells.ts'
import { itemOfDraft } from './itemDraft.ts'

const good = ['Pumps', '2', 'Pallets', '24', 'box', '48', '40', '45', '1,240.5', '77.50', '156600-2']

test('a row of a spreadsheet is a line: types by name or code, classes as spreadsheets write them', () => {
  expect(itemOfDraft(draftOfCells(good))).toMatchObject({
    ...{ description: 'Pumps', handlingUnits: 2, handlingUnitType: 'PLT', pieces: 24, pieceType: 'BOX' },
    ...{ lengthIn: 48, widthIn: 40, heightIn: 45, weightLb: 1240.5, freightClass: '77.5', nmfc: '156600-2' },
  })
  expect(faultsOfCells(good)).toEqual({})
})

test('who types pal means a pallet; a pail is spelled out', () => {
  const types = (unit: string, piece: string) => {
    const { handlingUnitType, pieceType } = draftOfCells(good.with(2, unit).with(4, piece))
    return [handlingUnitType, pieceType]
  }
  expect(types('pal', 'PAL')).toEqual(['PLT', 'PLT'])
  expect(types('PAIL', 'pails')).toEqual(['PAL', 'PAL'])
})

test('types and pieces that nobody gave are the usual ones', () => {
  expect(itemOfDraft(draftOfCells(['Pumps', '2', '', '', '', '', '', '', '500']))).toMatchObject({
    ...{ handlingUnitType: 'PLT', pieceType: 'CTN', pieces: 2, freightClass: '' },
  })
})

test('what is wrong stands at its cell, and a blank row is no line', () => {
  const faults = faultsOfCells(['', 'two', 'Barge', '', '', '', '', '', 'heavy', '71', 'x'])
  expect(Object.keys(faults).map(Number)).toEqual(expect.arrayContaining([0, 1, 2, 8, 9, 10]))
  expect(faultsOfCells(['', '', ''])).toEqual({})
})

test('two thousand rows with thirty bad cells are judged, each row once', () => {
  const rows = Array.from({ length: 2000 }, (_, i) => (i % 66 === 5 ? good.with(8, 'heavy') : [...good]))
  const bad = rows.filter(row => Object.keys(faultsOfCells(row)).length > 0)
  expect(bad).toHaveLength(31)
  expect(faultsOfCells(rows[0] ?? [])).toBe(faultsOfCells(rows[0] ?? []))
})

test('a first row that names the columns is a heading', () => {
  expect(isHeading(['Description', 'Qty', 'Type', 'Weight lb'])).toBe(true)
  expect(isHeading(good)).toBe(false)
})
