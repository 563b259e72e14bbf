import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { type WireMasterItem, wireMasterItem } from '@waybill/contract/wire/item.ts'
import { madeUp } from '../madeUp.ts'
import { type Answer, answer, refusal } from '../wire.ts'

/** An item of the item master, packed on pallets alone. */
export function masterItem(itemId: number, given: Partial<WireMasterItem> = {}): WireMasterItem {
  const { Weight = 0, Length = 0, Width = 0, Height = 0 } = given
  const pallet = { Packaging: 'PLT', Weight, Length, Width, Height, Count: null }
  return madeUp(wireMasterItem, {
    ...{
      itemId,
      version: 1,
      SKU: `DEMO-${itemId}`,
      Description: `Demo item ${itemId}`,
      Class: '70',
      HandlingUnit: 'PLT',
    },
    ...{ Levels: { each: null, carton: null, pallet } },
    ...given,
  })
}

/** Items numbered from 1. */
export const masterItems = (count: number): readonly WireMasterItem[] =>
  Array.from({ length: count }, (_, n) => masterItem(n + 1))

/** The item master with these in it: it gives a page of them or the one that is asked for, and takes a change of who saw it. */
export function itemMaster(items: readonly WireMasterItem[]): Answer {
  let now = items
  const reply = (found: readonly WireMasterItem[], total = found.length) => ({
    Status: 'Success' as const,
    items: [...found],
    total,
  })
  return answer(WaybillExtraInfoDetails, ({ query: { flag }, body }) => {
    const { itemId, pageSize = now.length, version, item, searchText = '' } = body
    const one = now.find(known => known.itemId === itemId)
    if (flag === 'load' && itemId !== undefined) return reply(one ? [one] : [])
    if (flag === 'load') {
      const found = now.filter(known => `${known.SKU} ${known.Description}`.includes(searchText))
      return reply(found.slice(0, pageSize), found.length)
    }
    if (flag !== 'update') return refusal('NotFound')
    if (one?.version !== version || one === undefined) return refusal('ChangedMeanwhile')
    const saved = madeUp(wireMasterItem, {
      ...one,
      ...item,
      Levels: item?.Levels ?? one.Levels,
      version: one.version + 1,
    })
    now = now.map(known => (known === one ? saved : known))
    return reply([saved])
  })
}
