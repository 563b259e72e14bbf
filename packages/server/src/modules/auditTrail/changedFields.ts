import type { WireFieldChange } from '@waybill/contract/wire/auditEntry.ts'
import { auditFieldWords, formatMoney } from '@waybill/domain'

/** Between a part and its field: `Lines 2 · Weight`. */
const WITHIN = ' · '
/** Longer texts are cut: what somebody pasted whole is no difference to read. */
const TEXT_MAX = 2_000

/** Fields that are amounts in minor units, of the currency that stands beside them. */
const amounts: ReadonlySet<string> = new Set([
  'totalCharge',
  'declaredValue',
  'amount',
  'total',
  'price',
  'charge',
  'value',
  'maxShipment',
  'maxDay',
])

/** What is written nowhere, whoever wrote it into the history: it was changed, and no more is said. */
const SECRET = /password|secret|token|credential|api_?key|private_?key|passphrase/i
const NOT_SHOWN = '•••'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

const isParts = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `accountNumber` as `Account number`. */
function wordOf(name: string): string {
  const known = auditFieldWords[name]
  if (known !== undefined) return known
  const words = name
    .replaceAll(/[_.]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function textOf(name: string, value: Json, currency: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return amounts.has(name) ? formatMoney(value, currency) : String(value)
  return String(value).slice(0, TEXT_MAX)
}

/** Every field of a side by its words, in the order in which it is kept. */
function* fieldsOf(side: Json, path: string, usual: string): Generator<readonly [field: string, text: string]> {
  if (!isParts(side)) return
  const currency = typeof side.currency === 'string' && side.currency !== '' ? side.currency : usual
  for (const [name, value] of Object.entries(side)) {
    const field = `${path}${wordOf(name)}`
    if (SECRET.test(name) && typeof value !== 'boolean') {
      yield [field, value === '' || value == null ? '' : NOT_SHOWN]
    } else if (Array.isArray(value) && value.some(isParts)) {
      for (const [index, part] of (value as readonly Json[]).entries()) {
        yield* fieldsOf(part, `${field} ${index + 1}${WITHIN}`, currency)
      }
    } else if (Array.isArray(value)) {
      yield [field, value.map(one => textOf(name, one as Json, currency)).join(', ')]
    } else if (isParts(value)) {
      yield* fieldsOf(value, `${field}${WITHIN}`, currency)
    } else {
      yield [field, textOf(name, value as Json, currency)]
    }
  }
}

/**
 * What differs between two sides of an entry, field by field in words, whatever its record is. Secrets are never among the words.
 * @param currency of amounts that name none
 */
export function changedFields(before: unknown, after: unknown, currency: string): readonly WireFieldChange[] {
  const [old, now] = [before, after].map(side => new Map(fieldsOf(side as Json, '', currency)))
  const fields = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])
  return [...fields].flatMap(field => {
    const change = { field, before: old?.get(field) ?? '', after: now?.get(field) ?? '' }
    return change.before === change.after && change.before !== NOT_SHOWN ? [] : [change]
  })
}
