import { plainWords } from '../imports/words.ts'

/** Words of streets in their short and long forms. */
const streetWords: Readonly<Record<string, string>> = {
  ...{ street: 'st', avenue: 'ave', av: 'ave', road: 'rd', drive: 'dr', lane: 'ln', boulevard: 'blvd', court: 'ct' },
  ...{ place: 'pl', square: 'sq', parkway: 'pkwy', highway: 'hwy', circle: 'cir', terrace: 'ter', trail: 'trl' },
  ...{ suite: 'ste', building: 'bldg', floor: 'fl', north: 'n', south: 's', east: 'e', west: 'w', northeast: 'ne' },
  ...{ northwest: 'nw', southeast: 'se', southwest: 'sw', number: '', unit: 'ste', apartment: 'ste', apt: 'ste' },
}

/** What companies write behind their name, and not always. */
const companyEnds = /\s(?:inc|incorporated|llc|l l c|ltd|limited|corp|corporation|co|company|sa de cv|s a de c v)$/

/**
 * What is the same for one place however it is written: company, street and the first part of its postal code.
 * `Acme, Inc.`, `12 North Main Street` → `acme|12 n main st|45402`
 */
export function samePlaceKey(company: string, street: string, zip: string): string {
  const words = plainWords(street).split(' ')
  const short = words.map(word => streetWords[word] ?? word).filter(word => word !== '')
  const bare = zip.replaceAll(/[\s-]/g, '').toUpperCase()
  const code = /^\d/.test(bare) ? bare.slice(0, 5) : bare
  return [plainWords(company).replace(companyEnds, ''), short.join(' '), code].join('|')
}
