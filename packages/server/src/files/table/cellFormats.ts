import { attribute, firstIn, formOf, tagsOf } from './markup.ts'

/** How a number is shown that is more than a number. */
export type CellFormat = 'number' | 'day' | 'percent'

const builtIn: Readonly<Record<number, CellFormat>> = {
  ...{ 9: 'percent', 10: 'percent', 14: 'day', 15: 'day', 16: 'day', 17: 'day', 22: 'day' },
  ...{ 27: 'day', 30: 'day', 36: 'day', 50: 'day', 57: 'day' },
}

/** Characters of a format that say what it is; spreadsheets take no longer ones. */
const CODE_MAX = 400

/** What is written in quotes, brackets or behind a backslash is shown as it is, and says nothing of the number. */
const bare = (code: string): string => code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '')

function formatOf(code: string): CellFormat {
  const plain = bare(code).toLowerCase()
  if (plain.includes('%')) return 'percent'
  return /[dy]/.test(plain) || /mmm/.test(plain) ? 'day' : 'number'
}

/** The format of each cell style of a workbook, by the number that its cells name. Source: ECMA-376 part 1, 18.8.30. */
export function dateFormats(styles: string): (style: number) => CellFormat {
  const own = new Map(
    tagsOf(styles, 'numFmt').map((tag): [number, CellFormat] => [
      Number(attribute(tag, 'numFmtId') || -1),
      formatOf(attribute(tag, 'formatCode').slice(0, CODE_MAX).replaceAll('&quot;', '"')),
    ]),
  )
  const cells = firstIn(styles, formOf('cellXfs'))?.inner ?? ''
  const formats = tagsOf(cells, 'xf').map((tag): CellFormat => {
    const id = Number(attribute(tag, 'numFmtId'))
    return own.get(id) ?? builtIn[id] ?? 'number'
  })
  return style => formats[style] ?? 'number'
}
