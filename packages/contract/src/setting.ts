import type { z } from 'zod'
import type { PageId } from './pages.ts'

/** How a setting is entered. `days`: a whole number, or blank; `texts`: short texts numbered from 1; `zone`: a time zone's name. */
export type SettingInput = 'text' | 'email' | 'paragraph' | 'days' | 'yesNo' | 'zone' | 'texts'

/** The parts of the company's page, in its order. A part is saved as a whole. */
export const settingSections = ['company', 'orders', 'papers', 'mail', 'retention'] as const
export type SettingSection = (typeof settingSections)[number]

/** One setting of a company: where it is drawn, what it may be, and what holds until somebody says otherwise. */
export interface Setting<T> {
  readonly section: SettingSection
  /** Who may change it: whoever may change this page. */
  readonly page: PageId
  readonly input: SettingInput
  readonly schema: z.ZodType<T, T>
  readonly start: T
}

/** Declares a setting; its texts are `company.<key>` and `company.<key>Why`. */
export const defineSetting = <T>(setting: Setting<T>): Setting<T> => setting
