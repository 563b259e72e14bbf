import english from '@waybill/docs/guide.md'
import { languageNow } from './language.ts'
import { registerTexts } from './texts.ts'

let spanish: string | null = null

registerTexts({}, async () => {
  spanish = (await import('@waybill/docs/guide.es.md')).default
  return {}
})

/** A part of the user guide. */
export interface GuideSection {
  /** Of its English title, in every language: `ship-an-order`. A link that was sent goes on leading there. */
  readonly id: string
  readonly title: string
  /** HTML, made when the app was built. */
  readonly html: string
  /** What it says without marks, title included, in small letters: for the search. */
  readonly words: string
}

/** What is compared when somebody searches: small letters without accents. */
export const plainLetters = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const unmarked = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;|&quot;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

const parts = (html: string): readonly (readonly [string, string])[] =>
  html
    .split('<h2>')
    .slice(1)
    .map(part => {
      const [title = '', body = ''] = part.split('</h2>')
      return [unmarked(title), body] as const
    })

const idFor = (title: string): string =>
  plainLetters(title)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')

/** The user guide in the language in force, section by section: both languages have the same ones in the same order. */
export function guideSections(): readonly GuideSection[] {
  const ids = parts(english).map(([title]) => idFor(title))
  return parts((languageNow() === 'es-es' ? spanish : null) ?? english).map(([title, html], i) => ({
    ...{ id: ids[i] ?? '', title, html },
    words: plainLetters(`${title} ${unmarked(html)}`),
  }))
}
