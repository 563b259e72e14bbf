import { describe, expect, it } from 'vitest'
import { ColumnLooks } from './columnLooks.ts'
import type { ImportField, ImportMapping } from './fields.ts'
import type { FileForm } from './fileForms.ts'
import { questionsOf, rowReader, rowSorter } from './mapRow.ts'
import { readAnyDate, readCell, readZip } from './readCell.ts'
import { recognizeColumns, unknownWords } from './recognizeColumns.ts'

const fields: readonly ImportField[] = [
  {
    name: 'OrderNumber',
    label: 'x',
    synonyms: ['Order #', 'Sales Order', 'SO', 'Pedido'],
    shape: 'text',
    needed: true,
  },
  { name: 'PO', label: 'x', synonyms: ['PO Number', 'Customer PO', 'Purchase Order'], shape: 'text' },
  { name: 'Quantity', label: 'x', synonyms: ['Qty ordered', 'Cantidad'], shape: 'whole' },
  { name: 'Weight', label: 'x', synonyms: ['Gross weight', 'Peso'], shape: 'weight' },
  { name: 'ShipDate', label: 'x', synonyms: ['Ship by', 'Requested ship date', 'Fecha de embarque'], shape: 'date' },
  { name: 'Zip', label: 'x', synonyms: ['Postal code', 'ZIP code', 'CP'], shape: 'zip' },
  { name: 'State', label: 'x', synonyms: ['Province', 'Estado'], shape: 'state' },
  {
    name: 'Terms',
    label: 'x',
    synonyms: ['Freight terms'],
    shape: 'code',
    codes: [
      { value: 'P', synonyms: ['PPD', 'Prepaid'] },
      { value: 'C', synonyms: ['COL', 'Collect'] },
    ],
  },
]

function looked(rows: readonly (readonly string[])[]) {
  const looks = new ColumnLooks()
  for (const row of rows) looks.add(row)
  return looks.all()
}

function understood(rows: readonly (readonly string[])[]): {
  mapping: ImportMapping
  looks: ReturnType<typeof looked>
} {
  const first = recognizeColumns(rows, fields, looked(rows))
  const looks = looked(rows.slice(first.headRow + 1))
  return { mapping: { table: 0, ...recognizeColumns(rows, fields, looks, 'comma', first.headRow) }, looks }
}

const asked = (mapping: ImportMapping, looks: ReturnType<typeof looked>, form: FileForm = 'comma') =>
  questionsOf(mapping, fields, { heads: [], looks, form })

const shaped = (shape: ImportField['shape'], cell: string, reading = {}) => readCell(cell, { shape }, reading)
const said = (shape: ImportField['shape'], cell: string, reading = {}) => {
  const read = shaped(shape, cell, reading)
  return 'value' in read ? read.value : read.code
}

describe('a cell', () => {
  it.each([
    ['1,234.5 lb', 1234.5],
    ['1234.5#', 1234.5],
    ['100 kg', 220.46226218],
    ['16 oz', 1],
    ['2 lb 4 oz', 2.25],
    ['12 1/2 lb', 12.5],
    ['0.1 oz', 0.00625],
    ['See row above', 'notAWeight'],
    ['', null],
    ['-5', 'negative'],
    ['12.34.56', 'notAWeight'],
    ['1,23', 'notAWeight'],
    ['12 x 40', 'notAWeight'],
    ['2 tonnes', 4409.2452436],
    ['2 toneladas', 4409.2452436],
    ['1 metric ton', 2204.6226218],
    ['2 toneladas métricas', 4409.2452436],
    ['3 MT', 6613.8678654],
    ['2 short tons', 4000],
    ['2 long tons', 4480],
    ['2 tons', 'notAWeight'],
    ['2 t', 'notAWeight'],
    ['2 toneladas cortas', 4000],
  ])('of a weight says %s → %s', (cell, value) => {
    expect(said('weight', cell)).toBe(value)
  })

  it.each([
    ['short', 4000],
    ['metric', 4409.2452436],
    ['long', 4480],
  ] as const)('of tons is read in those that the file means: %s', (tons, value) => {
    expect(said('weight', '2 tons', { tons })).toBe(value)
    expect(said('weight', '2', { unit: 't', tons })).toBe(value)
  })

  it('of a weight goes by the unit of its head, and by its own before that', () => {
    expect(said('weight', '10', { unit: 'kg' })).toBeCloseTo(22.046226, 6)
    expect(said('weight', '10 lb', { unit: 'kg' })).toBe(10)
  })

  it.each([
    ['48"', 48],
    ['4\' 2"', 50],
    ['4 ft', 48],
    ['101.6 cm', 40],
    ['48 1/2', 48.5],
    ['48-1/2"', 48.5],
    ['48½', 48.5],
    ['4\'6"', 54],
    ['4 ft 6 in', 54],
    ['4ft', 48],
    ['1/2 in', 0.5],
    ['3/0', 'notALength'],
    ['n/a', 'notALength'],
  ])('of a length says %s → %s', (cell, value) => {
    expect(said('length', cell)).toBe(value)
  })

  it.each([
    ['12x10x8', '12 10 8'],
    ['12 x 10 x 8 in', '12 10 8'],
    ['48"L x 40"W x 50"H', '48 40 50'],
    ['48 1/2 × 40 × 50', '48.5 40 50'],
    ['122 x 102 x 127 cm', '48.031496063 40.157480315 50'],
    ['12x10', 'notALength'],
  ])('of three sizes says %s → %s', (cell, value) => {
    expect(said('sizes', cell)).toBe(value)
  })

  it('of an identifier is what a spreadsheet wrapped, and nothing where its end is lost', () => {
    expect(said('text', '="00123"')).toBe('00123')
    expect(said('text', "'00124")).toBe('00124')
    expect(said('text', "'+16175550144")).toBe('+16175550144')
    expect(said('text', "'t Hooft BV")).toBe("'t Hooft BV")
    expect(said('text', '1.12349E+11')).toBe('lostDigits')
    expect(said('zip', "'02110")).toBe('02110')
    expect(said('zip', '="02110"')).toBe('02110')
  })

  it('never has thousands behind a zero', () => {
    expect(said('number', '0,875')).toBe('notANumber')
    expect(said('number', '0,875', { comma: true })).toBe(0.875)
  })

  it.each([
    ['12', 12],
    ['1,200 pcs', 1200],
    ['1.5', 'notWhole'],
    ['12 each', 12],
    ['twelve', 'notANumber'],
    ['1e3', 'notANumber'],
  ])('of a count says %s → %s', (cell, value) => {
    expect(said('whole', cell)).toBe(value)
  })

  it('of money is in cents; a comma before the tenths is read where the column has it', () => {
    expect(said('money', '$1,234.50')).toBe(123_450)
    expect(said('money', 'USD 12')).toBe('1200 USD')
    expect(said('money', 'CAD 2,600.00')).toBe('260000 CAD')
    expect(said('money', '€1.000,00', { comma: true })).toBe('100000 EUR')
    expect(said('money', '12.50 US$')).toBe('1250 USD')
    expect(said('money', '12 JPY')).toBe('notAnAmount')
    expect(said('money', '1.234,50', { comma: true })).toBe(123_450)
    expect(said('money', 'call')).toBe('notAnAmount')
  })

  it.each([
    ['2006-06-02', '2006-06-02'],
    ['2-Jun-06', '2006-06-02'],
    ['2 de junio de 2006', '2006-06-02'],
    ['Jun 2, 2006', '2006-06-02'],
    ['June 2nd, 2006', '2006-06-02'],
    ['11/13/06', '2006-11-13'],
    ['13/11/06', '2006-11-13'],
    ['20060602', '2006-06-02'],
    ['38870', '2006-06-02'],
    ['2006-06-02T10:00:00Z', '2006-06-02'],
    ['Fri, Jun 2, 2006', '2006-06-02'],
    ['6/2/2006 12:00:00 AM', '2006-06-02', 'month'],
    ['6/2/2006', '2006-02-06', 'day'],
    ['6/2/2006', 'unclear'],
    ['6/6/2006', '2006-06-06'],
    ['ASAP', null],
    ['31-Feb-06', null],
    ['13/13/06', null],
  ] as [string, string | null, ('month' | 'day')?][])('of a day says %s → %s', (cell, value, order) => {
    expect(readAnyDate(cell, order)).toBe(value)
  })

  it.each([
    ['1234', '01234'],
    ['501', '00501'],
    ['12345678', '01234-5678'],
    ['12345.0', '12345'],
    ['m5v2t6', 'M5V 2T6'],
    ['12', null],
  ])('of a ZIP has its zeros back: %s → %s', (cell, value) => {
    expect(readZip(cell)).toBe(value)
  })

  it('of a code means what it is called, or what a person said it means', () => {
    const terms = fields.at(-1) as ImportField
    expect(readCell('ppd', terms)).toEqual({ value: 'P' })
    expect(readCell('3rd', terms)).toMatchObject({ code: 'notOneOf' })
    expect(readCell('3RD', terms, {}, { '3rd': 'C' })).toEqual({ value: 'C' })
  })

  it('that is endless is no figure', () => {
    for (const shape of ['weight', 'money', 'date', 'length', 'whole'] as const) {
      expect(shaped(shape, `${' '.repeat(100_000)}1${' '.repeat(100_000)}x`)).toHaveProperty('code')
    }
  })
})

describe('a table', () => {
  const rows = [
    ['Open orders by customer, week 12'],
    [],
    ['Ord No', 'Cust. PO', 'QTY', 'Wt (kg)', 'Ship By', 'ST', 'Postal', 'Frt Terms', 'Value'],
    ['A-1', '77', '5', '100', '3/4/06', 'NV', '89501', 'PPD', '$12.00'],
    ['A-2', '78', '6', '200', '11/13/06', 'Ohio', '4540', 'FOB', '$1,200.00'],
    ['A-3', '79', 'See row above', '3', '2-Jun-06', 'ON', 'M5V 2T6', 'COL', '$3.00'],
  ]

  it('is recognized by its heads below a title, in short forms and with units', () => {
    const { mapping } = understood(rows)
    expect(mapping.headRow).toBe(2)
    expect(mapping.columns).toEqual([
      ...['OrderNumber', 'PO', 'Quantity', 'Weight', 'ShipDate', 'State', 'Zip', 'Terms'],
      null,
    ])
    expect(mapping.readings[3]).toEqual({ unit: 'kg' })
    // 11/13 says what 3/4 is.
    expect(mapping.readings[4]).toEqual({ dates: 'month' })
  })

  it('asks for what nobody understood: a column of amounts, days that may be two, a field it needs', () => {
    const { mapping, looks } = understood(rows)
    expect(asked(mapping, looks)).toEqual([{ kind: 'figures', column: 8 }])
    expect(asked({ ...mapping, ignored: [8] }, looks)).toEqual([])
    const unclear = understood([
      ['Order', 'Ship date'],
      ['A', '3/4/06'],
      ['B', '5/6/06'],
    ])
    expect(asked(unclear.mapping, unclear.looks)).toEqual([{ kind: 'dates', column: 1 }])
    const lacking = understood([
      ['PO', 'Qty'],
      ['A', '3'],
      ['B', '5'],
    ])
    expect(asked(lacking.mapping, lacking.looks)).toEqual([{ kind: 'needed', field: 'OrderNumber' }])
  })

  it.each([
    ['comma', ['1,250', '0,875'], 'comma', []],
    ['semicolon', ['1,250', '2,500'], 'comma', []],
    ['comma', ['1,250', '2,500'], 'point', []],
    ['comma', ['1,250.00', '2,500'], 'point', []],
    ['semicolon', ['1.250,00', '1.000'], 'comma', []],
    ['comma', ['12', '30'], undefined, []],
    ['comma', ['1.250', '2.000'], undefined, [{ kind: 'tenths', cell: '1.250' }]],
    ['xlsx', ['1.250', '2.000'], 'point', []],
    ['semicolon', ['12,5', '12.5'], undefined, [{ kind: 'tenths', cell: '12,5' }]],
  ] as const)('of form %s decides once how tenths are parted: %s', (form, cells, tenths, questions) => {
    const rows = [['Order', 'Weight', 'Qty'], ...cells.map((cell, row) => [`A-${row}`, cell, '4'])]
    const looks = looked(rows.slice(1))
    const mapping: ImportMapping = { table: 0, ...recognizeColumns(rows, fields, looks, form, 0) }
    expect(mapping.tenths).toBe(tenths)
    expect(asked(mapping, looks, form)).toEqual(questions)
  })

  it.each([
    ['Weight (tons)', ['2'], undefined, 'Weight (tons)'],
    ['Weight', ['2 tons', '3 t'], undefined, '2 tons'],
    ['Weight', ['2 ton', '900 kg'], 'metric', ''],
    ['Weight (t)', ['2', '4,409 lb'], undefined, 'Weight (t)'],
    ['Weight', ['2', '3'], undefined, ''],
    ['Weight (tonnes)', ['2'], undefined, ''],
    ['Peso (toneladas)', ['2'], undefined, ''],
  ] as const)('says once what a ton is: under %s with %j', (head, cells, tons, cell) => {
    const rows = [['Order', head, 'Qty'], ...cells.map((weight, row) => [`A-${row}`, weight, '4'])]
    const looks = looked(rows.slice(1))
    const mapping: ImportMapping = { table: 0, ...recognizeColumns(rows, fields, looks, 'comma', 0) }
    expect(mapping.tons).toBe(tons)
    const questions = cell === '' ? [] : [{ kind: 'tons', cell }]
    expect(questionsOf(mapping, fields, { heads: rows[0] ?? [], looks, form: 'comma' })).toEqual(questions)
    const told = { ...mapping, tons: 'long' as const }
    expect(questionsOf(told, fields, { heads: rows[0] ?? [], looks, form: 'comma' })).toEqual([])
  })

  it('shows words that no code is called', () => {
    const { mapping, looks } = understood(rows)
    expect(unknownWords(mapping, fields, looks)).toEqual([{ field: 'Terms', words: ['FOB'] }])
  })

  it('of which nothing is known has its first row of words for heads, and columns by what stands in them', () => {
    const { mapping } = understood([
      ['foo', 'bar', 'baz'],
      ['x', 'NV', '89501'],
      ['y', 'OH', '45402'],
      ['z', 'ON', 'M5V 2T6'],
    ])
    expect(mapping.headRow).toBe(0)
    expect(mapping.columns).toEqual([null, 'State', 'Zip'])
  })

  it('is not what only a part of its head says: a number in each of something, a price, one word of two fields', () => {
    const more: readonly ImportField[] = [
      ...fields,
      { name: 'Pallets', label: 'x', synonyms: ['Pallet', 'Pallet count'], shape: 'whole' },
      { name: 'Unit', label: 'x', synonyms: ['UOM', 'Unit'], shape: 'text' },
      { name: 'LineWeight', label: 'x', synonyms: ['Line weight'], shape: 'weight' },
      { name: 'Street', label: 'x', synonyms: ['Address line 1'], shape: 'text' },
    ]
    const heads = ['Line', 'Cases per pallet', 'Unit price', 'Tare weight', 'Qty per case', 'Carton weight', 'Address']
    const table = [
      ['Order', ...heads],
      ...['A', 'B', 'C'].map(order => [order, '1', '40', '12.50', '40', '12', '22', 'x']),
    ]
    const { columns } = recognizeColumns(table, more, looked(table.slice(1)))
    expect(columns).toEqual(['OrderNumber', null, null, null, null, null, null, 'Street'])
  })

  it('in Spanish is recognized', () => {
    const { mapping } = understood([
      ['Núm. Pedido', 'Cantidad', 'Peso', 'Estado'],
      ['A-1', '5', '1', 'NV'],
    ])
    expect(mapping.columns).toEqual(['OrderNumber', 'Quantity', 'Weight', 'State'])
  })

  it('has rows that are none of its own: above it, its heads again, totals, notes', () => {
    const { mapping } = understood(rows)
    const sort = rowSorter(fields, mapping, rows[2] ?? [])
    expect(sort(1, rows[0] ?? [])).toBe('aboveHeads')
    expect(sort(2, ['', ' '])).toBe('blank')
    expect(sort(3, rows[2] ?? [])).toBe('heads')
    expect(sort(4, rows[3] ?? [])).toBeNull()
    expect(sort(9, rows[2] ?? [])).toBe('headsAgain')
    expect(sort(10, ['', 'Total', '11', '300'])).toBe('totals')
    expect(sort(11, ['Grand total:', '', '11'])).toBe('totals')
    expect(sort(12, ['* shipped from the other dock'])).toBe('note')
    expect(sort(13, ['', 'Prices may change without any notice', ''])).toBe('note')
    // Something is missing in these, but they are rows.
    expect(sort(14, ['A-9'])).toBeNull()
    expect(sort(15, ['', '79', '3', '5'])).toBeNull()
  })

  it('gives its rows with every cell that cannot be read', () => {
    const { mapping } = understood(rows)
    const read = rowReader(fields, mapping)
    expect(read(4, rows[3] ?? [])).toEqual({
      row: 4,
      values: {
        ...{
          OrderNumber: 'A-1',
          PO: '77',
          Quantity: 5,
          Weight: expect.closeTo(220.46, 2),
          ShipDate: '2006-03-04',
          State: 'NV',
        },
        ...{ Zip: '89501', Terms: 'P' },
      },
      faults: [],
    })
    expect(read(6, rows[5] ?? []).faults).toEqual([{ field: 'Quantity', code: 'notANumber', params: {} }])
    expect(read(5, rows[4] ?? []).values).toMatchObject({ Zip: '04540', State: 'OH', Terms: null })
  })
})
