export declare const languages: {
  readonly 'en-us': 'English'
  readonly 'es-es': 'Español'
}
export type Language = keyof typeof languages
/** A code as people, browsers and storage write it: `es`, `es-MX`, `es-es`; anything else is English. */
export declare const languageOf: (code: string) => Language
/** The language in force: what was chosen here, else English. */
export declare const languageNow: () => Language
/** Hears of a new language. */
export declare function onLanguage(listener: () => void): () => void
/** Puts a language in force for this page: its texts, its formats and what screen readers read it in. */
export declare function speak(language: Language): void
/** The same, and it stays so on this device; where nothing can be kept it lasts as long as the page. */
export declare function choose(language: Language): void
/** People without an account have chosen nothing yet: their browser says what they read. */
export declare const readersLanguage: () => Language
export declare const useLanguage: () => Language
