import { blankHazmat, filledFrom, readHazmatTable } from '@waybill/domain'
import { HAZMAT_EDITION, hazmatRows } from '@waybill/domain/hazmat/hazmatRows.ts'
import { expect, test } from 'vitest'
import { stillMeant } from '../../ui/form/typeAheadChoices.ts'
import { entryChoices } from './entryChoices.ts'

const table = readHazmatTable(HAZMAT_EDITION, hazmatRows)

test('a typed number offers its rows, each with class and packing group', () => {
  const choices = stillMeant(entryChoices(table, 'UN1993'), 'UN1993')
  expect(choices.map(({ main, side }) => `${main}: ${side}`)).toEqual([
    'UN1993 Flammable liquids, n.o.s.: 3, I',
    'UN1993 Flammable liquids, n.o.s.: 3, II',
    'UN1993 Flammable liquids, n.o.s.: 3, III',
  ])
  expect(new Set(choices.map(({ id }) => id)).size).toBe(3)
  expect(entryChoices(null, 'UN1993')).toEqual([])
})

test('a picked row fills what the table knows and leaves the rest', () => {
  const [chlorine] = entryChoices(table, 'UN1017')
  const typed = { ...blankHazmat, quantity: '2 cylinders', emergencyPhone: '800-555-0199' }
  expect(chlorine && filledFrom(typed, chlorine.value)).toMatchObject({
    ...{ unNumber: 'UN1017', properShippingName: 'Chlorine', hazardClass: '2.3', subsidiaryClass: '5.1, 8' },
    ...{ packingGroup: '', inhalationZone: 'B', quantity: '2 cylinders', emergencyPhone: '800-555-0199' },
  })
})
