import { type TextKey, text } from '../../../texts/texts.ts'
import { notify } from '../../../ui/notify.ts'

/** A revision of the bill goes with the word to the carrier; printing one tells nobody, so it is not asked for here. */
const words = {
  rerate: 'shipment.consequenceRerate',
  tellCarrier: 'shipment.consequenceTellCarrier',
} as const satisfies Record<string, TextKey>

/** Says that it is saved, and what a change after booking brings about (rules of the trade, booking). */
export function tellSaved(saved: TextKey, consequences: readonly ('rerate' | 'revision' | 'tellCarrier')[]): void {
  const next = (['tellCarrier', 'rerate'] as const).filter(one => consequences.includes(one))
  if (next.length === 0) notify.done(text(saved))
  else notify.warn([text(saved).replace(/[^.]$/, '$&.'), ...next.map(one => text(words[one]))].join(' '))
}
