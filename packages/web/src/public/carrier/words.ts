import { accessorialName } from '@waybill/domain/freight/accessorials.ts'
import { packagingName } from '@waybill/domain/freight/packaging.ts'
import { carrierLetter as english } from '../../texts/en-us/carrierLetter.ts'
import { fill, type Params, type Words } from '../../texts/fill.ts'
import { type Language, languageNow } from '../../texts/language.ts'

export type LetterKey = keyof typeof english
type Spanish = typeof import('./spanish.ts')

let spanish: Spanish | null = null

/** Until the page's words can be read in a language; what does not arrive reads in English. */
export async function wordsReady(language: Language): Promise<void> {
  if (language === 'es-es') spanish ??= await import('./spanish.ts').catch(() => null)
}

/** The words of the language in force where that is Spanish and they are there. */
export const ownSpanish = (): Spanish | null => (languageNow() === 'es-es' ? spanish : null)

/** The letter's texts without a library for them: this entry stays light. `{name}` is filled from `params`. */
export const say = (key: LetterKey, params: Params = {}): string =>
  fill((ownSpanish()?.carrierLetter ?? english)[key], params, languageNow())

const own = (words: Readonly<Record<string, Words>> | undefined, code: string): Words | undefined =>
  words !== undefined && Object.hasOwn(words, code) ? words[code] : undefined

/** The name of a service by its code. */
export function serviceName(code: string): string {
  const words = own(ownSpanish()?.accessorials, code)
  return words === undefined ? accessorialName(code) : fill(words, {}, languageNow())
}

/** What a carrier calls its service, where the page knows a word for it. */
export function levelName(level: string): string {
  const words = own(ownSpanish()?.serviceLevels, level)
  return words === undefined ? level : fill(words, {}, languageNow())
}

/** `Pallets` for 2 PLT. */
export function unitName(code: string, count: number): string {
  const words = own(ownSpanish()?.packagings, code)
  return words === undefined ? packagingName(code, count) : fill(words, { count }, languageNow())
}
