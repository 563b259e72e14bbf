export const languages = { 'en-us': 'English', 'es-es': 'Español' } as const
export type Language = keyof typeof languages

const KEY = 'waybill.preference.language'

export const chosenLanguage = (): Language => (globalThis.localStorage?.getItem(KEY) === 'es-es' ? 'es-es' : 'en-us')

export const rememberLanguage = (language: Language): void => localStorage.setItem(KEY, language)
