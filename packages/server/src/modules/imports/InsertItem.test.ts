import { DownloadExtraInfoDetails } from '@waybill/contract/calls/Shipment/DownloadExtraInfoDetails.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { itemExportColumns } from '@waybill/contract/wire/item.ts'
import { levelsFromWire } from '@waybill/contract/wire/itemLevel.ts'
import { countItem } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, importRows, type Sending, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** Uploads a file and waits for what becomes of it. */
async function send(text: string | Buffer, person = clerk, sending: Sending = {}) {
  const { status, code, runId, state: first } = await sendFile(node, person, InsertItem, text, sending)
  if (status !== 200) return { status, code, first, runId: 0, faults: [], warnings: [] }
  const { run, ...more } = await importNow(node, person, runId)
  const rows = await importRows(node, person, runId)
  const warnings = rows.flatMap(({ row_no, became }) => (became?.warnings ?? []).map(one => ({ row: row_no, ...one })))
  const faults = rows.flatMap(({ row_no, reasons }) =>
    (reasons ?? []).map(({ field, cell, code: why }) => `${row_no} ${field} ${cell} ${why}`),
  )
  return { status, first, ...run, ...more, faults, warnings }
}
const lines = (...rows: readonly string[]) => rows.join('\r\n')
const found = async (sku: string, person = clerk) =>
  (await ask(node, WaybillExtraInfoDetails, { query: { flag: 'load' }, body: { skus: [sku] } }, person.token)).reply
    .items[0]
const said = ({ faults }: { readonly faults: readonly string[] }) => faults

describe('Shipment/InsertItem', () => {
  it('adds items with their levels and changes known ones in the columns of the file alone', async () => {
    const first = await send(
      lines(
        'sku,Description,Class,Handling unit,Weight (lb),Cartons per pallet,Carton packed as,Carton weight (lb),Carton length (in)',
        'TILE,"Floor tile, ceramic",77.50,Pallet,"2,050",48,Box,40,20',
        'DRUM,Paint,,DRM,205,,,,',
      ),
    )
    expect(first).toMatchObject({ status: 200, added: 2, changed: 0, faults: [], warnings: [] })
    expect(await found('TILE')).toMatchObject({
      ...{ Class: '77.5', Weight: 2050, UnitsPerPallet: 48 },
      Levels: { carton: { Packaging: 'BOX', Weight: 40, Length: 20 }, pallet: { Weight: 2050, Count: 48 } },
    })
    expect(await found('DRUM')).toMatchObject({ Weight: 205, Levels: { carton: { Packaging: 'DRM', Weight: 205 } } })
    const second = await send(lines('SKU;Pallet weight (lb)', 'TILE;1900', 'DRUM;'))
    expect(second).toMatchObject({ added: 0, changed: 1, same: 1 })
    expect(second.warnings).toEqual([
      { row: 2, field: 'Weight', code: 'levelWeight', params: { level: 'pallet', weight: 1900, worked: 1920 } },
    ])
    expect(await found('TILE')).toMatchObject({ version: 2, Description: 'Floor tile, ceramic', Weight: 1900 })
  })

  it('takes back what it exported as no change', async () => {
    const columns = [...itemExportColumns]
    const { text } = await ask(node, DownloadExtraInfoDetails, { body: { columns } }, clerk.token)
    expect(text).toContain('Pallet weight (lb)')
    expect(await send(text)).toMatchObject({ added: 0, changed: 0, same: 2, faults: [] })
  })

  describe('what a pallet holds', () => {
    const heads =
      'SKU,Description,Each weight (lb),Carton weight (lb),Units per carton,Units per pallet,Cartons per pallet'
    const palletOf = async (sku: string) => {
      const { Levels, HandlingUnit = '' } = (await found(sku)) ?? {}
      return Levels === undefined ? null : countItem(levelsFromWire(Levels, HandlingUnit), 'PLT', 1)
    }

    it('is units, and a later file that brings in cartons is asked what they mean then', async () => {
      const first = await send(lines(heads, 'TAP,Taps,10,,,48,'))
      expect(first).toMatchObject({ status: 200, added: 1, faults: [] })
      expect(await palletOf('TAP')).toMatchObject({ weightLb: 480, pieces: 48, pieceType: 'PCS' })
      expect(said(await send(lines('SKU,Units per carton', 'TAP,12')))).toEqual(['2 UnitsPerCarton 12 countsOther'])
      expect(said(await send(lines('SKU,Carton weight (lb)', 'TAP,121')))).toEqual(['2 CartonWeight 121 countsOther'])
      expect(await palletOf('TAP')).toMatchObject({ weightLb: 480, pieces: 48 })
      const whole = await send(lines('SKU,Units per carton,Cartons per pallet', 'TAP,12,4'))
      expect(whole).toMatchObject({ changed: 1, faults: [] })
      expect(await palletOf('TAP')).toMatchObject({ weightLb: 480, pieces: 4, pieceType: 'CTN' })
      expect(said(await send(lines('SKU,Units per carton', 'TAP,')))).toEqual(['2 UnitsPerCarton  countsOther'])
    })

    it('is asked for in cartons where there are any, and both counts have to agree', async () => {
      expect(said(await send(lines(heads, 'NUT,Nuts,1,,10,480,')))).toEqual(['2 UnitsPerPallet 480 inCartons'])
      expect(said(await send(lines(heads, 'NUT,Nuts,1,,10,470,48')))).toEqual(['2 UnitsPerPallet 470 saysOtherwise'])
      expect(said(await send(lines(heads, 'NUT,Nuts,1,,,,48')))).toEqual(['2 CartonsPerPallet 48 noCartons'])
      expect(await send(lines(heads, 'NUT,Nuts,1,,10,480,48'))).toMatchObject({ added: 1, faults: [] })
      expect(await palletOf('NUT')).toMatchObject({ weightLb: 480, pieces: 48, pieceType: 'CTN' })
    })

    it('goes out and comes back as it is, whichever of its columns are chosen', async () => {
      for (const columns of [
        ['SKU', 'UnitsPerPallet'],
        ['SKU', 'CartonsPerPallet'],
        ['SKU', 'UnitsPerCarton', 'UnitsPerPallet', 'CartonsPerPallet'],
      ] as const) {
        const { text } = await ask(node, DownloadExtraInfoDetails, { body: { columns: [...columns] } }, clerk.token)
        expect(await send(text)).toMatchObject({ changed: 0, same: 4, faults: [] })
      }
    })
  })

  it('holds each row with a fault by itself, at its cells, and takes the others', async () => {
    const rows = lines(
      'SKU,Description,Class,Stackable,Handling unit,Weight (lb),Pallet weight (lb),Units per pallet,UN number',
      'NEW-0,,71,maybe,Barge,heavy,1,0.5,UN1263',
      'NEW-1,,71,yes,Pallet,2,1,1,UN1263',
      'NEW-2,Fine,,Yes,Pallet,10,11,1,',
      'NEW-3,Fine,,Yes,Pallet,10.001,,-1,',
      'NEW-2,Again,,,,,,,',
      'NEW-4,Good,,,,,,,',
    )
    const sent = await send(rows)
    expect(said(sent)).toEqual([
      // What can't be read is said before the rules are asked.
      '2 Stackable maybe notYesNo',
      '2 HandlingUnit Barge notOneOf',
      '2 Weight heavy notAWeight',
      '2 UnitsPerPallet 0.5 notWhole',
      '3 Class 71 notOneOf',
      '3 Hazmat UN1263 hazmatElsewhere',
      '3 PalletWeight 1 saysOtherwise',
      '3 Description  required',
      '4   otherRow',
      '5 UnitsPerPallet -1 negative',
      '6 SKU NEW-2 twiceSku',
    ])
    expect(sent).toMatchObject({ state: 'done', added: 1, held: 5, done: 1 })
    expect(await found('NEW-4')).toMatchObject({ Description: 'Good' })
    expect(await found('NEW-3')).toBeUndefined()
    const more = lines(
      'SKU,Description,Pallet length (in),Units per pallet,Pallet width (in)',
      'NEW-3,Fine,10.0015,1,1001',
    )
    expect(said(await send(more))).toEqual(['2 PalletLength 10.0015 tooPrecise', '2 PalletWidth 1001 tooLarge'])
  })

  it('asks about columns of figures that it does not know, and refuses files that are none', async () => {
    const asked = await send(lines('SKU,Fill rate,SKU', 'A-ASK,1,B', 'B-ASK,2,C'))
    expect(asked).toMatchObject({ first: 'mapping', state: 'mapping', questions: [{ kind: 'figures', column: 1 }] })
    expect(await send(lines('Colour,Size', 'red,big', 'blue,small'))).toMatchObject({
      ...{ state: 'mapping', questions: [{ kind: 'unmapped' }] },
    })
    expect(await send(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 4, 5, 6, 7, 8]))).toMatchObject({
      ...{ status: 422, code: 'RateFileNoTable' },
    })
    expect(await send('')).toMatchObject({ status: 422, code: 'RateFileNoTable' })
  })

  it('is done once, however often it arrives, and touches no other company', async () => {
    const key = crypto.randomUUID()
    const file = lines('SKU,Description', 'TILE,Ours')
    const stranger = await newCompany(node)
    expect(await send(file, stranger, { key })).toMatchObject({ added: 1 })
    expect(await send(file, stranger, { key })).toMatchObject({ added: 1 })
    expect(await found('TILE', stranger)).toMatchObject({ version: 1, Description: 'Ours' })
    expect(await found('TILE')).toMatchObject({ Description: 'Floor tile, ceramic' })
    expect((await send(file, { ...stranger, token: '' })).status).toBe(401)
  })

  it('takes a spreadsheet of Windows, of other heads, units and languages', async () => {
    const person = await newCompany(node)
    const file = Buffer.from(
      lines(
        'Lista de artículos',
        '',
        'Artículo;Descripción;Peso por tarima (kg);Apilable',
        'Ñ-1;Café molido;10,5;sí',
        'Ñ-2;Té;2,25;no',
      ),
      'latin1',
    )
    expect(await send(file, person, { name: 'artículos.csv' })).toMatchObject({
      added: 2,
      skipped: 1,
      faults: ['1   aboveHeads'],
    })
    expect(await found('Ñ-1', person)).toMatchObject({ Description: 'Café molido', Weight: 23.149, Stackable: true })
    expect(await found('Ñ-2', person)).toMatchObject({ Stackable: false })
  })
})
