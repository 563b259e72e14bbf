import type { Language } from './language.ts'
/** One text, or one for a single thing and one for several where the language asks for it. */
export type Words =
  | string
  | {
      readonly one: string
      readonly other: string
    }
export type Params = Readonly<Record<string, string | number>>
/** Numbers as the readers of a language write them. Spanish is that of the United States: `1,250.5`, as money is written there. */
export declare const numbersOf: Readonly<Record<Language, string>>
/** Puts `params` into `{name}`; `count` chooses between one and several, and is written as a number of the language. */
export declare function fill(words: Words, params: Params, language: Language): string
/** The texts of another language for a section of the English ones: all of them. */
export type Texts<S> = {
  readonly [K in keyof S]: Words
}
