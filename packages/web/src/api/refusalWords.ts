import { fill } from '../texts/fill.ts'
import { languageNow } from '../texts/language.ts'
import type { CallProblem } from './problem.ts'
import { settings } from './settings.ts'

/** What the server refused with, for the light entries: the words of another language come only when they are needed. */
export async function refusalWords({ code, message, params }: CallProblem): Promise<string> {
  const language = languageNow()
  if (language === 'en-us') return message
  const spanish: Readonly<Record<string, string>> = await import('../texts/es-es/messages.ts').then(
    m => m.messages,
    () => ({}),
  )
  const words = spanish[code]
  return words === undefined ? message : fill(words, { email: settings.supportEmail, ...params }, language)
}
