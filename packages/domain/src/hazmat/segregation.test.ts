import { describe, expect, it } from 'vitest'
import { blankHazmat } from './hazmat.ts'
import { type Segregated, segregationConflicts, segregationOf } from './segregation.ts'

const heads = [
  '1.1D',
  '1.3G',
  '1.4G',
  '1.5D',
  '1.6N',
  '2.1',
  '2.2',
  '2.3A',
  '2.3B',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1A',
  '7',
  '8',
] as const

/** `2.3A` is division 2.3 in zone A, `6.1A` a liquid of group I in zone A. */
const of = (head: string, more: Partial<Segregated> = {}): Segregated => {
  const zone = /^(2\.3|6\.1)([AB])$/.exec(head)
  return {
    ...blankHazmat,
    ...{ unNumber: 'UN0001', properShippingName: 'Something', packingGroup: 'I', hazardClass: zone?.[1] ?? head },
    ...{ inhalationZone: zone?.[2] === 'A' ? 'A' : zone?.[2] === 'B' ? 'B' : '' },
    ...more,
  }
}

/** 177.848(d) as it is printed, row by row; `-` is a blank, `*` another table's. */
const printed: Readonly<Record<(typeof heads)[number], string>> = {
  '1.1D': '* * * * * X X X X X X X X X X X X X',
  '1.3G': '* * * * * X - X X X - X X X X X - X',
  '1.4G': '* * * * * O - O O O - O - - - O - O',
  '1.5D': '* * * * * X X X X X X X X X X X X X',
  '1.6N': '* * * * * - - - - - - - - - - - - -',
  '2.1': 'X X O X - - - X O - - - - - - O O -',
  '2.2': 'X - - X - - - - - - - - - - - - - -',
  '2.3A': 'X X O X - X - - - X X X X X X - - X',
  '2.3B': 'X X O X - O - - - O O O O O O - - O',
  '3': 'X X O X - - - X O - - - - O - X - -',
  '4.1': 'X - - X - - - X O - - - - - - X - O',
  '4.2': 'X X O X - - - X O - - - - - - X - X',
  '4.3': 'X X - X - - - X O - - - - - - X - O',
  '5.1': 'X X - X - - - X O O - - - - - X - O',
  '5.2': 'X X - X - - - X O - - - - - - X - O',
  '6.1A': 'X X O X - O - - - X X X X X X - - X',
  '7': 'X - - X - O - - - - - - - - - - - -',
  '8': 'X X O X - - - X O - O X O O O X - -',
}

describe('the segregation table', () => {
  it.each(heads.flatMap(row => heads.map((column, at) => [row, column, printed[row].split(' ')[at] ?? ''] as const)))(
    '%s with %s: %s',
    (row, column, cell) => {
      if (cell === '*') return
      expect(segregationOf(of(row), of(column)) ?? '-').toBe(cell)
    },
  )

  it('holds nothing apart from 9, 6.2, other toxics or corrosive solids', () => {
    const mild = [
      of('9'),
      of('6.2'),
      of('6.1', { packingGroup: 'II' }),
      of('8', { properShippingName: 'Corrosive solid' }),
    ]
    for (const one of mild) expect(heads.map(head => segregationOf(one, of(head)))).toEqual(heads.map(() => null))
  })
})

const groups = 'ABCDEFGHJKLNS'
/** The division that a compatibility group is shown by. */
const division: Readonly<Record<string, string>> = { H: '1.2', K: '1.2', N: '1.6', S: '1.4' }
const explosive = (group: string, more: Partial<Segregated> = {}) => of(`${division[group] ?? '1.1'}${group}`, more)

describe('explosives', () => {
  it.each<[string, string]>([
    ['A', '-XXXXXXXXXXXX'],
    ['B', 'X-XXXXXXXXXX-'],
    ['C', 'XX---XOXXXX--'],
    ['D', 'XX---XOXXXX--'],
    ['E', 'XX---XOXXXX--'],
    ['F', 'XXXXX-XXXXXX-'],
    ['G', 'XXOOOX-XXXXX-'],
    ['H', 'XXXXXXX-XXXX-'],
    ['J', 'XXXXXXXX-XXX-'],
    ['K', 'XXXXXXXXX-XX-'],
    ['L', 'XXXXXXXXXX-XX'],
    ['N', 'XX---XXXXXX--'],
    ['S', 'X---------X--'],
  ])('of group %s', (group, row) => {
    const found = [...groups].map(other => segregationOf(explosive(group), explosive(other)) ?? '-')
    expect(found.join('')).toBe(row)
  })

  /** 177.848(f) as it is printed. */
  const cells: Readonly<Record<string, string>> = {
    A: '- X X X X X X X X X X X X',
    B: 'X - X X(4) X X X X X X X X 4/5',
    C: 'X X - 2 2 X 6 X X X X 3 4/5',
    D: 'X X(4) 2 - 2 X 6 X X X X 3 4/5',
    E: 'X X 2 2 - X 6 X X X X 3 4/5',
    F: 'X X X X X - X X X X X X 4/5',
    G: 'X X 6 6 6 X - X X X X X 4/5',
    H: 'X X X X X X X - X X X X 4/5',
    J: 'X X X X X X X X - X X X 4/5',
    K: 'X X X X X X X X X - X X 4/5',
    L: 'X X X X X X X X X X 1 X X',
    N: 'X X 3 3 3 X X X X X X - 4/5',
    S: 'X 4/5 4/5 4/5 4/5 4/5 4/5 4/5 4/5 4/5 X 4/5 -',
  }
  /** Detonators are of group B or S. */
  const detonators = (group: string) =>
    explosive(group, 'BS'.includes(group) ? { properShippingName: 'Detonators, electric, for blasting' } : {})
  const sparklers = (group: string) => explosive(group, { properShippingName: 'Fireworks' })
  const isBlast = (group: string) => /^1\.[12]/.test(explosive(group).hazardClass)

  /** What a cell says of articles, of detonators in the row, and of fireworks in the row. */
  function readCell(cell: string, row: string, column: string): readonly string[] {
    const detonated = 'BS'.includes(row) && isBlast(column) ? 'O' : '-'
    switch (cell) {
      case 'X':
        return ['X', 'X', 'X']
      case 'X(4)':
        return ['X', row === 'B' ? 'O' : 'X', 'X']
      case '4/5':
        return ['-', detonated, row === 'S' && isBlast(column) ? 'X' : '-']
      case '6':
        return ['O', 'O', 'X']
      default:
        return ['-', detonated, '-']
    }
  }

  it.each(
    Object.entries(cells).flatMap(([row, line]) =>
      line.split(' ').map((cell, at) => [row, groups[at] ?? '', cell] as const),
    ),
  )('of group %s with %s: %s (f)', (row, column, cell) => {
    const other = explosive(column)
    const found = [explosive(row), detonators(row), sparklers(row)].map(one => segregationOf(one, other) ?? '-')
    expect(found).toEqual(readCell(cell, row, column))
    expect([explosive(row), detonators(row), sparklers(row)].map(one => segregationOf(other, one) ?? '-')).toEqual(
      found,
    )
  })

  it('detonators stand under 177.835(g): never or only packed apart with 1.1 to 1.3, 1.5 and detonating cord', () => {
    const caps = of('1.4B', { unNumber: 'UN0255', properShippingName: 'Detonators, electric, for blasting' })
    const small = of('1.4S', { unNumber: 'UN0456', properShippingName: 'Detonators, electric, for blasting' })
    const boosters = of('1.1B', { unNumber: 'UN0225', properShippingName: 'Boosters with detonator' })
    const fuzes = of('1.4B', { unNumber: 'UN0257', properShippingName: 'Fuzes, detonating' })
    const cord = of('1.4D', { unNumber: 'UN0289', properShippingName: 'Cord, detonating, flexible' })
    const cartridges = of('1.4S', { unNumber: 'UN0012', properShippingName: 'Cartridges, small arms' })
    expect([of('1.1D'), cord, of('1.4D'), of('1.5D')].map(one => segregationOf(caps, one))).toEqual([
      'O',
      'O',
      'O',
      'O',
    ])
    expect([of('1.1D'), of('1.2E'), of('1.3C'), of('1.5D'), cord].map(one => segregationOf(small, one))).toEqual([
      'O',
      'O',
      'O',
      'O',
      'O',
    ])
    expect([cartridges, boosters, caps, of('1.4C')].map(one => segregationOf(small, one))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(segregationOf(cartridges, caps)).toBeNull()
    const cast = of('1.1D', { unNumber: 'UN0042', properShippingName: 'Boosters, without detonator' })
    const shaped = of('1.4S', { unNumber: 'UN0441', properShippingName: 'Charges, shaped, without detonator' })
    expect([small, caps, fuzes].map(one => segregationOf(one, cast))).toEqual(['O', 'O', 'X'])
    expect(segregationOf(shaped, cast)).toBeNull()
    expect(segregationOf(fuzes, of('1.1D'))).toBe('X')
    expect([of('1.1D'), cord, of('1.4D'), of('1.3G')].map(one => segregationOf(boosters, one))).toEqual([
      'X',
      'X',
      'X',
      'X',
    ])
    expect([caps, small, cartridges].map(one => segregationOf(boosters, one))).toEqual([null, null, null])
  })

  it('of group L go with the same article alone', () =>
    expect(segregationOf(explosive('L'), explosive('L', { unNumber: 'UN0002' }))).toBe('X'))

  it('1.4S fireworks do not go with what blasts', () => {
    const sparklers = explosive('S', { properShippingName: 'Fireworks' })
    expect(segregationOf(sparklers, explosive('D'))).toBe('X')
    expect(segregationOf(sparklers, of('1.4G'))).toBeNull()
  })

  it('ammonium nitrate may go with 1.1 and 1.5 (note A)', () => {
    const nitrate = of('5.1', { unNumber: 'UN1942', properShippingName: 'Ammonium nitrate' })
    expect([of('1.1D'), of('1.5D'), of('1.3G')].map(one => segregationOf(nitrate, one))).toEqual([null, null, 'X'])
  })
})

describe('beside the tables', () => {
  const cyanide = of('6.1', { properShippingName: 'Sodium cyanide, solid', packingGroup: 'I' })
  const acid = of('8', { properShippingName: 'Sulfuric acid' })

  it('cyanides never meet acids (c)', () => {
    expect(segregationOf(cyanide, acid)).toBe('X')
    expect(segregationOf(acid, cyanide)).toBe('X')
    expect(segregationOf(cyanide, of('8', { properShippingName: 'Sodium hydroxide solution' }))).toBeNull()
  })

  it('a subsidiary class counts where it is stricter (e)(6)', () => {
    expect(segregationOf(of('3', { subsidiaryClass: '8' }), of('4.2'))).toBe('X')
    expect(segregationOf(of('3', { subsidiaryClass: '5.1' }), of('3', { subsidiaryClass: '8' }))).toBeNull()
  })

  it('limited quantities fall under none of it (a)(1)', () =>
    expect(segregationOf({ ...acid, limitedQuantity: true }, of('4.2'))).toBeNull())

  it('finds every pair of a load', () => {
    const load = [acid, null, of('4.2'), cyanide, of('9')]
    expect(segregationConflicts(load)).toEqual([
      { first: 0, second: 2, segregation: 'X' },
      { first: 0, second: 3, segregation: 'X' },
    ])
  })
})
