import { createContext, useContext } from 'react'
import { login as english } from '../texts/en-us/login.ts'
import type { Language } from '../texts/language.ts'

export type Words = Record<keyof typeof english, string>

let spanish: Words | null = null

/** Until the card's words can be read in a language; what does not arrive reads in English. */
export async function wordsReady(language: Language): Promise<void> {
  if (language !== 'es-es' || spanish !== null) return
  spanish = await import('../texts/es-es/login.ts').then(
    ({ login }) => login,
    () => null,
  )
}

export const wordsOf = (language: Language): Words => (language === 'es-es' ? (spanish ?? english) : english)

export const WordsContext = createContext<Words>(english)

/** The card's texts without a library for them: this entry stays light. */
export const useWords = (): Words => useContext(WordsContext)
