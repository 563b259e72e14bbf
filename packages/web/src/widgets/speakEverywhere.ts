import { explainShort } from '../api/explain.ts'
import { keepPreferences } from '../api/keepPreferences.ts'
import type { Language } from '../texts/language.ts'
import { chooseLanguage } from '../texts/texts.ts'
import { notify } from '../ui/notify.ts'

/** Speaks a language here at once, and keeps it for every other browser. */
export async function speakEverywhere(language: Language): Promise<void> {
  await chooseLanguage(language)
  await keepPreferences({ language }).catch((error: unknown) => notify.failed(explainShort(error)))
}
