import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import type { ImportReason } from '@waybill/contract/wire/imports.ts'
import { headsAt } from '@waybill/domain'
import type { useText } from '../../texts/texts.ts'

type T = ReturnType<typeof useText>

/** An import as the server shows it. */
export type ShownImport = ReplyOf<typeof GetImport>

/** What people call a field of a kind of file. */
export const fieldName = (t: T, name: string): string => t(`imports.field_${name as 'SKU'}`)

/** What people call a column: its head, or its number. */
export const columnName = (
  t: T,
  { tables, mapping }: Pick<ShownImport, 'tables' | 'mapping'>,
  column: number,
): string =>
  headsAt(tables[mapping.table]?.sample ?? [], mapping.headRow)[column]?.trim() ||
  t('imports.column', { number: column + 1 })

/** Why a row is not taken, or what is doubtful of it. */
export const reasonText = (t: T, { code, params }: Pick<ImportReason, 'code' | 'params'>): string =>
  // Rows that were held before both sides were kept name the source alone.
  t(
    code === 'otherSource' && params.place === undefined ? 'imports.fault_otherSource_before' : `imports.fault_${code}`,
    params,
  )
