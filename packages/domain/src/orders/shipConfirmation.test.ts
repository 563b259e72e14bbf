import { expect, it } from 'vitest'
import {
  confirmationDiffers,
  confirmationFileName,
  confirmationHeads,
  confirmationRows,
  type ShipConfirmation,
  voided,
} from './shipConfirmation.ts'

const line = {
  number: 1,
  itemCode: 'C1',
  sku: 'S1',
  description: 'Part',
  unit: 'PLT',
  ordered: 10,
  shipped: 4,
  open: 6,
}
const said: ShipConfirmation = {
  ...{ orderNumber: 'SO1', backOrder: '', customerPo: 'PO1', bolNumber: 'B100', carrierName: 'Acme', scac: 'ACME' },
  ...{ proNumber: '', shipDate: '2026-11-20', charge: 12_345, currency: 'USD' },
  lines: [line, { ...line, number: 2, sku: 'S2' }],
}

it('is said again when something of this shipment changed, and not because the rest went out on another one', () => {
  const rest = { ...said, lines: said.lines.map(each => ({ ...each, open: 0 })) }
  expect(confirmationDiffers(said, rest)).toBe(false)
  expect(confirmationDiffers(said, { ...said, proNumber: '123' })).toBe(true)
  expect(confirmationDiffers(said, { ...said, charge: 1 })).toBe(true)
  expect(confirmationDiffers(said, voided(said))).toBe(true)
  expect(voided(said).lines[0]).toMatchObject({ shipped: 0, open: 10 })
})

it('has the heads of the customer’s own files, and the charge once', () => {
  const heads = confirmationHeads({ OrderNumber: 'SO No.', SKU: 'Part' })
  expect([heads[0], heads[5], heads[7]]).toEqual(['SO No.', 'Part', 'OriginalQty'])
  const rows = confirmationRows(said, 'left', 1)
  expect(rows.map(row => row[heads.indexOf('Charge')])).toEqual(['123.45', ''])
  expect(rows.map(row => row.length)).toEqual([heads.length, heads.length])
})

it('gives no two columns one name: ours give way to the customer’s own', () => {
  const heads = confirmationHeads({ OrderNumber: 'PO_Number', SKU: 'Item', ItemCode: 'item' })
  expect(heads.slice(0, 6)).toEqual(['PO_Number', 'BackOrderCode', 'PO_Number_2', 'LineNumber', 'item', 'Item_2'])
  expect(new Set(heads.map(head => head.toLowerCase())).size).toBe(heads.length)
})

it('names files by order, shipment and number, and no two alike', () => {
  expect(confirmationFileName(said, 2)).toBe('SO1-B100-2.csv')
  expect(confirmationFileName(said, 2, 'xlsx')).toBe('SO1-B100-2.xlsx')
  expect(confirmationFileName(said, 2, 'tab')).toBe('SO1-B100-2.csv')
  const alike = [
    { orderNumber: 'A-1', backOrder: '', bolNumber: 'B' },
    { orderNumber: 'A', backOrder: '1', bolNumber: 'B' },
    { orderNumber: 'A/1', backOrder: '', bolNumber: 'B' },
    { orderNumber: 'A\\1', backOrder: '', bolNumber: 'B' },
    { orderNumber: 'a_1', backOrder: '', bolNumber: 'B' },
    { orderNumber: 'A_1', backOrder: '', bolNumber: 'B' },
  ].map(one => confirmationFileName(one, 1).toLowerCase())
  expect(new Set(alike).size).toBe(alike.length)
  expect(alike.every(name => /^[a-z0-9_-]+\.csv$/.test(name))).toBe(true)
})
