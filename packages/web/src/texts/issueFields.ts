import type { FieldIssue } from '@waybill/contract/messages.ts'
import { issueFields } from './en-us/parts.ts'
import { issueText, type TextKey, text } from './texts.ts'

/** Fields that are named before the rest is counted. */
const NAMED = 3

/** Parts of a place that only hold others. */
const holders = new Set(['body', 'query', 'shipment', 'carrier', 'item', 'address', 'shipments'])

const own = new Map(Object.keys(issueFields).map(name => [name.toLowerCase(), `issueFields.${name}` as TextKey]))

/** `weightLb` → `weight`: domain says the unit with the name. */
const bare = (part: string): string => part.replace(/(Lb|In)$/, '').toLowerCase()

/** A name that nobody wrote down, read as words: `DailyLoads` → `Daily loads`. */
function spelled(part: string): string {
  const words = part.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function named(part: string): string {
  const key = own.get(part.toLowerCase()) ?? own.get(bare(part))
  return key === undefined ? spelled(part) : text(key)
}

/** What a person calls the field of an issue: `body.shipment.Items.0.Weight` → `Line 1, Weight`. */
export function issueField(at: string): string {
  const parts = at.split('.')
  const kept = parts.filter((part, index) => !holders.has(part) || index === parts.length - 1)
  const names = kept.flatMap((part, index) => {
    if (/^\d+$/.test(part)) return []
    const next = kept[index + 1]
    return next !== undefined && /^\d+$/.test(next) ? [`${named(part)} ${Number(next) + 1}`] : [named(part)]
  })
  // Where a place is deep, the row and the field say enough.
  return (names.length > 2 ? [names[0], names.at(-1)] : names).join(', ')
}

/** Which fields a refusal is about and what is wrong with each, for where no form marks them; blank without issues. */
export function issuesText(issues: readonly FieldIssue[]): string {
  // What is about the whole is said by the refusal's own sentence.
  const ofFields = issues.filter(({ at }) => at !== 'body')
  const said = ofFields
    .slice(0, NAMED)
    .map(({ at, code, params }) =>
      text('problems.fieldSaid', { field: issueField(at), issue: issueText(code, params) }),
    )
  const left = ofFields.length - said.length
  return [...said, left > 0 ? text('problems.moreFields', { count: left }) : ''].filter(part => part !== '').join(' ')
}
