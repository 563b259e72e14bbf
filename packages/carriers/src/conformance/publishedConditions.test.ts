import { type Condition, type ConditionedCall, fedexCalls, upsCalls, uspsCalls } from '@waybill/conditions'
import { describe, expect, test } from 'vitest'
import { describedFields } from '../testing/describedFields.ts'
import { isPublished } from '../testing/published.ts'

/** How descriptions say that a field depends on something. */
const conditional = new RegExp(
  [
    String.raw`\brequired (if|when|for|only|unless|in|with|on|by|to)\b`,
    String.raw`\b(is|are|be) (conditionally )?(required|mandatory)\b`,
    String.raw`\bconditional`,
    String.raw`\b(valid|applicable|available|allowed|supported|eligible|applies)( only)? (for|if|when|with|to)\b`,
    String.raw`\bonly (valid|applicable|available|allowed|supported|applies|required)\b`,
    String.raw`\b(not|cannot|never) (currently )?(be )?(valid|applicable|available|allowed|supported|eligible|permitted|requested|present|used)\b`,
    String.raw`\b(invalid|ignored|mandatory) (for|if|when|with)\b`,
    String.raw`\bmust (not |also )?(be|match|have|contain|provide|include|agree)\b`,
    String.raw`\beither\b.{0,80}\b(or|required|mandatory|provided)\b`,
    String.raw`\bmutually exclusive\b`,
  ].join('|'),
  'i',
)

const calls: Readonly<Record<string, ConditionedCall>> = Object.fromEntries(
  Object.entries({ fedex: fedexCalls, ups: upsCalls, usps: uspsCalls }).flatMap(([carrier, of]) =>
    Object.entries(of).map(([call, conditioned]) => [`${carrier}: ${call}`, conditioned]),
  ),
)

const isInside = (field: string, place: string): boolean =>
  field === place || field.startsWith(`${place}.`) || field.startsWith(`${place}[`)

/** A row accounts for its field and what stands around it; one that forbids it, for all inside of it, too. */
const accounts = (row: Condition, field: string): boolean =>
  isInside(row.field, field) || (row.rule.is === 'forbidden' && isInside(field, row.field))

describe.each(Object.entries(calls))('%s', (_, { described, conditions, leftOut }) => {
  const isThere = isPublished(described[0])
  const away = isThere ? '' : ': left out, its description is not beside the checkout'

  test.skipIf(!isThere)(`has its conditions where the carrier publishes fields${away}`, () => {
    const fields = [...describedFields(described).keys()]
    const rows = conditions.map(({ field }) => field).filter(field => !fields.includes(field))
    const places = leftOut.flatMap(one => one.fields).filter(place => !fields.some(field => isInside(field, place)))
    expect({ rows, places }).toEqual({ rows: [], places: [] })
  })

  test.skipIf(!isThere)(`accounts for every field that is said to depend on something${away}`, () => {
    const forgotten = [...describedFields(described)].filter(
      ([field, said]) =>
        conditional.test(said) &&
        !conditions.some(row => accounts(row, field)) &&
        !leftOut.some(one => one.fields.some(place => isInside(field, place))),
    )
    expect(forgotten).toEqual([])
  })
})
