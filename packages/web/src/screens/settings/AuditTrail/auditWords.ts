import { auditedKinds, type WireAuditEntry } from '@waybill/contract/wire/auditEntry.ts'
import { bookingStates } from '@waybill/domain'
import { auditActions, auditFields } from '../../../texts/en-us/audit.ts'
import { verbs } from '../../../texts/en-us/shipment.ts'
import { served } from '../../../texts/names.ts'
import type { useText } from '../../../texts/texts.ts'
import { shownValue } from '../../../widgets/Timeline/shownValue.ts'

type T = ReturnType<typeof useText>

const isAmong = <K extends string>(words: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(words, key)

/** What a kind of record is called; one of before stays as it was kept. */
export const kindName = (kind: string, t: T): string => {
  const known = auditedKinds.find(one => one === kind)
  return known === undefined ? kind : t(`audit.kind_${known}`)
}

/** What somebody did, after his name; a verb that nobody knows any more stays as it was kept. */
export const actionName = (action: string, t: T): string =>
  isAmong(auditActions, action) ? t(`auditActions.${action}`) : isAmong(verbs, action) ? t(`verbs.${action}`) : action

/** What people call the record, else its number. */
export const recordName = ({ record, recordId }: Pick<WireAuditEntry, 'record' | 'recordId'>): string =>
  record === '' ? `#${recordId}` : record

/** Before the number of a part: `Lines 2`. */
const NUMBERED = /^(.+) (\d+)$/

const partName = (part: string, t: T): string => {
  const [, name = part, number] = NUMBERED.exec(part) ?? []
  if (!isAmong(auditFields, name)) return served(part)
  return number === undefined ? t(`auditFields.${name}`) : `${t(`auditFields.${name}`)} ${number}`
}

/** A field of an entry in the language in force. */
export const fieldName = (field: string, t: T): string =>
  field
    .split(' · ')
    .map(part => partName(part, t))
    .join(' · ')

/** A value of an entry; the state of a carrier's order is kept by its code. */
export const valueShown = (field: string, value: string, t: T): string => {
  const state = field === 'Status' ? bookingStates.find(one => one === value) : undefined
  return state === undefined ? shownValue(field, value) : t(`carrierOrders.state_${state}`)
}

/** The lines of a side as one, each with its field in words. */
export const shownSide = (side: string, t: T): string =>
  side === ''
    ? '–'
    : side
        .split('\n')
        .map(line => {
          const at = line.indexOf(': ')
          if (at < 0) return line
          const field = line.slice(0, at)
          return `${fieldName(field, t)}: ${valueShown(field, line.slice(at + 2), t)}`
        })
        .join(' · ')
