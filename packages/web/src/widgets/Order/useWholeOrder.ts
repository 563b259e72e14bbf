import { useRef } from 'react'
import type { OpenEdits } from '../../ui/form/openEdits.ts'
import type { TypedOrder } from './useOrder.ts'
import type { ReprintChoice } from './useReprintChoice.ts'

/**
 * The order with what is open beside its form: saving, asking and booking put that where it belongs first, or lead to it, and
 * prices made without it are old.
 */
export function useWholeOrder(order: TypedOrder, { isDirty, settle }: OpenEdits) {
  const latest = useRef(order)
  latest.current = order
  const settled =
    <T, N>(act: (order: TypedOrder) => Promise<T>, refused: N) =>
    async (): Promise<T | N> =>
      (await settle()) ? act(latest.current) : refused
  return {
    ...order,
    /** Something beside the form is open and not saved. */
    isOpen: isDirty,
    isStale: order.isStale || (isDirty && order.rates.askedFor !== ''),
    submit: settled(now => now.submit(), false),
    saveNotes: settled(now => now.saveNotes(), null),
    saveWhole: settled(now => now.saveWhole(), null),
    reprint: (choice: ReprintChoice) => settled(now => now.reprint(choice), false)(),
  }
}

export type Order = ReturnType<typeof useWholeOrder>
