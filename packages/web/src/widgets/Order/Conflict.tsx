import type { PlainShipment } from '@waybill/domain'
import { accessorialName, packagingName } from '../../texts/names.ts'
import { text } from '../../texts/texts.ts'
import { ConflictBox } from '../../ui/form/ConflictBox.tsx'
import { isSame } from '../../ui/form/merge.ts'
import { formatDate, formatMoney, formatTime } from '../../ui/format.ts'
import { isOfRows, valueAt } from './mergeOrders.ts'
import { fieldName } from './problems.ts'
import type { Order } from './useOrder.ts'

const terms = { prepaid: 'track.P', collect: 'track.C', thirdParty: 'track.third' } as const

/** A value as the form shows it; blank when there is none. */
function shownAs(shipment: PlainShipment, at: string): string {
  const value = valueAt(shipment, at)
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return text(value ? 'forms.yes' : 'forms.no')
  switch (at.split('.').at(-1)) {
    case 'cod':
      return shipment.cod === null ? '' : formatMoney(shipment.cod.amount, shipment.currency)
    case 'accessorials':
      return shipment.accessorials.map(accessorialName).join(', ')
    case 'items':
      return shipment.items.map(item => item.description).join(', ')
    case 'date':
      return formatDate(shipment.pickup.date)
    case 'from':
    case 'to':
      return formatTime(String(value))
    case 'amount':
    case 'declaredValue':
      return formatMoney(Number(value), shipment.currency)
    case 'terms':
      return text(terms[shipment.terms])
    case 'handlingUnitType':
    case 'pieceType':
      return packagingName(String(value), 1)
  }
  return typeof value === 'object' ? Object.values(value).filter(Boolean).join(', ') : String(value)
}

/** Two people, or two tabs, changed the same fields of one shipment: both values of each, and nothing is lost. */
export function Conflict({ order, onTheirs }: { order: Order; onTheirs: () => void }) {
  const { conflict, shipment, locksItems } = order
  if (conflict === null) return null
  const { fields, mine, theirs } = conflict
  return (
    <ConflictBox
      fields={fields.map(at => ({
        name: at,
        label: fieldName(at),
        mine: shownAs(mine, at),
        theirs: shownAs(theirs, at),
        chosen: isSame(valueAt(shipment, at), valueAt(theirs, at)) ? 'theirs' : 'mine',
        ...(locksItems && isOfRows(at) ? { onlyTheirs: text('issues.changedByUnit') } : {}),
      }))}
      onChoose={order.settle}
      onTheirs={onTheirs}
    />
  )
}
