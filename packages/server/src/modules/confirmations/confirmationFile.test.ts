import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileForms, type ShipConfirmation } from '@waybill/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTables } from '../../files/table/openTables.ts'
import { judgeFile } from '../files/index.ts'
import { fileOf } from './confirmationFile.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-confirmed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const line = {
  ...{ number: 1, itemCode: '007', sku: 'S;1', description: 'Bolt | 3/8", <long>\r\nCafé & more', unit: 'PLT' },
  ...{ ordered: 10, shipped: 4, open: 6 },
}
const content: ShipConfirmation = {
  ...{ orderNumber: '00123', backOrder: '', customerPo: '', bolNumber: 'B100', carrierName: 'Acme\tLines' },
  ...{ scac: 'ACME', proNumber: '', shipDate: '2026-11-20', charge: 12_340, currency: 'USD' },
  lines: [line, { ...line, number: 2, description: '=1+1' }],
}
const row = (form: string) => ({
  ...{ content: JSON.parse(JSON.stringify(content)), heads: { OrderNumber: 'SO No.', SKU: 'ItemCode' }, form },
  ...{ cause: 'left', number: 1 },
})

/** What our own reader of files finds in it. */
async function read(bytes: Buffer) {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  const file = await openTables(path, 'x')
  const rows: string[][] = []
  for await (const { cells } of file.tables[0]?.rows() ?? []) rows.push(cells)
  await file.close()
  return { form: file.form, rows }
}

describe('the file of a confirmation', () => {
  it.each(fileForms)('is read again as it was written, as %s', async form => {
    const bytes = fileOf(row(form))
    expect(fileOf(row(form)).equals(bytes)).toBe(true)
    const found = await read(bytes)
    expect(found.form).toBe(form)
    const [heads = [], first = [], second = []] = found.rows
    // A name of ours gives way where the customer's own file uses it for something else.
    expect(heads.slice(0, 8)).toEqual([
      ...['SO No.', 'BackOrderCode', 'PO_Number', 'LineNumber', 'ItemCode_2', 'ItemCode', 'Description', 'OriginalQty'],
    ])
    const said = (cells: readonly string[], head: string) => cells[heads.indexOf(head)]
    expect(said(first, 'SO No.')).toBe('00123')
    expect(said(first, 'ItemCode_2')).toBe('007')
    expect(said(first, 'ItemCode')).toBe('S;1')
    expect(said(first, 'Description')).toBe(line.description)
    expect(said(first, 'CarrierName')).toBe(content.carrierName)
    expect([said(first, 'ShippedQty'), said(first, 'Charge'), said(second, 'Charge') ?? '']).toEqual([
      '4',
      '123.40',
      '',
    ])
    // Only in CSV could a spreadsheet take a text for a formula.
    expect(said(second, 'Description')).toBe(form === 'xlsx' || form === 'json' ? '=1+1' : "'=1+1")
  })

  it('is a workbook with all parts that programs ask for', () => {
    expect(judgeFile('confirmation.xlsx', fileOf(row('xlsx')))).toMatchObject({ kind: 'taken' })
  })
})
