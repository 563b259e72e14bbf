import { type TrackingStatus, trackingStatusNames } from '@waybill/domain/tracking/trackingStatus.ts'
import { tracking as english } from '../texts/en-us/tracking.ts'
import { tracking as spanish } from '../texts/es-es/tracking.ts'
import { trackingStatuses } from '../texts/es-es/trackingStatuses.ts'
import { fill, type Params } from '../texts/fill.ts'
import { languageNow } from '../texts/language.ts'

export type WordKey = keyof typeof english

/** The page's texts, both languages at hand: this entry stays light. `{name}` is filled from `params`. */
export const say = (key: WordKey, params: Params = {}): string => {
  const language = languageNow()
  return fill((language === 'es-es' ? spanish : english)[key], params, language)
}

export const statusName = (status: TrackingStatus): string =>
  (languageNow() === 'es-es' ? trackingStatuses : trackingStatusNames)[status]
