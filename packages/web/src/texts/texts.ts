import i18next from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { enUs, type TextKey } from './en-us.ts'
import { esEs } from './es-es.ts'
import { chosenLanguage, type Language, rememberLanguage } from './language.ts'

export type TextParams = Readonly<Record<string, string | number>>
export type { TextKey } from './en-us.ts'

const texts = i18next.createInstance()
void texts.init({
  lng: chosenLanguage(),
  fallbackLng: 'en-us',
  lowerCaseLng: true,
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  resources: { 'en-us': { translation: enUs }, 'es-es': { translation: esEs } },
})

/** The text of a key in the language in force; `{name}` is filled from `params`. */
export const text = (key: TextKey, params: TextParams = {}): string => texts.t(key, { ...params })

/** The text of a field issue's code; an unknown code still says something useful. */
export const issueText = (code: string, params: TextParams = {}): string =>
  texts.t(`issues.${code}`, { ...params, defaultValue: enUs.issues.invalid })

const onLanguage = (listener: () => void): (() => void) => {
  texts.on('languageChanged', listener)
  return () => texts.off('languageChanged', listener)
}

/** `t` in the language in force; the component renders again when it changes. */
export function useText(): (key: TextKey, params?: TextParams) => string {
  const language = useSyncExternalStore(onLanguage, () => texts.language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language is a new `t`
  return useCallback((key: TextKey, params?: TextParams) => text(key, params), [language])
}

export const useLanguage = (): Language =>
  useSyncExternalStore(onLanguage, () => texts.language) === 'es-es' ? 'es-es' : 'en-us'

export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await texts.changeLanguage(language)
  document.documentElement.lang = language
}
