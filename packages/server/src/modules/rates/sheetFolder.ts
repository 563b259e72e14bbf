import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetTables } from '@waybill/domain'
import type { CsvTexts } from './csvFiles.ts'

/** The tables of a rate sheet that lie in a folder, one `<table>.csv` each. */
export function readSheetFolder(folder: string): CsvTexts {
  const names = Object.keys(sheetTables).filter(table => existsSync(join(folder, `${table}.csv`)))
  return Object.fromEntries(names.map(table => [table, readFileSync(join(folder, `${table}.csv`), 'utf8')]))
}
