export const languages = { 'en-us': 'English', 'es-es': 'Español' } as const
export type Language = keyof typeof languages

const KEY = 'waybill.preference.language'

/** Outside a browser there is no choice: English. */
export const chosenLanguage = (): Language =>
  typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'es-es' ? 'es-es' : 'en-us'

export const rememberLanguage = (language: Language): void => localStorage.setItem(KEY, language)
