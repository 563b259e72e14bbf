import { createContext, useContext } from 'react'
import { login as english } from '../texts/en-us/login.ts'
import { login as spanish } from '../texts/es-es/login.ts'
import type { Language } from '../texts/language.ts'

export type Words = Record<keyof typeof english, string>

export const wordsOf = (language: Language): Words => (language === 'es-es' ? spanish : english)

export const WordsContext = createContext<Words>(english)

/** The card's texts, both languages at hand: this entry stays light. */
export const useWords = (): Words => useContext(WordsContext)
