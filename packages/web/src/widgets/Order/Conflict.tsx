import {
  askEverybody,
  type CustomsLine,
  emergencyContact,
  type Hazmat,
  type LineItem,
  needsOf,
  noTruckNeeds,
  type PlainShipment,
  shippingDescription,
} from '@waybill/domain'
import { useEffect, useRef } from 'react'
import { accessorialName, packagingName } from '../../texts/names.ts'
import { text } from '../../texts/texts.ts'
import { ConflictBox, type ConflictWords } from '../../ui/form/ConflictBox.tsx'
import { isSame } from '../../ui/form/merge.ts'
import { formatDate, formatMoney, formatTime, formatWeight } from '../../ui/format.ts'
import { truckWords } from '../LoadReview/loadWords.ts'
import { besidesCod, comparable, isOfRows, standsAt, valueAt } from './mergeOrders.ts'
import { needsText } from './parcelForm.ts'
import { fieldName } from './problems.ts'
import type { Order } from './useWholeOrder.ts'
import { wayOfShipment } from './wayForm.ts'

const terms = { prepaid: 'track.P', collect: 'track.C', thirdParty: 'track.third' } as const

const fees = { prepaid: 'order.codFeePrepaid', collect: 'order.codFeeCollect' } as const

function collected({ cod, currency }: PlainShipment): string {
  if (cod === null) return ''
  const amount = formatMoney(cod.amount, currency)
  const words = [cod.feeTerms === '' ? '' : text(fees[cod.feeTerms]), cod.customerCheck ? text('order.codCheck') : '']
  return [amount, ...words].filter(Boolean).join(', ')
}

function equipmentOf({ truck }: PlainShipment): string {
  const equipment = truck?.equipment ?? ''
  return equipment === '' ? '' : text(`way.${equipment}`)
}

const hazmatText = (hazmat: Hazmat): string =>
  [
    shippingDescription(hazmat),
    emergencyContact(hazmat),
    ...(['emergencyService', 'bulk'] as const).map(mark => (hazmat[mark] ? text(`hazmat.${mark}`) : '')),
  ]
    .filter(Boolean)
    .join(', ')

const customsText = ({ htsCode, originCountry, pieces, value, currency }: CustomsLine): string =>
  [htsCode, originCountry, pieces, formatMoney(value, currency)].filter(Boolean).join(', ')

const rateModes = { all: 'way.rateModeAll', provider: 'way.rateModeProvider' } as const

const askedText = ({ asking = askEverybody }: PlainShipment): string =>
  [text(rateModes[asking.rateMode]), ...asking.carriers].join(', ')

const itemText = (item: LineItem): string => {
  const { handlingUnits, handlingUnitType, description, weightLb, lengthIn, widthIn, heightIn } = item
  const size = [lengthIn, widthIn, heightIn]
  return [
    handlingUnits > 0 ? `${handlingUnits} ${packagingName(handlingUnitType, handlingUnits)}` : '',
    description,
    weightLb > 0 ? formatWeight(weightLb) : '',
    size.some(inches => inches > 0) ? size.map(inches => inches || '?').join(' × ') : '',
    item.freightClass === '' ? '' : `${text('items.class')} ${item.freightClass}`,
    item.nmfc,
    item.hazmat?.unNumber ?? '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A value as the form shows it; blank when there is none. */
export function shownAs(shipment: PlainShipment, at: string): string {
  if (at === 'asking') return askedText(shipment)
  if (at === 'mode' || at === 'volume') return text(`way.${wayOfShipment(shipment).mode}`)
  const value = valueAt(shipment, at)
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return text(value ? 'forms.yes' : 'forms.no')
  if (at.endsWith('.hazmat')) return hazmatText(value as Hazmat)
  if (at.endsWith('.customs')) return customsText(value as CustomsLine)
  switch (at.split('.').at(-1)) {
    case 'cod':
      return collected(shipment)
    case 'feeTerms':
      return value === 'prepaid' || value === 'collect' ? text(fees[value]) : ''
    case 'truck':
      return truckWords(shipment.truck ?? noTruckNeeds)
    case 'parcel':
      return needsText(needsOf(shipment))
    case 'equipment':
      return equipmentOf(shipment)
    case 'accessorials':
      // What is collected is a question of its own.
      return besidesCod(shipment).map(accessorialName).join(', ')
    case 'items':
      return shipment.items.map(itemText).join('; ')
    case 'pickup': {
      const { date, from, to } = shipment.pickup
      return [formatDate(date), `${formatTime(from)} – ${formatTime(to)}`].join(', ')
    }
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

/** The stops of the same page were saved, by the same person. */
const ownWords = (): ConflictWords => ({
  title: text('order.ownConflictTitle'),
  mine: text('order.inForm'),
  theirs: text('order.inStops'),
  takeTheirs: text('order.takeStops'),
})

/** Two people, or two tabs, changed the same fields of one shipment: both values of each, and nothing is lost. */
export function Conflict({ order, onTheirs }: { order: Order; onTheirs: () => void }) {
  const { conflict, shipment, locksItems } = order
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Whoever saved stands far below, and a second save would go over what a colleague did unseen.
    if (conflict !== null) box.current?.focus()
  }, [conflict])
  if (conflict === null) return null
  const { fields, mine, theirs, unread = [], isOwn = false } = conflict
  const asked = fields.flatMap(at => {
    const place = standsAt(shipment, theirs, at)
    return place === null
      ? []
      : [{ at, label: fieldName(place), isTheirs: isSame(comparable(shipment, place), comparable(theirs, at)) }]
  })
  return (
    <ConflictBox
      ref={box}
      fields={asked.map(({ at, label, isTheirs }) => {
        const isLocked = locksItems && isOfRows(at)
        const isUnread = !isLocked && unread.includes(at)
        return {
          name: at,
          label,
          mine: isUnread ? text('order.asTyped') : shownAs(mine, at),
          theirs: shownAs(theirs, at),
          chosen: isTheirs ? 'theirs' : 'mine',
          ...(isLocked ? { onlyTheirs: text('issues.changedByUnit') } : {}),
          ...(isUnread ? { onlyTheirs: text('order.unread') } : {}),
        }
      })}
      {...(isOwn ? { words: ownWords() } : {})}
      onChoose={order.settle}
      onTheirs={onTheirs}
    />
  )
}
