import { type TextKey, text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'

const words = {
  rerate: 'shipment.consequenceRerate',
  revision: 'shipment.consequenceRevision',
  tellCarrier: 'shipment.consequenceTellCarrier',
} as const satisfies Record<string, TextKey>

/** Says that it is saved, and what a change after booking brings about (rules of the trade, booking). */
export function tellSaved(saved: TextKey, consequences: readonly (keyof typeof words)[]): void {
  if (consequences.length === 0) notify.done(text(saved))
  else notify.warn([text(saved), ...consequences.map(one => text(words[one]))].join(' '))
}
