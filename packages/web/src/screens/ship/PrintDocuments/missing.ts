import { fields } from '../../../texts/en-us/printDocuments.ts'
import { issueText, text } from '../../../texts/texts.ts'

interface Missing {
  readonly at: string
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

type Field = keyof typeof fields
const fieldOf = (name: string): Field | undefined => {
  const known: readonly string[] = Object.keys(fields)
  return known.includes(name) ? (name as Field) : undefined
}

/** `Items.1.Weight` → `Line 2 weight`. A field that this version does not know is named as the wire names it. */
export function fieldWords(at: string): string {
  const parts = at.split('.')
  if (parts[0] === 'Items' && parts.length === 1) return text('fields.items')
  return parts
    .flatMap((part, i) => {
      if (/^\d+$/.test(part) || part === 'Hazmat' || (part === 'SheduleDateTime' && parts.length > 1)) return []
      const field = fieldOf(part)
      return field === undefined ? [part] : [text(`fields.${field}`, { line: Number(parts[i + 1] ?? 0) + 1 })]
    })
    .join(' ')
}

/** Why a paper can't be printed yet: the field and what is wrong with it. */
export function missingWords({ at, code, params }: Missing): string {
  const reason = at === 'carrier' && code === 'required' ? text('fields.notChosen') : issueText(code, params)
  return text('printDocuments.missingField', { field: fieldWords(at), reason })
}
