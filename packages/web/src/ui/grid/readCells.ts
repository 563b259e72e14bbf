/**
 * What a spreadsheet puts on the clipboard as rows of cells: tabs between cells, quotes around a cell that holds a tab, a
 * line end or a quote. Blank rows at the end are left out.
 */
export function readCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [['']]
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  let isQuoted = false
  const add = (letter: string): void => {
    const row = rows[rows.length - 1] ?? []
    row[row.length - 1] += letter
  }
  for (let i = 0; i < source.length; i++) {
    const letter = source[i] ?? ''
    const row = rows[rows.length - 1] ?? []
    if (isQuoted && letter === '"' && source[i + 1] === '"') {
      add('"')
      i++
    } else if (letter === '"' && (isQuoted || row[row.length - 1] === '')) isQuoted = !isQuoted
    else if (!isQuoted && letter === '\t') row.push('')
    else if (!isQuoted && letter === '\n') rows.push([''])
    else add(letter)
  }
  const last = rows.findLastIndex(row => row.some(cell => cell.trim() !== ''))
  return rows.slice(0, last + 1).map(row => row.map(cell => cell.trim()))
}

/** The cells as a spreadsheet reads them. */
export const writeCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(row => row.map(cell => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

/** Whether a paste is more than one cell. */
export const isTable = (text: string): boolean => /\t|\n./.test(text.trimEnd())
