import type { ReplyOf } from '@waybill/contract/call.ts'
import type { CompanySettings } from '@waybill/contract/calls/Shipment/CompanySettings.ts'
import type { SettingSection } from '@waybill/contract/setting.ts'
import { type SettingKey, type SettingValues, settings, settingsIn } from '@waybill/contract/settings/index.ts'
import { z } from 'zod'
import { text } from '../../../texts/texts.ts'

export type KeptSettings = ReplyOf<typeof CompanySettings>

/** What the fields of a part hold: days as they are typed. */
export type Typed = Record<string, string | boolean | string[]>

const daysOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** Digits or blank, and what the setting takes. */
const daysText = (key: SettingKey) =>
  z
    .string()
    .trim()
    .refine(typed => /^\d*$/.test(typed) && settings[key].schema.safeParse(daysOf(typed)).success, {
      error: () => text('company.daysWrong'),
    })

/** The schema of a part's form. */
export const formSchema = (section: SettingSection) =>
  z.object(
    Object.fromEntries(
      settingsIn(section).map(key => [key, settings[key].input === 'days' ? daysText(key) : settings[key].schema]),
    ),
  ) as unknown as z.ZodType<Typed, Typed>

function typedOf(value: SettingValues[SettingKey]): Typed[string] {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
}

/** What is kept, as the fields of a part show it. */
export const typedIn = (section: SettingSection, values: SettingValues): Typed =>
  Object.fromEntries(settingsIn(section).map(key => [key, typedOf(values[key])]))

/** What was changed in the fields of a part, as it is sent: a setting that was left alone is not, whoever changed it elsewhere. */
export const changedIn = (section: SettingSection, typed: Typed, before: Typed): Partial<SettingValues> =>
  Object.fromEntries(
    settingsIn(section).flatMap(key => {
      const now = typed[key]
      if (now === undefined || JSON.stringify(now) === JSON.stringify(before[key])) return []
      return [[key, settings[key].input === 'days' ? daysOf(String(now)) : now]]
    }),
  ) as Partial<SettingValues>
