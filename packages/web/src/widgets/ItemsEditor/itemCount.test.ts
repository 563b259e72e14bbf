import { type WireMasterItem, wireMasterItem } from '@waybill/contract/wire/item.ts'
import { hazmatToWire } from '@waybill/contract/wire/lineItem.ts'
import { blankHazmat, countOrderLine } from '@waybill/domain'
import { describe, expect, it } from 'vitest'
import { counted, editCounted, levelsOfMaster, refilled } from './itemCount.ts'
import { asNewItem, blankItem, described, draftOfItem, fromMaster, type ItemDraft, itemOfDraft } from './itemDraft.ts'

const master: WireMasterItem = wireMasterItem.parse({
  ...{ itemId: 1, version: 1, SKU: 'TILE', Description: 'Floor tile', Class: '50', Stackable: false },
  Levels: {
    carton: { Weight: 40, Length: 20, Width: 12, Height: 10, Count: 16 },
    pallet: { Packaging: 'PLT', Weight: 2050, Length: 48, Width: 40, Height: 28, Count: 48 },
  },
})
const levels = levelsOfMaster(master)
const chosen = fromMaster(blankItem(), master)
const edit = (draft: ItemDraft, ...patches: readonly Partial<ItemDraft>[]) =>
  patches.reduce<ItemDraft>((now, patch) => editCounted(now, patch, levels), draft)
const figures = (draft: ItemDraft) => {
  const { handlingUnits, handlingUnitType, pieces, pieceType, weightLb, lengthIn, heightIn } = draft
  return [handlingUnits, handlingUnitType, pieces, pieceType, weightLb, lengthIn, heightIn].join(' ')
}

describe('a line of no item', () => {
  const type = (draft: ItemDraft, patch: Partial<ItemDraft>) => editCounted(draft, patch, null)
  const material = (draft: ItemDraft, quantity: string) => type(draft, { hazmat: { ...blankHazmat, quantity } })

  it('has drums for packages where it is drums, and cartons again on a pallet', () => {
    const drums = type(blankItem(), { handlingUnitType: 'DRM' })
    expect(drums.pieceType).toBe('DRM')
    expect(type(drums, { handlingUnitType: 'PLT' }).pieceType).toBe('CTN')
    const chosen = type(type(blankItem(), { pieceType: 'BAG' }), { handlingUnitType: 'SKD' })
    expect(chosen.pieceType).toBe('BAG')
  })

  it('has the packages that its material names', () => {
    const drums = material(blankItem(), '4 1A1 drums, 880 lb')
    expect([drums.pieces, drums.pieceType]).toEqual(['4', 'DRM'])
    const counted = material({ ...blankItem(), pieces: '6' }, '4 drums')
    expect([counted.pieces, counted.pieceType]).toEqual(['6', 'DRM'])
    expect(material(blankItem(), '2 pallets, 880 lb').pieceType).toBe('CTN')
    expect(material(blankItem(), '880 lb').pieceType).toBe('CTN')
    expect(material({ ...blankItem(), pieceType: 'BAG' }, '4 drums').pieceType).toBe('BAG')
  })
})

describe('a line of an item', () => {
  it('is one of its handling unit, and as many as are typed', () => {
    expect(figures(chosen)).toBe('1 PLT 48 CTN 2050 48 28')
    const twelve = edit(chosen, { handlingUnits: '12' })
    expect(figures(twelve)).toBe('12 PLT 576 CTN 24600 48 28')
    expect(counted(twelve, levels)).toMatchObject({ weightLb: 24_600, oneWeighs: { weightLb: 2050 } })
    expect(figures(fromMaster({ ...blankItem(), handlingUnits: '3' }, master))).toBe('3 PLT 144 CTN 6150 48 28')
  })

  it('counts another level when its type is another one', () => {
    const cartons = edit(chosen, { handlingUnitType: 'CTN' }, { handlingUnits: '30' })
    expect(figures(cartons)).toBe('30 CTN 30 CTN 1200 20 10')
    expect(figures(edit(cartons, { handlingUnitType: 'SKD' }))).toBe('30 SKD 1440 CTN 61500 48 28')
    // Nobody said what one weighs.
    expect(figures(edit(cartons, { handlingUnitType: 'PCS' }))).toBe('30 PCS 30 PCS   ')
  })

  it('keeps what was typed over until it is cleared', () => {
    const typed = edit(chosen, { weightLb: '24000' }, { heightIn: '30' }, { handlingUnits: '12' })
    expect(figures(typed)).toBe('12 PLT 576 CTN 24000 48 30')
    // Also what comes to the same as it would be counted.
    const same = edit(typed, { weightLb: '24600' }, { handlingUnits: '13' })
    expect(same.weightLb).toBe('24600')
    const cleared = edit(same, { weightLb: '' })
    expect(cleared.weightLb).toBe('')
    expect(refilled(cleared, 'weightLb', levels).weightLb).toBe('26650')
    expect(edit(cleared, { handlingUnits: '14' }).weightLb).toBe('28700')
    // On its way to 24 the quantity is 2, as the pieces that were typed are.
    const pieces = edit(
      chosen,
      { pieces: '24' },
      { handlingUnits: '2' },
      { handlingUnits: '24' },
      { handlingUnits: '25' },
    )
    expect(pieces.pieces).toBe('24')
  })

  it('waits for a quantity that can be read', () => {
    const twelve = edit(chosen, { handlingUnits: '12' })
    expect(edit(twelve, { handlingUnits: 'twelve' }).weightLb).toBe('24600')
    expect(edit(twelve, { handlingUnits: '' }).weightLb).toBe('')
    expect(edit(twelve, { handlingUnits: '' }, { handlingUnits: '1,000' }).weightLb).toBe('2050000')
  })

  it('that was saved is counted on, and what differs from the item was typed', () => {
    const saved = draftOfItem(itemOfDraft(edit(chosen, { handlingUnits: '12' }, { heightIn: '30' })))
    expect(figures(edit(saved, { handlingUnits: '13' }))).toBe('13 PLT 624 CTN 26650 48 30')
    expect(figures(edit(asNewItem(saved), { handlingUnits: '13' }))).toBe('13 PLT 624 CTN 26650 48 30')
    expect(itemOfDraft(saved)).not.toHaveProperty('typed')
    const older = draftOfItem({ ...itemOfDraft(saved), weightLb: 20_000 })
    expect(edit(older, { handlingUnits: '13' }).weightLb).toBe('20000')
    // Pieces that nobody counted are saved as those of the units.
    const bare = levelsOfMaster({ ...master, Levels: { ...master.Levels, pallet: { ...pallet, Count: null } } })
    const uncounted = draftOfItem(itemOfDraft({ ...saved, pieces: '' }))
    expect(editCounted(uncounted, { handlingUnits: '13' }, bare).pieces).toBe('')
  })

  it('that stands on the unit of another counts none, nor does one of an item that is not known', () => {
    const shared: ItemDraft = { ...chosen, handlingUnits: '', sharesUnit: true }
    expect(edit(shared, { handlingUnitType: 'CTN' }).weightLb).toBe('2050')
    expect(counted(shared, levels)).toBeNull()
    expect(editCounted(chosen, { handlingUnits: '12' }, null).weightLb).toBe('2050')
  })

  it('weighs what an order in a file comes to', () => {
    for (const [unit, type, quantity] of [
      ['PLT', 'PLT', 12],
      ['CTN', 'CTN', 30],
    ] as const) {
      const typed = itemOfDraft(edit(chosen, { handlingUnitType: type }, { handlingUnits: String(quantity) }))
      const { oneWeighs: _, ...ordered } = countOrderLine(levels, unit, quantity) ?? {}
      expect(typed).toMatchObject(ordered)
    }
  })
})

const pallet = master.Levels.pallet ?? { Packaging: '', Weight: 0, Length: 0, Width: 0, Height: 0, Count: null }

const paint: WireMasterItem = wireMasterItem.parse({
  ...{ itemId: 2, version: 1, SKU: 'PAINT', Description: 'Paint, in drums', Class: '55', Stackable: false },
  Levels: {
    carton: { Packaging: 'DRM', Weight: 220, Length: 24, Width: 24, Height: 40 },
    pallet: { Packaging: 'PLT', Weight: 880, Length: 48, Width: 40, Height: 40, Count: 4 },
  },
  Hazmat: hazmatToWire({ ...blankHazmat, unNumber: 'UN1263', quantity: '4 drums, 880 lb' }),
})

describe('the total quantity of a hazardous material', () => {
  const drums = levelsOfMaster(paint)
  const pallet = fromMaster(blankItem(), paint)
  const quantity = (draft: ItemDraft, ...patches: readonly Partial<ItemDraft>[]) =>
    patches.reduce<ItemDraft>((now, patch) => editCounted(now, patch, drums), draft).hazmat?.quantity

  it('is counted with the line: a bill certifies it (49 CFR 172.202(a)(5))', () => {
    expect(quantity(pallet)).toBe('4 drums, 880 lb')
    expect(quantity(pallet, { handlingUnits: '1' }, { handlingUnits: '12' })).toBe('48 drums, 10,560 lb')
    expect(quantity(pallet, { handlingUnits: '12' }, { handlingUnits: '' }, { handlingUnits: '2' })).toBe(
      '8 drums, 1,760 lb',
    )
    expect(fromMaster({ ...blankItem(), handlingUnits: '3' }, paint).hazmat?.quantity).toBe('12 drums, 2,640 lb')
  })

  it('is asked for where it cannot be worked out', () => {
    expect(quantity(pallet, { handlingUnitType: 'DRM' })).toBe('')
    const odd = { ...paint, Hazmat: paint.Hazmat && { ...paint.Hazmat, Quantity: '4 × 55 gal drums' } }
    expect(quantity(fromMaster(blankItem(), odd), { handlingUnits: '2' })).toBe('')
  })

  it('is that of a person once he typed it', () => {
    const typed = { ...pallet.hazmat, ...blankHazmat, quantity: '47 drums, 10,340 lb' }
    expect(quantity(pallet, { handlingUnits: '12' }, { hazmat: typed }, { handlingUnits: '13' })).toBe(typed.quantity)
  })

  it('goes on from what a saved line says', () => {
    const saved = draftOfItem(itemOfDraft(editCounted(pallet, { handlingUnits: '12' }, drums)))
    expect(quantity(saved, { handlingUnits: '' }, { handlingUnits: '3' })).toBe('12 drums, 2,640 lb')
  })
})

describe('a description that is typed', () => {
  const twelve = edit(chosen, { handlingUnits: '12' })
  const typed = (draft: ItemDraft, ...texts: readonly string[]) =>
    texts.reduce<ItemDraft>((now, text) => edit(now, described(now, text)), draft)

  it('is of the item while words are put to its name', () => {
    const worded = typed(twelve, 'Floor tile,', 'Floor tile, PO line 4')
    expect(worded.itemCode).toBe('TILE')
    expect(edit(worded, { handlingUnits: '3' }).weightLb).toBe('6150')
    expect(typed(twelve, 'Blue Floor tile').itemCode).toBe('TILE')
  })

  it.each([['V'], ['Floor'.slice(0, 4)], ['']])('is of another thing with another name: %s', other => {
    const another = typed(twelve, other)
    expect(another.itemCode).toBe('')
    // Until it is another quantity, what stands there is what was weighed.
    expect(another.weightLb).toBe('24600')
    const three = edit(another, { handlingUnits: '3' })
    expect([three.weightLb, three.pieces]).toEqual(['', ''])
    expect(edit(another, { weightLb: '500' }, { handlingUnits: '3' }).weightLb).toBe('500')
  })
})
