import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workbookOf } from '../../testing/workbook.ts'
import { openTables } from './openTables.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-kinds-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The rows of the first table of a file of these bytes. */
async function rowsOf(bytes: Buffer | string, name = 'orders.csv'): Promise<string[][]> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  const file = await openTables(path, name)
  const rows: string[][] = []
  for await (const { cells } of file.tables[0]?.rows() ?? []) rows.push(cells)
  await file.close()
  return rows
}

const why = (bytes: Buffer | string) =>
  rowsOf(bytes).then(
    () => 'read',
    (error: { why?: string }) => error.why,
  )

const latin = (text: string) => Buffer.from(text, 'latin1')
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const accents = 'City,Name\nMontréal,Café Niño\n'
const accented = [
  ['City', 'Name'],
  ['Montréal', 'Café Niño'],
]

describe('letters', () => {
  it.each([
    ['UTF-8', Buffer.from(accents)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${accents}`)],
    ['Windows-1252', latin(accents)],
    ['UTF-16 with its mark', utf16(`\ufeff${accents}`)],
    ['UTF-16 of the other order with its mark', swapped(utf16(`\ufeff${accents}`))],
    ['UTF-16 without a mark', utf16(accents)],
    ['UTF-16 of the other order without a mark', swapped(utf16(accents))],
  ])('of %s are read', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(accented)
  })

  it('are judged by the whole file: one of Windows-1252 far behind its head is read', async () => {
    const plain = 'x,plain row\n'.repeat(20_000)
    const rows = await rowsOf(latin(`City,Name\n${plain}y,Café\u0080\n`))
    // 0x80 is the euro sign there, and no letter of Latin-1.
    expect(rows.at(-1)).toEqual(['y', 'Café€'])
  })

  it('of UTF-8 stay what they are beside one byte that is broken', async () => {
    const rows = await rowsOf(Buffer.concat([Buffer.from(`a,b\n${'é,ñ\n'.repeat(50)}x`), Buffer.from([0xe9, 0x0a])]))
    expect(rows[1]).toEqual(['é', 'ñ'])
  })

  it('a few zero bytes are dropped, and a picture or a paper is no table', async () => {
    expect(await rowsOf(Buffer.from('a,b\n1\0,Caf\u00e9\n2,\0\n'))).toEqual([
      ['a', 'b'],
      ['1', 'Café'],
      ['2', ''],
    ])
    const noise = Buffer.from(Array.from({ length: 20_000 }, (_, n) => (n * 7919 + (n >> 3)) % 256))
    expect(await why(noise)).toBe('notATable')
    expect(await why(Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>>\n'))).toBe('notATable')
    expect(await why('')).toBe('notATable')
    expect(await why('\ufeff  \n \n')).toBe('notATable')
  })
})

describe('lines', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['bare CR', '\r'],
  ])('that end in %s are read', async (_, end) => {
    expect(await rowsOf(['a,b', '1,2', '3,4', ''].join(end))).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
  })

  it('that end differently in one file are read, and those within quotes stay', async () => {
    const rows = await rowsOf('a,b\r\n1,"two\nlines"\n3,4\r5,"x\r\ny"\r\n')
    expect(rows).toEqual([
      ['a', 'b'],
      ['1', 'two\nlines'],
      ['3', '4'],
      ['5', 'x\r\ny'],
    ])
  })

  it('only heads are a table of one row', async () => {
    expect(await rowsOf('Order,SKU,Qty')).toEqual([['Order', 'SKU', 'Qty']])
  })

  it('of 300 columns are read whole', async () => {
    const rows = await rowsOf(
      `${Array.from({ length: 300 }, (_, n) => `c${n}`).join(',')}\n${Array.from({ length: 300 }, (_, n) => n).join(',')}\n`,
    )
    expect(rows.map(row => row.length)).toEqual([300, 300])
  })

  it('a quote that nobody closed takes no other row with it', async () => {
    const rows = await rowsOf('sku,size,n\nA,"48" pipe",1\nB,"5 in,2\nC,6 in,3\nD,"7, 8",4\n')
    expect(rows).toHaveLength(5)
    expect(rows[3]).toEqual(['C', '6 in', '3'])
    expect(rows[4]).toEqual(['D', '7, 8', '4'])
  })

  it('a quote that nobody closed in a file without end is given up within a row', async () => {
    const rows = await rowsOf(`sku,n\nA,"open\n${'B,1\n'.repeat(60_000)}`)
    expect(rows).toHaveLength(60_002)
  })
})

describe('marks between cells', () => {
  it.each([
    [',', 'Order,City,Qty\n1,"Reno, NV",2\n3,Dayton,4\n'],
    [';', 'Order;City;Qty\n1;Reno, NV;2,5\n3;Dayton, OH;4,5\n'],
    ['\t', 'Order\tCity\tQty\n1\tReno, NV\t2\n3\tDayton\t4\n'],
    ['|', 'Order|City|Qty\n1|Reno, NV|2\n3|Dayton, OH|4\n'],
    ['^', 'Order^City^Qty\n1^Reno, NV^2\n3^Dayton^4\n'],
    ['~', 'Order~City~Qty\n1~Reno, NV~2\n3~Dayton~4\n'],
    [':', 'Order:City:Qty\n1:Reno:2\n3:Dayton:4\n'],
  ])('%s is found', async (_, text) => {
    const rows = await rowsOf(text)
    expect(rows.map(row => row.length)).toEqual([3, 3, 3])
  })

  it('is found below a title with other marks, beside decimal commas and times of the day', async () => {
    const title = 'Orders, open, by ship date, week 12, all docks\n\n'
    const rows = await rowsOf(`${title}a;b\n1,5;08:00\n2,5;09:30\n3,5;10:00\n`)
    expect(rows.slice(2)).toEqual([
      ['a', 'b'],
      ['1,5', '08:00'],
      ['2,5', '09:30'],
      ['3,5', '10:00'],
    ])
  })

  it('is found where rows are of all lengths', async () => {
    const rows = await rowsOf('a,b,c,d\n1,2\n08:00,3,4\n1\n5,6,09:00,8\n9,9,9\n')
    expect(rows[4]).toEqual(['5', '6', '09:00', '8'])
  })

  it('one column has none', async () => {
    expect(await rowsOf('SKU\nA-1\nB 2\n')).toEqual([['SKU'], ['A-1'], ['B 2']])
  })
})

describe('what the bytes are decides', () => {
  it('a CSV that is named as a workbook, and a workbook that is named CSV', async () => {
    expect(await rowsOf('a,b\n1,2\n', 'orders.xlsx')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(
      await rowsOf(
        workbookOf({
          Orders: [
            ['a', 'b'],
            [{ xml: '<c><f>1+1</f><v>2</v></c>' }, 'x'],
          ],
        }),
        'o.csv',
      ),
    ).toEqual([
      ['a', 'b'],
      ['2', 'x'],
    ])
  })
})

describe('JSON', () => {
  const two = [
    { Order: 'A-1', qty: 2, shipTo: { city: 'Reno', zip: '01234' } },
    { Order: 'A-2', weight: 1.5, rush: true, note: null, tags: ['x', 'y'] },
  ]
  const table = [
    ['Order', 'qty', 'shipTo city', 'shipTo zip', 'weight', 'rush', 'note', 'tags'],
    ['A-1', '2', 'Reno', '01234', '', '', '', ''],
    ['A-2', '', '', '', '1.5', 'true', '', 'x, y'],
  ]

  it.each([
    ['a list of objects', JSON.stringify(two)],
    ['a list of objects over many lines, with a mark', `\ufeff ${JSON.stringify(two, null, 2)}`],
    ['a list in an object', JSON.stringify({ anything: two })],
    ['a list in an object in an object', JSON.stringify({ result: { data: two } })],
    ['an object a line', two.map(one => JSON.stringify(one)).join('\n')],
  ])('%s is a table', async (_, text) => {
    expect(await rowsOf(text, 'orders.json')).toEqual(table)
  })

  it('a list of lines makes a row of each, with what its head says', async () => {
    const orders = [
      {
        number: 'A-1',
        lines: [
          { sku: 'X', number: 1 },
          { sku: 'Y', number: 2 },
        ],
        po: 'P',
      },
      { number: 'A-2', lines: [] },
    ]
    expect(await rowsOf(JSON.stringify({ orders }))).toEqual([
      ['number', 'po', 'sku', 'lines number'],
      ['A-1', 'P', 'X', '1'],
      ['A-1', 'P', 'Y', '2'],
      ['A-2', '', '', ''],
    ])
  })

  it('one object is one row, and numbers keep every digit', async () => {
    expect(await rowsOf('{"Order": 12345678901234567890, "weight": 1.50}')).toEqual([
      ['Order', 'weight'],
      ['12345678901234567890', '1.50'],
    ])
  })

  it('a list longer than what is held at once is read bit by bit', async () => {
    const rows = Array.from({ length: 30_000 }, (_, n) => ({ Order: `A-${n}`, note: 'x'.repeat(80) }))
    const read = await rowsOf(JSON.stringify({ exported: 'today', orders: rows }))
    expect(read).toHaveLength(30_001)
    expect(read[0]).toEqual(['exported', 'Order', 'note'])
    expect(read.at(-1)?.slice(0, 2)).toEqual(['today', 'A-29999'])
  })

  it('what is cut short is damage, and heads in brackets are no JSON', async () => {
    expect(await why('[{"a": 1}, {"a": ')).toBe('damaged')
    expect(await why(`[${'{"a": {'.repeat(50_000)}`)).toBe('damaged')
    expect(await rowsOf('[Order],[Qty]\n1,2\n')).toEqual([
      ['[Order]', '[Qty]'],
      ['1', '2'],
    ])
  })

  it('a bomb of one object is damage', async () => {
    expect(await why(`[{"a": "${'x'.repeat(5 * 1024 * 1024)}"}]`)).toBe('damaged')
  })
})
