const DANGEROUS = /^[=+\-@\t\r]/

/** One cell: a text a spreadsheet would take for a formula is made plain, the rest is quoted where needed. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const plain = DANGEROUS.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

export type CsvRow = readonly (string | number | null)[]

/** RFC 4180 with a byte order mark, so that spreadsheets read the letters as UTF-8. */
export const csvText = (rows: readonly CsvRow[]): string =>
  `\uFEFF${rows.map(row => `${row.map(csvCell).join(',')}\r\n`).join('')}`

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
