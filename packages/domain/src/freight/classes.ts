/** The 18 freight classes, cheapest to dearest. Source: NMFC. */
export const freightClasses = [
  '50',
  '55',
  '60',
  '65',
  '70',
  '77.5',
  '85',
  '92.5',
  '100',
  '110',
  '125',
  '150',
  '175',
  '200',
  '250',
  '300',
  '400',
  '500',
] as const
export type FreightClass = (typeof freightClasses)[number]

/** What a line without a class is rated as (specification §9). */
export const BLANK_CLASS: FreightClass = '70'

export const isFreightClass = (text: string): text is FreightClass => freightClasses.some(known => known === text)

/** Reads a class as sheets and people write it (`070`, `77.50`, ` 92.5 `, `Class 85`); null when it is none. */
export function parseFreightClass(typed: string): FreightClass | null {
  const bare = typed
    .trim()
    .replace(/^class\s*/i, '')
    .replace(/^0+(?=\d)/, '')
  const short = bare.includes('.') ? bare.replace(/\.?0+$/, '') : bare
  return isFreightClass(short) ? short : null
}

export interface EffectiveClass {
  readonly freightClass: FreightClass
  /** Nobody said the class: it is 70 by rule, and every price that depends on it must say so. */
  readonly guessed: boolean
}

/** The class a line is rated as; null when something is written there that is no class. */
export function effectiveClass(written: string): EffectiveClass | null {
  if (written.trim() === '') return { freightClass: BLANK_CLASS, guessed: true }
  const freightClass = parseFreightClass(written)
  return freightClass === null ? null : { freightClass, guessed: false }
}
