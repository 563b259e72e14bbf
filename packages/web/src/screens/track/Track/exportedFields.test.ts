import { expect, test } from 'vitest'
import { exportedFields } from './exportedFields.ts'

test('what is shown is what is exported, in the same order', () =>
  expect(exportedFields(['BOLNumber', 'consignee', 'amount', 'status', 'PRONumber'])).toEqual([
    'BOLNumber',
    'consignee',
    'consigneeCity',
    'consigneeState',
    'TotalCharge',
    'currency',
    'shipmentStatus',
    'PRONumber',
  ]))

test('a column the export does not know is left out', () =>
  expect(exportedFields(['BOLNumber', 'map'])).toEqual(['BOLNumber']))
