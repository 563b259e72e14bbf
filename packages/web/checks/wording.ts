import type { Glossary, Term } from './glossary.ts'
import type { Said } from './said.ts'

export type Language = 'en' | 'es'

export interface Page {
  readonly path: string
  /** Languages whose refused words are looked for. */
  readonly languages: readonly Language[]
  readonly said: readonly Said[]
}

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** `take … back`: up to three words between; no part of a longer word, and no second half of `e-mail`. */
const pattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${escaped(words).replace(/ … /g, '(?: [^ .:;]+){1,3} ')}(?!\\p{L})`, 'iu')

/** What is filled in is no word of ours. */
const withoutPlaces = (text: string): string => text.replace(/\$?\{[^}]*\}/g, '{}')

interface Refused {
  readonly words: string
  readonly pattern: RegExp
  readonly instead: string
}

const refusedOf = ({ terms }: Glossary, language: Language): readonly Refused[] =>
  terms.flatMap((term: Term) =>
    (language === 'en' ? term.notSaid : term.noSeDice).map(words => ({
      words,
      pattern: pattern(words),
      instead: language === 'en' ? term.english : term.spanish,
    })),
  )

/** Words that the glossary refuses, each with where it is said and what is said instead. */
export function wordingBreaches(pages: readonly Page[], glossary: Glossary): readonly string[] {
  const refused = { en: refusedOf(glossary, 'en'), es: refusedOf(glossary, 'es') }
  const alone = glossary.leftAlone.map(words => new RegExp(escaped(words), 'giu'))
  return pages.flatMap(({ path, languages, said }) =>
    said.flatMap(({ at, text }) => {
      const words = alone.reduce((left, one) => left.replace(one, '{}'), withoutPlaces(text))
      return languages
        .flatMap(language => refused[language])
        .filter(one => one.pattern.test(words))
        .map(one => `${path}, ${at}: “${one.words}” is not said: ${one.instead}`)
    }),
  )
}
