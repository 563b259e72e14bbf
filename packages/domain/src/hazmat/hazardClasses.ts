/** Divisions of class 1 with the compatibility groups that exist in each (173.52). */
const explosives: Readonly<Record<string, string>> = {
  '1.1': 'ABCDEFGJL',
  '1.2': 'BCDEFGHJKL',
  '1.3': 'CFGHJKL',
  '1.4': 'BCDEFGS',
  '1.5': 'D',
  '1.6': 'N',
}

const others: readonly string[] = [
  ...['2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9'],
]

/** What the table prints for a combustible liquid instead of a number. */
export const COMBUSTIBLE = 'Comb liq'

/**
 * The class or division that a text means, as 172.101 writes it: `3`, `2.1`, `1.4S`, `Comb liq`; null when there is none
 * such. The words Class and Division may stand before it (172.202(a)(3)(i)).
 */
export function hazardClassOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^(class|division|div\.?)\s+/i, '')
    .trim()
  if (/^comb(\.|ustible)?\s*liq(\.|uid)?$/i.test(bare)) return COMBUSTIBLE
  const explosive = /^(1\.[1-6])\s?([A-Za-z])$/.exec(bare)
  if (explosive !== null) {
    const [, division = '', group = ''] = explosive
    return explosives[division]?.includes(group.toUpperCase()) ? `${division}${group.toUpperCase()}` : null
  }
  return others.includes(bare) ? bare : null
}

/** The subsidiary classes that a text lists: `6.1, 8`, `(3)(8)`. */
export const listedClasses = (text: string): readonly string[] =>
  text
    .replaceAll(/[()]/g, ' ')
    .split(/[,;/\s]+/)
    .filter(part => part !== '')

/** A subsidiary label may be that of class 1 as a whole (172.101(g)). */
export const isSubsidiaryClass = (text: string): boolean => text === '1' || hazardClassOf(text) !== null
