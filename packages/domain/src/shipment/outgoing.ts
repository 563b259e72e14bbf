import { formatTime, isTime } from '../time/times.ts'
import { escaped, partyPatterns } from './partyNames.ts'
import type { Address, Shipment } from './shipment.ts'

/** `Receives 8:00 AM–3:00 PM`, without the name of who does; blank where nobody said. */
export function receivingWords({ receives }: Pick<Address, 'receives'>): string {
  if (receives === undefined || !isTime(receives.from) || !isTime(receives.to)) return ''
  return `Receives ${formatTime(receives.from)}–${formatTime(receives.to)}`
}

/** An address without the hours of its dock. */
const withoutHours = ({ receives, ...rest }: Address): Address => rest

/** What makes a place another one. */
const placeFields = ['company', 'street', 'zip'] as const satisfies readonly (keyof Address)[]

/** An address with other fields; another place has not the hours of the one before. */
export const addressWith = (address: Address, fields: Partial<Address>): Address => {
  const next = { ...address, ...fields }
  return placeFields.some(field => field in fields) ? withoutHours(next) : next
}

/** Hours as the product once wrote them into instructions, behind the name of the place. */
const HOURS = String.raw`receives (\d{1,2}:\d{2} [AP]M\s?[–-]\s?\d{1,2}:\d{2} [AP]M)`

const addressesOf = ({ stops, billTo }: Pick<Shipment, 'stops' | 'billTo'>): readonly Address[] => [
  ...stops.map(stop => stop.address),
  ...(billTo === null ? [] : [billTo]),
]

/**
 * The instructions as they go to carriers that do not have the load yet: the hours that the product filled in behind the
 * name of a place stand without the name. What a person typed stays as it is: it is shown to him with names marked.
 */
export function outgoingInstructions(shipment: Pick<Shipment, 'stops' | 'billTo' | 'specialInstructions'>): string {
  const known = addressesOf(shipment)
    .map(({ company }) => company.trim())
    .filter(company => company !== '')
    .map(escaped)
  // Of a place that is called otherwise since, the sentence alone tells where its name began.
  const name = [...known, String.raw`(?<=^|[.!?;\n]\s*)\p{Lu}[^.!?;\n]*?`].join('|')
  return shipment.specialInstructions.replaceAll(new RegExp(`(?:${name}) ${HOURS}`, 'gu'), 'Receives $1')
}

export interface TextPart {
  readonly text: string
  /** It names one of the parties, or where it is. */
  readonly isName: boolean
}

/** Where a text matches the sources, each for itself, as words of their own. */
const found = (text: string, sources: readonly string[], flags: string): readonly (readonly [number, number])[] =>
  sources.flatMap(source =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, flags))].map(
      match => [match.index, match.index + match[0].length] as const,
    ),
  )

/** A text in parts, those marked that name a party of the shipment, a street or a contact of it. */
export function namesMarked(text: string, shipment: Pick<Shipment, 'stops' | 'billTo'>): readonly TextPart[] {
  const { anyCase, asWritten } = partyPatterns(addressesOf(shipment))
  const places = [...found(text, anyCase, 'giu'), ...found(text, asWritten, 'gu')]
  const parts: TextPart[] = []
  let done = 0
  // Of what begins at one place the longest counts.
  for (const [from, to] of places.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (from < done) continue
    parts.push({ text: text.slice(done, from), isName: false }, { text: text.slice(from, to), isName: true })
    done = to
  }
  return [...parts, { text: text.slice(done), isName: false }].filter(part => part.text !== '')
}

/** The names that a text gives away, each once. */
export const namesIn = (text: string, shipment: Pick<Shipment, 'stops' | 'billTo'>): readonly string[] => [
  ...new Set(
    namesMarked(text, shipment)
      .filter(part => part.isName)
      .map(part => part.text),
  ),
]

/** What a person typed and carriers without the load read: the instructions as they leave, and what the freight is called. */
export const outgoingTexts = (
  shipment: Pick<Shipment, 'stops' | 'billTo' | 'specialInstructions' | 'lines'>,
): readonly string[] =>
  [outgoingInstructions(shipment), ...shipment.lines.map(({ description }) => description)].filter(text => text !== '')
