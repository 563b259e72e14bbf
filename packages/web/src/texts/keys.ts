import type { Sections } from './sections.generated.ts'

/** `track.tabT`: a key without its text does not compile. */
export type TextKey = {
  [S in keyof Sections & string]: `${S}.${keyof Sections[S] & string}`
}[keyof Sections & string]
