import { useNavigate } from 'react-router'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { useReachable } from '../screens.ts'
import type { Order } from './useWholeOrder.ts'
import { wayFormOf } from './wayForm.ts'

/** Saves the order and leads to the question for quotes on its page. @param isMain the order was begun for that */
export function AskCarriers({ order, isMain, onRefused }: { order: Order; isMain: boolean; onRefused: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const reachable = useReachable()
  const status = order.saved?.status ?? 'O'
  // Small packages are sold by their carriers' tariffs: nobody quotes them.
  if (wayFormOf(order.form).mode === 'PARCEL') return null
  if (!reachable('ShipmentDetails') || (status !== 'O' && status !== 'Q')) return null
  const ask = async (): Promise<void> => {
    const saved = await order.saveWhole()
    if (saved === null) return onRefused()
    await navigate(`/ShipmentDetails/${saved.shipmentId}?do=ask`)
  }
  return (
    <ActionButton variant={isMain ? 'filled' : 'default'} onAct={ask}>
      {t('rates.askCarriers')}
    </ActionButton>
  )
}
