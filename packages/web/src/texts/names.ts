import {
  countryCodes,
  accessorialName as englishAccessorial,
  packagingName as englishPackaging,
  trackingStatusNames as englishStatuses,
  type TrackingStatus,
} from '@waybill/domain'
import { fill, type Params } from './fill.ts'
import { languageNow } from './language.ts'
import { readable } from './moments.ts'
import { ownWords } from './texts.ts'

/** The trade's names by code, in the language in force; English are those of the domain's tables. */
export function accessorialName(code: string): string {
  const own = ownWords('accessorials', code)
  return own === undefined ? englishAccessorial(code) : fill(own, {}, languageNow())
}

/** `Pallets` for 2 PLT. */
export function packagingName(code: string, count: number): string {
  const own = ownWords('packagings', code)
  return own === undefined ? englishPackaging(code, count) : fill(own, { count }, languageNow())
}

export function trackingStatusName(status: TrackingStatus): string {
  const own = ownWords('trackingStatuses', status)
  return own === undefined ? englishStatuses[status] : fill(own, {}, languageNow())
}

/** What a country is called, in the language in force. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames([languageNow()], { type: 'region' }).of(code) ?? code

const nearest: readonly string[] = ['US', 'CA', 'MX']

/** All countries by name, the nearest ones first. */
export function countryChoices(): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([languageNow()], { type: 'region' })
  const choice = (value: string) => ({ value, label: names.of(value) ?? value })
  const others = countryCodes.filter(code => !nearest.includes(code)).map(choice)
  return [...nearest.map(choice), ...others.sort((a, b) => a.label.localeCompare(b.label, languageNow()))]
}

/** Parts of a shipment as the history numbers them: `Stop 2`, `Item 1 weight`. */
const PART = /^(Origin|Destination|Bill-to|Stop|Item|Unit|Bill of lading)( \d+)?(?: (.+))?$/

/** A word of a known set that the server sends in English (a field, a state, a holiday); what is not known stays. */
export function served(word: string): string {
  const own = ownWords('served', word)
  if (own !== undefined) return fill(own, {}, languageNow())
  const [, name, number = '', rest] = PART.exec(word) ?? []
  if (name === undefined) return word
  return `${wordFor(name)}${number}${rest === undefined ? '' : ` ${wordFor(rest)}`}`
}

function wordFor(word: string): string {
  const own = ownWords('served', word)
  return own === undefined ? word : fill(own, {}, languageNow())
}

/** What the server refused with, in the language in force: its own words where it speaks that language. */
export function refusalText(code: string, message: string, params: Params): string {
  const own = ownWords('messages', code)
  if (own === undefined) return message
  const named = Object.entries(readable(params)).map(([name, value]) => [
    name,
    typeof value === 'string' ? served(value) : value,
  ])
  return fill(own, Object.fromEntries(named), languageNow())
}
