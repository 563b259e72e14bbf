import { z } from 'zod'
import type { SettingSection } from '../setting.ts'
import { billTerms } from './billTerms.ts'
import { declaredValueSentence } from './declaredValueSentence.ts'
import { dkimSelector } from './dkimSelector.ts'
import { gs1Prefix } from './gs1Prefix.ts'
import { headOffice } from './headOffice.ts'
import { mailSender } from './mailSender.ts'
import { mailSenderName } from './mailSenderName.ts'
import { name } from './name.ts'
import { orderIntegration } from './orderIntegration.ts'
import { palletGrid } from './palletGrid.ts'
import { referenceLabels } from './referenceLabels.ts'
import { importRowsDays, printJobsDays, ratesDays, reportRunsDays } from './retention.ts'
import { supportEmail } from './supportEmail.ts'
import { timeZone } from './timeZone.ts'

/** Every setting of a company under its key, in the order of its page. */
export const settings = {
  ...{ name, headOffice, timeZone, supportEmail },
  ...{ orderIntegration, palletGrid, referenceLabels },
  ...{ gs1Prefix, billTerms, declaredValueSentence },
  ...{ mailSenderName, mailSender, dkimSelector },
  ...{ ratesDays, importRowsDays, printJobsDays, reportRunsDays },
}

export type SettingKey = keyof typeof settings
export type SettingValues = { readonly [K in SettingKey]: z.output<(typeof settings)[K]['schema']> }

export const settingKeys = Object.keys(settings) as readonly SettingKey[]

/** Keys of a part of the page. */
export const settingsIn = (section: SettingSection): readonly SettingKey[] =>
  settingKeys.filter(key => settings[key].section === section)

type Shape = { [K in SettingKey]: (typeof settings)[K]['schema'] }

/** The value of every setting. */
export const settingValues = z.object(
  Object.fromEntries(settingKeys.map(key => [key, settings[key].schema])) as unknown as Shape,
)
