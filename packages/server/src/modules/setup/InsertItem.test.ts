import { pathOf, type ReplyOf } from '@waybill/contract'
import { DownloadExtraInfoDetails } from '@waybill/contract/calls/Shipment/DownloadExtraInfoDetails.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { itemExportColumns } from '@waybill/contract/wire/item.ts'
import { levelsFromWire } from '@waybill/contract/wire/itemLevel.ts'
import { countItem } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

async function send(text: string | Buffer, { token = clerk.token, key = crypto.randomUUID() } = {}) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(Buffer.from(text))]), 'items.csv')
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await node.server.inject({
    ...{ method: 'POST', url: pathOf(InsertItem), payload: Buffer.from(await request.arrayBuffer()) },
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...{ authorization: `Bearer ${token}`, 'idempotency-key': key },
    },
  })
  const reply: ReplyOf<typeof InsertItem> = answer.json()
  return { status: answer.statusCode, ...reply }
}
const lines = (...rows: readonly string[]) => rows.join('\r\n')
const found = async (sku: string, person = clerk) =>
  (await ask(node, WaybillExtraInfoDetails, { query: { flag: 'load' }, body: { skus: [sku] } }, person.token)).reply
    .items[0]
const said = ({ faults }: { faults: ReplyOf<typeof InsertItem>['faults'] }) =>
  faults.map(({ line, column, cell, code }) => `${line} ${column} ${cell} ${code}`)

describe('Shipment/InsertItem', () => {
  it('adds items with their levels and changes known ones in the columns of the file alone', async () => {
    const first = await send(
      lines(
        'sku,Description,Class,Handling unit,Weight (lb),Cartons per pallet,Carton packed as,Carton weight (lb),Carton length (in)',
        'TILE,"Floor tile, ceramic",77.50,Pallet,"2,050",48,Box,40,20',
        'DRUM,Paint,,DRM,205,,,,',
      ),
    )
    expect(first).toMatchObject({ status: 200, Status: 'Success', added: 2, changed: 0, faults: [], warnings: [] })
    expect(await found('TILE')).toMatchObject({
      ...{ Class: '77.5', Weight: 2050, UnitsPerPallet: 48 },
      Levels: { carton: { Packaging: 'BOX', Weight: 40, Length: 20 }, pallet: { Weight: 2050, Count: 48 } },
    })
    expect(await found('DRUM')).toMatchObject({ Weight: 205, Levels: { carton: { Packaging: 'DRM', Weight: 205 } } })
    const second = await send(lines('SKU;Pallet weight (lb)', 'TILE;1900', 'DRUM;'))
    expect(second).toMatchObject({ added: 0, changed: 1, same: 1 })
    expect(second.warnings).toEqual([{ line: 2, SKU: 'TILE', Level: 'pallet', Weight: 1900, Worked: 1920 }])
    expect(await found('TILE')).toMatchObject({ version: 2, Description: 'Floor tile, ceramic', Weight: 1900 })
  })

  it('takes back what it exported as no change', async () => {
    const columns = [...itemExportColumns]
    const { text } = await ask(node, DownloadExtraInfoDetails, { body: { columns } }, clerk.token)
    expect(text).toContain('Pallet weight (lb)')
    expect(await send(text)).toMatchObject({ Status: 'Success', added: 0, changed: 0, same: 2, faults: [] })
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
      expect(said(await send(lines('SKU,Units per carton', 'TAP,12')))).toEqual(['2 Units per carton 12 countsOther'])
      expect(said(await send(lines('SKU,Carton weight (lb)', 'TAP,121')))).toEqual([
        '2 Carton weight (lb) 121 countsOther',
      ])
      expect(await palletOf('TAP')).toMatchObject({ weightLb: 480, pieces: 48 })
      const whole = await send(lines('SKU,Units per carton,Cartons per pallet', 'TAP,12,4'))
      expect(whole).toMatchObject({ changed: 1, faults: [] })
      expect(await palletOf('TAP')).toMatchObject({ weightLb: 480, pieces: 4, pieceType: 'CTN' })
      expect(said(await send(lines('SKU,Units per carton', 'TAP,')))).toEqual(['2 Units per carton  countsOther'])
    })

    it('is asked for in cartons where there are any, and both counts have to agree', async () => {
      expect(said(await send(lines(heads, 'NUT,Nuts,1,,10,480,')))).toEqual(['2 Units per pallet 480 inCartons'])
      expect(said(await send(lines(heads, 'NUT,Nuts,1,,10,470,48')))).toEqual(['2 Units per pallet 470 saysOtherwise'])
      expect(said(await send(lines(heads, 'NUT,Nuts,1,,,,48')))).toEqual(['2 Cartons per pallet 48 noCartons'])
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

  it('keeps nothing of a file with a fault, and says each at its cell', async () => {
    const rows = lines(
      'SKU,Description,Class,Stackable,Handling unit,Weight (lb),Pallet weight (lb),Units per pallet,UN number',
      'NEW-1,,71,maybe,Barge,heavy,1,0.5,UN1263',
      'NEW-2,Fine,,Yes,Pallet,10,11,1,',
      'NEW-3,Fine,,Yes,Pallet,10.001,,-1,',
      'NEW-2,Again,,,,,,,',
    )
    expect(said(await send(rows))).toEqual([
      '2 Class 71 notOneOf',
      '2 Stackable maybe notOneOf',
      '2 Handling unit Barge notOneOf',
      '2 UN number UN1263 hazmatElsewhere',
      '2 Weight (lb) heavy notANumber',
      '2 Pallet weight (lb) 1 saysOtherwise',
      '2 Description  required',
      '3 Pallet weight (lb) 11 saysOtherwise',
      '4 Units per pallet -1 notANumber',
      '5 SKU NEW-2 twiceSku',
    ])
    expect(await found('NEW-3')).toBeUndefined()
    const more = lines('SKU,Description,Weight (lb),Units per pallet,Length (in)', 'NEW-3,Fine,10.001,1.5,1001')
    expect(said(await send(more))).toEqual([
      '2 Weight (lb) 10.001 tooPrecise',
      '2 Length (in) 1001 tooLarge',
      '2 Units per pallet 1.5 notWhole',
    ])
  })

  it('asks about columns that it does not know, and about files that are none', async () => {
    expect(said(await send(lines('SKU,Wt,SKU', 'A,1,B')))).toEqual(['1 Wt Wt unknownColumn', '1 SKU SKU twiceColumn'])
    expect(said(await send(lines('Item,Description', 'A,B')))).toEqual([
      '1 SKU  noSkuColumn',
      '1 Item Item unknownColumn',
    ])
    expect(said(await send(lines('SKU,Description', 'A,B,200')))).toEqual(['1   unknownColumn'])
    expect(said(await send(Buffer.from([0xff, 0xfe, 0x00, 0x41])))).toEqual(['1   unreadable'])
    expect(said(await send(''))).toEqual(['1   unreadable'])
    expect(said(await send(lines('SKU', ...Array.from({ length: 2_001 }, (_, i) => `S${i}`))))).toEqual([
      '1   tooManyRows',
    ])
  })

  it('is done once, however often it arrives, and touches no other company', async () => {
    const key = crypto.randomUUID()
    const file = lines('SKU,Description', 'TILE,Ours')
    const stranger = await newCompany(node)
    const own = { token: stranger.token, key }
    expect(await send(file, own)).toMatchObject({ added: 1 })
    expect(await send(file, own)).toMatchObject({ added: 1 })
    expect(await found('TILE', stranger)).toMatchObject({ version: 1, Description: 'Ours' })
    expect(await found('TILE')).toMatchObject({ Description: 'Floor tile, ceramic' })
    expect((await send(file, { token: '' })).status).toBe(401)
  })

  it('takes two thousand items at once', async () => {
    const person = await newCompany(node)
    const rows = Array.from({ length: 2_000 }, (_, i) => `S-${i},Item ${i},${i + 1}`)
    expect(await send(lines('SKU,Description,Weight (lb)', ...rows), { token: person.token })).toMatchObject({
      added: 2_000,
    })
  })
})
