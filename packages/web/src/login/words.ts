import { createContext, useContext } from 'react'
import { login as english } from '../texts/en-us/login.ts'
import { login as spanish } from '../texts/es-es/login.ts'
import type { Language } from '../texts/language.ts'

export type Words = Record<keyof typeof english, string>

export const wordsOf = (language: Language): Words => (language === 'es-es' ? { ...english, ...spanish } : english)

export const WordsContext = createContext<Words>(english)

/** The card's texts without i18next: this entry stays light. */
export const useWords = (): Words => useContext(WordsContext)
