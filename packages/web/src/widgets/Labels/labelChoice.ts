import {
  type LabelStock,
  labelStockNames,
  type TabField,
  type TabPlace,
  tabFields,
  tabPlaces,
  tabRoom,
} from '@waybill/domain'
import { useState } from 'react'

/** How labels come out of the printer at this device. */
export interface LabelChoice {
  readonly stock: LabelStock
  readonly tab: TabPlace
  readonly tabFields: readonly TabField[]
  readonly tabText: string
}

export const LABEL_CHOICE_KEY = 'waybill.preference.labels'
const usual: LabelChoice = { stock: '4x6', tab: 'none', tabFields: ['shipment', 'orders', 'po', 'weight'], tabText: '' }
const TEXT_MAX = 120

const among = <T extends string>(known: readonly T[], given: unknown): T | undefined => known.find(one => one === given)

/** What was kept, without what this version does not know. */
export function choiceFrom(kept: string | null): LabelChoice {
  try {
    const given = JSON.parse(kept ?? '') as Readonly<Record<string, unknown>>
    const fields: readonly unknown[] = Array.isArray(given.tabFields) ? given.tabFields : usual.tabFields
    return {
      stock: among(labelStockNames, given.stock) ?? usual.stock,
      tab: among(tabPlaces, given.tab) ?? usual.tab,
      tabFields: tabFields.filter(field => fields.includes(field)),
      tabText: typeof given.tabText === 'string' ? given.tabText.slice(0, TEXT_MAX) : usual.tabText,
    }
  } catch {
    return usual
  }
}

/** A stock without room for a tab has none, whatever was chosen before. */
export const layoutOf = (choice: LabelChoice) => ({
  ...{ stock: choice.stock, tab: tabRoom(choice.stock) === 0 ? ('none' as const) : choice.tab },
  ...{ tabFields: [...choice.tabFields], tabText: choice.tabText },
})

/** Kept by device: a packing table has its stock in the printer. */
export function useLabelChoice(): [LabelChoice, (change: Partial<LabelChoice>) => void] {
  const [choice, setChoice] = useState(() => choiceFrom(localStorage.getItem(LABEL_CHOICE_KEY)))
  const change = (what: Partial<LabelChoice>): void => {
    const next = { ...choice, ...what }
    localStorage.setItem(LABEL_CHOICE_KEY, JSON.stringify(next))
    setChoice(next)
  }
  return [choice, change]
}
