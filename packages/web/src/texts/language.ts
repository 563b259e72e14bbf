import { useSyncExternalStore } from 'react'

export const languages = { 'en-us': 'English', 'es-es': 'Español' } as const
export type Language = keyof typeof languages

const KEY = 'waybill.preference.language'

/** A code as people, browsers and storage write it: `es`, `es-MX`, `es-es`; anything else is English. */
export const languageOf = (code: string): Language => (/^es\b/i.test(code) ? 'es-es' : 'en-us')

function remembered(): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY)
  } catch {
    return null
  }
}

let inForce: Language = languageOf(remembered() ?? '')
const listeners = new Set<() => void>()

/** The language in force: what was chosen here, else English. */
export const languageNow = (): Language => inForce

/** Hears of a new language. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Puts a language in force for this page: its texts, its formats and what screen readers read it in. */
export function speak(language: Language): void {
  inForce = language
  if (typeof document !== 'undefined') document.documentElement.lang = language
  for (const listener of [...listeners]) listener()
}

/** The same, and it stays so on this device; where nothing can be kept it lasts as long as the page. */
export function choose(language: Language): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is full or forbidden.
  }
  speak(language)
}

/** People without an account have chosen nothing yet: their browser says what they read. */
export const readersLanguage = (): Language => languageOf(remembered() ?? navigator.language)

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, languageNow)
