import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cell, csv, csvCell, csvLine } from './csv.ts'

/** Reads RFC 4180 the plain way, to check the writer against. */
function read(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  rows.pop()
  return rows
}

async function all(chunks: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = []
  for await (const chunk of chunks) list.push(chunk)
  return list
}

describe('CSV', () => {
  test.each<[Cell, string]>([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=1+1', "'=1+1"],
    ['+15550100', "'+15550100"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=x', '"\'\r=x"'],
    ['  =x', "'  =x"],
    [-5, '-5'],
    [1250.5, '1250.5'],
    [Number.NaN, ''],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test('never hands a spreadsheet a formula, and loses nothing', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"'), fc.string())
        .map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), texts => {
        const [row = []] = read(csvLine(texts))
        expect(row.map((cell, i) => (cell === texts[i] ? cell : cell.slice(1)))).toEqual(texts)
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
      { numRuns: 1000 },
    )
  })

  test('streams rows with a byte order mark first', async () => {
    async function* rows() {
      for (let i = 0; i < 20_000; i++) yield [i, `name ${i}`, '=x']
    }
    const chunks = await all(csv(['No', 'Name', 'Note'], rows()))
    expect(chunks.length).toBeGreaterThan(3)
    for (const chunk of chunks) expect(chunk.length).toBeLessThan(70_000)
    const text = chunks.join('')
    expect(text.startsWith("\uFEFFNo,Name,Note\r\n0,name 0,'=x\r\n")).toBe(true)
    expect(read(text)).toHaveLength(20_001)
  })

  test('without rows is its head', async () => {
    expect(await all(csv(['A'], []))).toEqual(['\uFEFFA\r\n'])
  })
})
