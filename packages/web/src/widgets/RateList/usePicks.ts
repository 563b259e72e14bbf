import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { useState } from 'react'

/** More columns than this are no comparison any more. */
const PICKS_MAX = 4

/** Which prices of a list were picked to be seen side by side; one that a newer question replaced is picked no longer. */
export function usePicks(rates: readonly WireRate[]) {
  const [ids, setIds] = useState<readonly number[]>([])
  const [wants, setWants] = useState(false)
  const picked = rates.filter(({ PricesheetID }) => ids.includes(PricesheetID))
  const own = picked.map(({ PricesheetID }) => PricesheetID)
  return {
    picked,
    hasRoom: picked.length < PICKS_MAX,
    isOpen: wants && picked.length > 1,
    has: (id: number): boolean => own.includes(id),
    pick: (id: number): void => setIds(own.includes(id) ? own.filter(one => one !== id) : [...own, id]),
    toggle: (): void => setWants(now => !(now && picked.length > 1)),
  }
}
