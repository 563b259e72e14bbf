import { formerFieldNames, formerSentences, type SentenceKey, sentences } from '@waybill/domain'
import { withoutOldMoments } from './keptMoments.ts'
import { languageNow } from './language.ts'
import { served } from './names.ts'
import { recognizer } from './recognize.ts'
import { registerTexts } from './texts.ts'

type Reader = typeof import('./es-es/reader.ts')['reader']

let reader: Reader | null = null

// English is what is kept. What reads it in Spanish comes with the screens that show such texts, once somebody reads Spanish.
registerTexts({}, async () => {
  reader = (await import('./es-es/reader.ts')).reader
  return {}
})

const inForce = (): Reader | null => (languageNow() === 'es-es' ? reader : null)

/** Names of fields, or reasons of one word, as a list between commas. */
export const saidFields = (list: string): string => list.split(', ').map(served).join(', ')

/** An amount as notes write it: `$1,450.00`, `CAD 900.00`. */
const AMOUNT = String.raw`(?:[A-Z]{3} )?\D?[\d.,]*\d`

/** English that was kept under a former wording, as it is said today. */
const reworded = recognizer(
  Object.entries(formerSentences).flatMap(([key, former = []]) =>
    former.map(kept => ({ kept, said: sentences[key as SentenceKey] })),
  ),
  read => ({ error: { read }, fields: { read: saidFields }, amount: { form: AMOUNT, read: amount => amount } }),
)

/** A sentence that the server made and kept, or several, in the language in force; what others said stays as they said it. */
export const said = (text: string): string => inForce()?.sentences(text) ?? withoutOldMoments(reworded(text), 'en-us')

/** What the server refused with, kept as text beside its code. */
export const saidRefusal = (code: string, text: string): string => inForce()?.refusal(code, text) ?? text

/** Fields whose values are words of a known set. */
const worded = new Set(['Status', 'Voided from', 'Freight terms', 'Service'])
const PART = /^(?:Item|Unit|Bill of lading) \d+$/

/** What the history shows of a field before or after a change; what people typed stays as they typed it. */
export function saidValue(sent: string, text: string): string {
  const field = formerFieldNames[sent] ?? sent
  if (field === 'Note') return said(text)
  const read = inForce()
  if (read === null || text === '') return text
  if (field === 'Accessorials') return read.extras(text)
  if (field === 'Bill of lading revision due') return saidFields(text)
  if (PART.test(field)) return text.split(', ').map(read.phrases).map(served).join(', ')
  return worded.has(field) ? served(text) : text
}
