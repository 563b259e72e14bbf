import english from '@waybill/docs/guide.md'
import { languageNow } from './language.ts'
import { registerTexts } from './texts.ts'

let spanish: string | null = null

registerTexts({}, async () => {
  spanish = (await import('@waybill/docs/guide.es.md')).default
  return {}
})

/** The user guide in the language in force, as HTML made when the app was built. */
export const guideHtml = (): string => (languageNow() === 'es-es' ? spanish : null) ?? english
