import { fill, type Params } from '../../texts/fill.ts'
import { languageNow } from '../../texts/language.ts'
import { ownSpanish } from './words.ts'

type English = typeof import('../../texts/en-us/carrierAnswer.ts').carrierAnswer
export type AnswerKey = keyof English

let english: English | null = null

/**
 * Until the answer's words can be read: they come beside the form, in one language alone.
 * @throws where they do not arrive
 */
export async function answersReady(language = languageNow()): Promise<void> {
  if (language === 'es-es' && ownSpanish() !== null) return
  english ??= (await import('../../texts/en-us/carrierAnswer.ts')).carrierAnswer
}

/** Texts of what a carrier enters, once they are there. */
export const ask = (key: AnswerKey, params: Params = {}): string =>
  fill((ownSpanish()?.carrierAnswer ?? english)?.[key] ?? '', params, languageNow())
