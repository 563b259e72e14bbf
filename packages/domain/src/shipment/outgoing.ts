import { formatTime, isTime } from '../time/times.ts'
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

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

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

/** Endings of companies that people leave out. */
const LEGAL = /[,\s]+(?:inc|llc|ltd|co|corp|corporation|company|gmbh|s\.?a\.?|l\.?p)\.?$/i

/** Shorter ones are words that anything is written with. */
const SHORTEST = 4

/** What of a shipment's parties nobody hears before he has the load: names, streets, whom to ask for and how. */
function partyWords(shipment: Pick<Shipment, 'stops' | 'billTo'>): readonly string[] {
  const said = addressesOf(shipment).flatMap(
    ({ company, street, street2, contactName, contactPhone, contactEmail }) => [
      ...[company, company.replace(LEGAL, ''), street, street2, contactName, contactPhone, contactEmail],
    ],
  )
  const words = [...new Set(said.map(text => text.trim()).filter(text => text.length >= SHORTEST))]
  return words.toSorted((a, b) => b.length - a.length)
}

export interface TextPart {
  readonly text: string
  /** It names one of the parties, or where it is. */
  readonly isName: boolean
}

/** A text in parts, those marked that name a party of the shipment, a street or a contact of it. */
export function namesMarked(text: string, shipment: Pick<Shipment, 'stops' | 'billTo'>): readonly TextPart[] {
  const words = partyWords(shipment)
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, isName: false }]
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.map(word => escaped(word).replaceAll(/\s+/g, String.raw`\s+`)).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isName: index % 2 === 1 }))
    .filter(part => part.text !== '')
}

/** The names that a text gives away, each once. */
export const namesIn = (text: string, shipment: Pick<Shipment, 'stops' | 'billTo'>): readonly string[] => [
  ...new Set(
    namesMarked(text, shipment)
      .filter(part => part.isName)
      .map(part => part.text),
  ),
]
