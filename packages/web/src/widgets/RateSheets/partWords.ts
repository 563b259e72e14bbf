import { freightModes, isEquipment } from '@waybill/domain'
import { text } from '../../texts/texts.ts'

/** `TL dryVan` and `LTL+volume` in words; a class and payment terms as they are. */
function wordsOf(piece: string): string {
  const [modes = '', equipment = ''] = piece.split(' ')
  const known = modes.split('+').flatMap(mode => freightModes.find(one => one === mode) ?? [])
  if (known.length === 0) return piece
  const body = isEquipment(equipment) ? `: ${text(`way.${equipment}`)}` : ''
  return `${known.map(mode => text(`way.${mode}`)).join(', ')}${body}`
}

/** What a row of a rate sheet is for: its class, or its modes and truck; who pays; from when on. A dash for all of it. */
export const partWords = (part: string): string => part.split('/').filter(Boolean).map(wordsOf).join(', ') || '–'
