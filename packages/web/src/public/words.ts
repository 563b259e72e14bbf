import { tracking } from '../texts/en-us/tracking.ts'

export type WordKey = keyof typeof tracking

/** The page's texts without a library for them: this entry stays light. `{name}` is filled from `params`. */
export const say = (key: WordKey, params: Readonly<Record<string, string | number>> = {}): string =>
  tracking[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
