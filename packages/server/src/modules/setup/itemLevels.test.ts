import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const items = (flag: 'load' | 'add' | 'update' | 'delete', body: object = {}, person = clerk) =>
  ask(node, WaybillExtraInfoDetails, { query: { flag }, body }, person.token)

const carton = { Packaging: '', Weight: 40, Length: 20, Width: 12, Height: 10, Count: 16 }
const pallet = { Packaging: 'PLT', Weight: 2050, Length: 48, Width: 40, Height: 28, Count: 48 }
const flat = { Weight: 2050, Length: 48, Width: 40, Height: 28, UnitsPerPallet: 48, UnitsPerCarton: 16 }

describe('packaging levels of an item', () => {
  it('are written and read, and the flat figures are those of its handling unit', async () => {
    const item = { SKU: 'TILE', Description: 'Tile', Levels: { carton, pallet } }
    const added = await items('add', { item })
    const [kept] = added.reply.items
    expect(kept).toMatchObject({ ...flat, Levels: { each: null, carton: { ...carton, Packaging: 'CTN' }, pallet } })
    expect((await items('load', { skus: ['TILE', 'NONE'] })).reply).toMatchObject({ total: 1, items: [kept] })
    expect((await items('load', { skus: ['NONE'] })).reply.total).toBe(0)
    const each = { Packaging: '', Weight: 2.5, Length: 0, Width: 0, Height: 0, Count: null }
    // A drum counts the level of packages.
    const target = { itemId: kept?.itemId, version: 1 }
    const drum = { ...item, HandlingUnit: 'DRM', Levels: { each, carton: { ...carton, Packaging: 'CTN' } } }
    expect((await items('update', { ...target, item: drum })).reply.items[0]).toMatchObject({
      ...{
        Weight: 40,
        Length: 20,
        UnitsPerPallet: null,
        Levels: { each: { Weight: 2.5 }, carton: { Packaging: 'DRM' }, pallet: null },
      },
    })
  })

  it('take flat figures alone where they belong, and keep what those say nothing of', async () => {
    const added = await items('add', { item: { SKU: 'FLAT', Description: 'Flat', ...flat } })
    const [kept] = added.reply.items
    const bare = { Weight: 0, Length: 0, Width: 0, Height: 0 }
    expect(kept?.Levels).toEqual({ each: null, carton: { ...bare, Packaging: 'CTN', Count: 16 }, pallet })
    const target = { itemId: kept?.itemId, version: 1 }
    const whole = { ...kept, Levels: { ...kept?.Levels, carton } }
    expect((await items('update', { ...target, item: whole })).status).toBe(200)
    const { reply } = await items('update', {
      ...{ ...target, version: 2 },
      item: { SKU: 'FLAT', Description: 'Flat', ...flat, Weight: 2100 },
    })
    expect(reply.items[0]).toMatchObject({ Weight: 2100, Levels: { carton: { Weight: 40 }, pallet: { Weight: 2100 } } })
  })

  it('are asked for where a flat figure brings cartons between a pallet and what it counted', async () => {
    const each = { Packaging: '', Weight: 10, Length: 0, Width: 0, Height: 0, Count: null }
    const item = { SKU: 'TAP', Description: 'Taps', Levels: { each, pallet: { ...pallet, Weight: 0 } } }
    const [kept] = (await items('add', { item })).reply.items
    const { Levels: _, ...flat } = { ...kept, UnitsPerCarton: 12 }
    const { error } = await items('update', { itemId: kept?.itemId, version: 1, item: flat })
    expect(error.issues).toMatchObject([{ at: 'body.item.UnitsPerPallet', code: 'countsOther' }])
    const four = await items('update', { itemId: kept?.itemId, version: 1, item: { ...flat, UnitsPerPallet: 4 } })
    expect(four.reply.items[0]).toMatchObject({ Levels: { carton: { Count: 12 }, pallet: { Count: 4 } } })
  })

  it('give way to a flat figure that was changed in what was read', async () => {
    const { reply } = await items('add', { item: { SKU: 'ECHO', Description: 'Echo', Levels: { carton, pallet } } })
    const [kept] = reply.items
    const changed = await items('update', { itemId: kept?.itemId, version: 1, item: { ...kept, Weight: 2075 } })
    expect(changed.reply.items[0]).toMatchObject({
      Weight: 2075,
      Levels: { pallet: { Weight: 2075 }, carton: { Weight: 40 } },
    })
  })

  it('are refused at their figures: counts of none, sides of a house, packaging of another level', async () => {
    const { error } = await items('add', {
      item: { SKU: 'BAD', Description: 'Bad', Levels: { carton: { ...carton, Count: 0 } } },
    })
    expect(error.issues?.map(({ at }) => at)).toEqual(['body.item.Levels.carton.Count'])
    const each = { Weight: 1, Count: 3 }
    const bad = {
      each,
      carton: { ...carton, Packaging: 'SKD', Weight: 0.0000001 },
      pallet: { ...pallet, Length: 1001 },
    }
    const more = await items('add', { item: { SKU: 'BAD', Description: 'Bad', Levels: bad } })
    expect(more.error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'body.item.Levels.each.Count tooLarge',
      'body.item.Levels.carton.Packaging notOneOf',
      'body.item.Levels.carton.Weight tooPrecise',
      'body.item.Levels.pallet.Length tooLarge',
    ])
    const old = await items('add', { item: { SKU: 'BAD', Description: 'Bad', Length: 5000, HandlingUnit: 'XX' } })
    expect(old.error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'body.item.HandlingUnit notOneOf',
      'body.item.Length tooLarge',
    ])
  })

  it('go with their item, and are never those of another company', async () => {
    const { reply } = await items('add', { item: { SKU: 'GONE', Description: 'Gone', Levels: { carton, pallet } } })
    const itemId = reply.items[0]?.itemId ?? 0
    const stranger = await newCompany(node)
    const levels = async (person: Person) => {
      const { rows } = await node.app.db
        .forClient(person.clientId)
        .transaction(tx =>
          sql<{ n: number }>`select count(*)::int as n from item_level where item_id = ${itemId}`.execute(tx),
        )
      return rows[0]?.n
    }
    expect([await levels(clerk), await levels(stranger)]).toEqual([2, 0])
    expect((await items('load', { skus: ['GONE'] }, stranger)).reply.total).toBe(0)
    await items('delete', { itemId, version: 1 })
    expect(await levels(clerk)).toBe(0)
  })
})
