type Units = Readonly<Record<string, number>>

const each = (value: number, ...words: readonly string[]): Units =>
  Object.fromEntries(words.map(word => [word, value] as const))

const KG = 2.2046226218

const metricPounds: Units = {
  ...each(KG, 'kg', 'kgs', 'kilo', 'kilos', 'kgm', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'),
  ...each(KG, 'kilogramo', 'kilogramos'),
  ...each(KG / 1000, 'g', 'gr', 'gram', 'grams', 'gramme', 'grammes', 'gramo', 'gramos', 'gm', 'gms'),
  ...each(KG * 1000, 'tonne', 'tonnes', 'tonelada', 'toneladas', 'mt', 'tm', 'tne', 'metric ton'),
}

/** Pounds of a unit of weight. */
export const pounds: Units = {
  ...each(1, 'lb', 'lbs', 'pound', 'pounds', 'libra', 'libras', '#'),
  ...each(1 / 16, 'oz', 'ounce', 'ounces', 'onza', 'onzas'),
  ...each(1000, 'klb', 'klbs'),
  ...each(2000, 'short ton', 'stn'),
  ...each(2240, 'long ton', 'ltn'),
  ...metricPounds,
}

const metricInches: Units = {
  ...each(100 / 2.54, 'm', 'meter', 'meters', 'metre', 'metres', 'metro', 'metros'),
  ...each(10 / 2.54, 'dm'),
  ...each(1 / 2.54, 'cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'centimetro', 'centimetros'),
  ...each(1 / 25.4, 'mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'milimetro', 'milimetros'),
}

/** Inches of a unit of length. */
export const inches: Units = {
  ...each(1, 'in', 'inch', 'inches', 'pulgada', 'pulgadas', '"', '”'),
  ...each(12, 'ft', 'foot', 'feet', 'pie', 'pies', "'"),
  ...each(36, 'yd', 'yard', 'yards'),
  ...metricInches,
}

export const isMetric = (unit: string): boolean =>
  Object.hasOwn(metricPounds, unit) || Object.hasOwn(metricInches, unit)

/** Which ton a file means: 2,000 lb, 1,000 kg or 2,240 lb. */
export const tonKinds = ['short', 'metric', 'long'] as const
export type TonKind = (typeof tonKinds)[number]

/** Words for a ton that do not say which. */
export const tonWords: ReadonlySet<string> = new Set(['t', 'tn', 'tns', 'ton', 'tons'])

const tonNames: ReadonlySet<string> = new Set([...tonWords, 'tonne', 'tonnes', 'tonelada', 'toneladas'])
/** What stands beside a ton and says which. */
const tonsBy: Readonly<Record<string, TonKind>> = {
  ...{ short: 'short', us: 'short', corta: 'short', cortas: 'short', long: 'long', larga: 'long', largas: 'long' },
  ...{ metric: 'metric', metrica: 'metric', metricas: 'metric' },
}

/** `2 metric tons`, `toneladas cortas` → `metric ton`, `short ton`: the unit that plain words name together; null: none such. */
export function tonIn(words: readonly string[]): string | null {
  if (!words.some(word => tonNames.has(word))) return null
  const which = words.find(word => Object.hasOwn(tonsBy, word))
  return which === undefined ? null : `${tonsBy[which]} ton`
}

/** Units by which two people mean different weights, or none that is known here: a cell of such a column is held. */
export const doubtedUnits: ReadonlySet<string> = new Set([
  ...tonWords,
  ...['cwt', 'stone', 'quintal', 'quintales', 'st', 'metric'],
])
