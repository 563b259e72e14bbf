import { text } from '../../texts/texts.ts'

/** What people think of a carrier, and how many of them. */
export interface KnownStars {
  readonly stars: number
  readonly count: number
}

/** `★ 4.3 (12)`; blank where nobody rated it: none is not a bad one. */
export const starsText = (known: KnownStars | undefined): string =>
  known === undefined || known.count === 0
    ? ''
    : text('stars.average', { stars: known.stars.toFixed(1), count: known.count })

/** The same as a sentence. */
export const starsWords = (known: KnownStars | undefined): string =>
  known === undefined || known.count === 0
    ? ''
    : text('stars.averageWords', { stars: known.stars.toFixed(1), count: known.count })
