import { type Params, type Texts, type Words } from './fill.ts'
import type { TextKey } from './keys.ts'
import { type Language } from './language.ts'

export type { TextKey } from './keys.ts'

type Section = Readonly<Record<string, Words>>
type Sections = Readonly<Record<string, Section>>
/** A file of another language: every section and every key of the English one. */
type Translated<S extends Sections> = {
  readonly [N in keyof S]: Texts<S[N]>
}
/**
 * The texts that travel with a screen: its English is in its chunk, the other language is a file of its own that is
 * asked for at once when that language is in force.
 */
export declare function registerTexts<S extends Sections>(english: S, spanish: () => Promise<Translated<S>>): void
/** Until what was loaded so far can be read in a language. */
export declare function textsReady(language?: Language): Promise<void>
/** Words that only the language in force has: where its English stands elsewhere. */
export declare const ownWords: (section: string, name: string) => Words | undefined
/** The text of a key in the language in force; `{name}` is filled from `params`. */
export declare function text(key: TextKey, params?: Params): string
/** The text of a field issue's code; an unknown code still says something useful. */
export declare const issueText: (code: string, params?: Params) => string
/** `t` in the language in force; the component renders again when it changes. */
export declare function useText(): (key: TextKey, params?: Params) => string
/** The texts first, the language then, so that nothing is read half in one and half in the other; the last wish holds. */
export declare function chooseLanguage(language: Language): Promise<void>
