import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FileTable, type FuelTable, fuelTables, sheetTables } from '@waybill/domain'
import type { CsvTexts } from './csvFiles.ts'

function readFolder<Table extends FileTable>(
  folder: string,
  tables: Readonly<Record<Table, unknown>>,
): CsvTexts<Table> {
  const names = (Object.keys(tables) as Table[]).filter(table => existsSync(join(folder, `${table}.csv`)))
  const texts: Partial<Record<Table, string>> = {}
  for (const table of names) texts[table] = readFileSync(join(folder, `${table}.csv`), 'utf8')
  return texts
}

/** The tables of a rate sheet that lie in a folder, one `<table>.csv` each. */
export const readSheetFolder = (folder: string): CsvTexts => readFolder(folder, sheetTables)

/** The company's fuel programs and index prices that lie in a folder. */
export const readFuelFolder = (folder: string): CsvTexts<FuelTable> => readFolder(folder, fuelTables)
