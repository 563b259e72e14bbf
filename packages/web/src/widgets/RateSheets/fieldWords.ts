import { breakCodes, extraFields, laneFields, palletFields, weightBreaks } from '@waybill/domain'
import { type TextKey, text } from '../../texts/texts.ts'
import { formatCount } from '../../ui/format.ts'

const named: Readonly<Record<string, TextKey>> = {
  ...Object.fromEntries(Object.keys(laneFields).map(field => [field, `rateSheets.f_${field}` as TextKey])),
  ...{ code: 'rateSheets.f_code', rate: 'rateSheets.f_rate', free_units: 'rateSheets.f_free_units' },
  ...{ maximum: 'rateSheets.f_maximum', length_from_in: 'rateSheets.f_length_from_in', fak: 'rateSheets.f_fak' },
  ...{
    discounted: 'rateSheets.f_discounted',
    cwt: 'rateSheets.f_cwt',
    from: 'rateSheets.f_effective',
    to: 'rateSheets.f_expires',
  },
}

function breakWords(code: string): string {
  if (code === 'L5C') return text('rateSheets.f_L5C')
  const pounds = Object.entries(weightBreaks).find(([known]) => known === code)?.[1]
  return pounds === undefined ? code : text('rateSheets.f_from', { pounds: formatCount(pounds) })
}

/** What a field of a lane table is called: `Class`, `500 lb`, `class 70, 500 lb`. */
export function fieldWords(field: string): string {
  const key = named[field]
  if (key !== undefined) return text(key)
  if (field.startsWith('pallets ')) return text('rateSheets.f_pallets', { count: Number(field.slice(8)) })
  if (field.startsWith('discount ')) return text('rateSheets.f_discountAt', { name: breakWords(field.slice(9)) })
  const [code = '', freightClass] = field.split(' ')
  const name = breakWords(code)
  return freightClass === undefined ? name : text('rateSheets.f_classAt', { class: freightClass, name })
}

/** What a column can be said to hold; the cells of a flat class × break table are recognized alone. */
export const choosableFields = (
  kind: 'lanes' | 'extras',
): readonly { readonly value: string; readonly label: string }[] => {
  const lanes = [
    ...Object.keys(laneFields),
    ...palletFields,
    ...breakCodes,
    ...breakCodes.map(code => `discount ${code}`),
  ]
  const fields: readonly string[] = kind === 'extras' ? extraFields : lanes
  return fields.map(value => ({
    value,
    label: value === 'basis' && kind === 'extras' ? text('rateSheets.f_countedBy') : fieldWords(value),
  }))
}
