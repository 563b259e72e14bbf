import { describe, expect, it } from 'vitest'
import { asNewItem, draftOfItem, isBlankItem, itemOfDraft, withoutItem } from './itemDraft.ts'

const saved = {
  ...{ lineId: 3, unitId: 4, description: 'Pumps', itemCode: '', nmfc: '', freightClass: '70', handlingUnits: 2 },
  ...{ handlingUnitType: 'PLT', pieces: 2, pieceType: 'CTN', weightLb: 500, lengthIn: 48, widthIn: 40, heightIn: 48 },
  ...{ stackable: false, hazmat: null },
}
const first = draftOfItem(saved)
const second = draftOfItem({ ...saved, lineId: 5, handlingUnits: 0, sharesUnit: true, description: 'Gaskets' })

describe('a row of the items', () => {
  it('goes back with the line and unit it came from, and with what it shares', () => {
    expect(itemOfDraft(first)).toEqual(saved)
    expect(itemOfDraft(second)).toMatchObject({ lineId: 5, unitId: 4, sharesUnit: true, handlingUnits: 0 })
    expect(isBlankItem(first)).toBe(false)
  })

  it('that is repeated or copied is a new one', () => {
    expect(itemOfDraft(asNewItem(first))).toEqual({ ...saved, lineId: undefined, unitId: undefined })
    expect(asNewItem(first)).not.toHaveProperty('lineId')
  })

  it('hands its unit on to the row that stood on it when it goes', () => {
    expect(withoutItem([first, second], first.key).map(itemOfDraft)).toMatchObject([
      { description: 'Gaskets', handlingUnits: 2, lineId: 5 },
    ])
    expect(withoutItem([first, second], first.key)[0]).not.toHaveProperty('sharesUnit')
    expect(withoutItem([first, second], second.key)).toEqual([first])
  })
})
