import { expect, test } from 'vitest'
import { unzipped } from '../testing/unzipped.ts'
import { type SheetCell, type SheetColumn, xlsx } from './xlsx.ts'

async function partsOf(columns: readonly SheetColumn[], rows: readonly (readonly SheetCell[])[], rowsMax?: number) {
  const chunks: Buffer[] = []
  for await (const chunk of xlsx('Carrier [Summary]', columns, rows, rowsMax)) chunks.push(chunk)
  return new Map([...unzipped(Buffer.concat(chunks))].map(([name, bytes]) => [name, bytes.toString()]))
}

const columns: readonly SheetColumn[] = [
  { head: 'Carrier', kind: 'text' },
  { head: 'Pickup', kind: 'day' },
  { head: 'Spend', kind: 'money2' },
]

test('numbers are numbers, days are days, and a text that begins like a formula stays one', async () => {
  const parts = await partsOf(columns, [
    ['=1+1', '2026-11-28', 1234.5],
    ['A & B', '', { value: 5000, kind: 'money0' }],
  ])
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  // Day 46354 of the calendar of spreadsheets is November 28, 2026.
  expect(sheet).toContain('<c r="B2" s="3"><v>46354</v></c>')
  expect(sheet).toContain('<c r="C2" s="5"><v>1234.5</v></c>')
  expect(sheet).toContain(
    '<row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve">A &amp; B</t></is></c><c r="C3" s="4"><v>5000</v></c></row>',
  )
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Carrier  Summary " sheetId="1" r:id="rId1"/>')
})

test('what a sheet cannot hold goes on in the next, each with its head', async () => {
  const rows = Array.from({ length: 5 }, (_, n) => [`row ${n}`, null, n])
  const parts = await partsOf(columns, rows, 3)
  const sheets = [...parts.keys()].filter(name => name.includes('worksheets'))
  expect(sheets).toHaveLength(3)
  const counts = sheets.map(name => parts.get(name)?.match(/<row /g)?.length)
  expect(counts).toEqual([3, 3, 2])
  expect(parts.get('[Content_Types].xml')).toContain('sheet3.xml')
  expect(parts.get('xl/_rels/workbook.xml.rels')).toContain(
    'Id="rId4" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles"',
  )
})

test('without rows it is its head alone', async () => {
  const parts = await partsOf(columns, [])
  expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(1)
})
