import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookOfParts } from '../../testing/workbook.ts'
import { openTables } from './openTables.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

const SHEET = 'xl/worksheets/sheet1.xml'
const STYLES = 'xl/styles.xml'
const STRINGS = 'xl/sharedStrings.xml'
const LONG = 1024 * 1024

/** Reads every row of a workbook with these parts; what it took, and for how long nothing else was done meanwhile. */
async function reading(parts: Readonly<Record<string, string>>) {
  const path = join(folder, 'book.xlsx')
  await writeFile(path, bookOfParts(parts))
  const began = performance.now()
  const rows: string[][] = []
  try {
    const file = await openTables(path, 'book.xlsx')
    for (const table of file.tables) for await (const { cells } of table.rows()) rows.push(cells)
    await file.close()
  } catch (error) {
    return { rows, error, ms: performance.now() - began }
  }
  return { rows, error: null, ms: performance.now() - began }
}

const unclosed = (name: string) => `<${name}>`.repeat(LONG / (name.length + 2))
const unended = (name: string) => `<${name} `.repeat(LONG / (name.length + 2))
const inRow = (xml: string) => `<worksheet><sheetData><row r="1">${xml}</row></sheetData></worksheet>`

test.each([
  ['rows that do not end', SHEET, `<worksheet><sheetData>${unended('row')}`],
  ['cells that do not close', SHEET, inRow(unclosed('c'))],
  ['cells that do not end', SHEET, inRow(unended('c'))],
  ['values that do not close', SHEET, inRow(`<c r="A1">${unclosed('v')}</c>`)],
  ['formulas that do not end', SHEET, inRow(`<c r="A1">${unended('f')}</c>`)],
  ['texts that do not close', STRINGS, `<sst><si>${unclosed('t')}</si></sst>`],
  ['phonetics that do not close', STRINGS, `<sst><si>${unclosed('rPh')}</si></sst>`],
  ['formats that do not end', STYLES, unended('numFmt')],
  ['styles that do not close', STYLES, unclosed('cellXfs')],
  ['a format of brackets', STYLES, `<numFmt numFmtId="1" formatCode="${'['.repeat(LONG)}"/>`],
  ['tabs that do not end', 'xl/workbook.xml', unended('sheet')],
])('%s take no time', async (_, part, xml) => {
  const { ms } = await reading({ [part]: xml })
  expect(ms).toBeLessThan(3_000)
})

test('a row without end, a cell beyond the last column and more text than can be read are damage', async () => {
  const endless = await reading({ [SHEET]: `<worksheet><sheetData><row r="1">${'a'.repeat(3 * LONG)}` })
  expect(endless.error).toMatchObject({ why: 'damaged' })
  const beyond = await reading({ [SHEET]: inRow('<c r="ZZZZZZZ1"><v>1</v></c>') })
  expect(beyond.error).toMatchObject({ why: 'damaged' })
  const styles = await reading({ [STYLES]: ' '.repeat(9 * LONG) })
  expect(styles.error).toMatchObject({ why: 'damaged' })
})

test('what is odd and sound is read: empty cells and rows, prefixes, phonetics, texts of several runs', async () => {
  const { rows, error } = await reading({
    [STRINGS]:
      '<x:sst><x:si><x:r><x:t>To</x:t></x:r><x:rPh sb="0"><x:t>no</x:t></x:rPh><x:r><x:t>kyo</x:t></x:r></x:si></x:sst>',
    [SHEET]:
      '<x:worksheet><x:sheetData><x:row r="1"/><x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="B2" s="1"/><x:c r="D2"><x:f>1+1</x:f></x:c></x:row></x:sheetData></x:worksheet>',
  })
  expect(error).toBeNull()
  expect(rows).toEqual([[], ['Tokyo', '', '', '=1+1']])
})
