import { withoutOldMoments } from './keptMoments.ts'
import { languageNow } from './language.ts'
import { served } from './names.ts'
import { registerTexts } from './texts.ts'

type Reader = typeof import('./es-es/reader.ts')['reader']

let reader: Reader | null = null

// English is what is kept. What reads it in Spanish comes with the screens that show such texts, once somebody reads Spanish.
registerTexts({}, async () => {
  reader = (await import('./es-es/reader.ts')).reader
  return {}
})

const inForce = (): Reader | null => (languageNow() === 'es-es' ? reader : null)

/** A sentence that the server made and kept, or several, in the language in force; what others said stays as they said it. */
export const said = (text: string): string => inForce()?.sentences(text) ?? withoutOldMoments(text, 'en-us')

/** What the server refused with, kept as text beside its code. */
export const saidRefusal = (code: string, text: string): string => inForce()?.refusal(code, text) ?? text

/** Names of fields, or reasons of one word, as a list between commas. */
export const saidFields = (list: string): string => list.split(', ').map(served).join(', ')

/** Fields whose values are words of a known set. */
const worded = new Set(['Status', 'Voided from', 'Freight terms', 'Service'])
const PART = /^(?:Item|Unit|Bill of lading) \d+$/

/** What the history shows of a field before or after a change; what people typed stays as they typed it. */
export function saidValue(field: string, text: string): string {
  const read = inForce()
  if (read === null) return field === 'Note' ? withoutOldMoments(text, 'en-us') : text
  if (text === '') return text
  if (field === 'Note') return read.sentences(text)
  if (field === 'Extra services') return read.extras(text)
  if (field === 'Bill of lading revision due') return saidFields(text)
  if (PART.test(field)) return text.split(', ').map(read.phrases).map(served).join(', ')
  return worded.has(field) ? served(text) : text
}
