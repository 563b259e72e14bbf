import { type TrackingStatus, trackingStatusNames } from '@waybill/domain/tracking/trackingStatus.ts'
import { tracking as english } from '../texts/en-us/tracking.ts'
import { fill, type Params } from '../texts/fill.ts'
import { type Language, languageNow } from '../texts/language.ts'

export type WordKey = keyof typeof english
type Spanish = typeof import('./spanish.ts')

let spanish: Spanish | null = null

/** Until the page's words can be read in a language; what does not arrive reads in English. */
export async function wordsReady(language: Language): Promise<void> {
  if (language === 'es-es') spanish ??= await import('./spanish.ts').catch(() => null)
}

const own = (): Spanish | null => (languageNow() === 'es-es' ? spanish : null)

/** The page's texts without a library for them: this entry stays light. `{name}` is filled from `params`. */
export const say = (key: WordKey, params: Params = {}): string =>
  fill((own()?.tracking ?? english)[key], params, languageNow())

export const statusName = (status: TrackingStatus): string => (own()?.trackingStatuses ?? trackingStatusNames)[status]
