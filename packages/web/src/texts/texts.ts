import { useCallback, useSyncExternalStore } from 'react'
import { fill, numbersOf, type Params, type Texts, type Words } from './fill.ts'
import type { TextKey } from './keys.ts'
import { choose, type Language, languageNow, onLanguage } from './language.ts'
import { readable } from './moments.ts'

export type { TextKey } from './keys.ts'

type Section = Readonly<Record<string, Words>>
type Sections = Readonly<Record<string, Section>>
/** A file of another language: every section and every key of the English one. */
type Translated<S extends Sections> = { readonly [N in keyof S]: Texts<S[N]> }

const arrived: Readonly<Record<Language, Record<string, Section>>> = { 'en-us': {}, 'es-es': {} }

function add(language: Language, sections: Sections): void {
  for (const [name, section] of Object.entries(sections)) {
    arrived[language][name] = { ...arrived[language][name], ...section }
  }
}

/** What is not asked for yet, and what is on its way. */
const waiting = new Set<() => Promise<void>>()
const coming = new Set<Promise<void>>()

let version = 0
const listeners = new Set<() => void>()

function changed(): void {
  version += 1
  for (const listener of [...listeners]) listener()
}
onLanguage(changed)

function fetchWaiting(): void {
  for (const load of waiting) {
    waiting.delete(load)
    // What does not arrive reads in English, and is asked for again with the next screen.
    const attempt = load()
      .then(changed, () => void waiting.add(load))
      .finally(() => coming.delete(attempt))
    coming.add(attempt)
  }
}

/**
 * The texts that travel with a screen: its English is in its chunk, the other language is a file of its own that is
 * asked for at once when that language is in force.
 */
export function registerTexts<S extends Sections>(english: S, spanish: () => Promise<Translated<S>>): void {
  add('en-us', english)
  waiting.add(async () => add('es-es', await spanish()))
  if (languageNow() === 'es-es') fetchWaiting()
}

/** Until what was loaded so far can be read in a language. */
export async function textsReady(language: Language = languageNow()): Promise<void> {
  if (language === 'en-us') return
  fetchWaiting()
  await Promise.all(coming)
}

/** Words that only the language in force has: where its English stands elsewhere. */
export const ownWords = (section: string, name: string): Words | undefined => {
  const own = arrived[languageNow()][section]
  return own !== undefined && Object.hasOwn(own, name) ? own[name] : undefined
}

const wordsOf = (section: string, name: string): Words | undefined =>
  ownWords(section, name) ?? arrived['en-us'][section]?.[name]

/** The text of a key in the language in force; `{name}` is filled from `params`. */
export function text(key: TextKey, params: Params = {}): string {
  const dot = key.indexOf('.')
  return fill(wordsOf(key.slice(0, dot), key.slice(dot + 1)) ?? key, params, languageNow())
}

/** A body of truck inside a sentence. */
const truckName = (code: string): string => fill(wordsOf('trucks', code) ?? code, {}, languageNow())

/** What an issue about a truck says would take the load: so many of them, or another one. */
function wouldFit({ trucks = 0, others = '' }: Params): string {
  const several = Number(trucks) > 1 ? [text('trucks.count', { count: Number(trucks) })] : []
  const other = String(others)
    .split(',')
    .filter(code => code !== '')
  const ways = [...several, ...other.map(code => text('trucks.one', { truck: truckName(code) }))]
  return ways.length === 0
    ? text('trucks.smaller')
    : ways.reduce((first, second) => text('trucks.or', { first, second }))
}

/** An issue about a truck names its body, writes numbers as they are read, and says what would fit. */
function truckParams(params: Params): Params {
  if (typeof params.truck !== 'string') return params
  const numbers = new Intl.NumberFormat(numbersOf[languageNow()])
  const read = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? numbers.format(value) : value,
  ])
  return { ...Object.fromEntries(read), truck: truckName(params.truck), wouldFit: wouldFit(params) }
}

/** The text of a field issue's code; an unknown code still says something useful. */
export const issueText = (code: string, params: Params = {}): string => {
  const words = wordsOf('issues', code)
  return words === undefined ? text('issues.invalid') : fill(words, readable(truckParams(params)), languageNow())
}

function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `t` in the language in force; the component renders again when it changes. */
export function useText(): (key: TextKey, params?: Params) => string {
  const now = useSyncExternalStore(onTexts, () => version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new texts are a new `t`
  return useCallback((key: TextKey, params?: Params) => text(key, params), [now])
}

let wish = 0

/** The texts first, the language then, so that nothing is read half in one and half in the other; the last wish holds. */
export async function chooseLanguage(language: Language): Promise<void> {
  wish += 1
  const mine = wish
  await textsReady(language)
  if (mine === wish) choose(language)
}
