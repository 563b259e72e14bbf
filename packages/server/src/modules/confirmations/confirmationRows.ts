import { csvLine } from '@waybill/documents/csv'
import { type ConfirmationCause, confirmationHeads, confirmationRows, type ShipConfirmation } from '@waybill/domain'
import { z } from 'zod'
import type { Tx } from '../../db/open.ts'

/** A byte order mark, so that spreadsheets read the file right. */
const BOM = '﻿'

/** A confirmation, locked until the transaction ends. */
export const lockedConfirmation = (tx: Tx, clientId: number, confirmationId: number) =>
  tx
    .selectFrom('ship_confirmation')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('confirmation_id', '=', confirmationId)
    .forUpdate()
    .executeTakeFirst()

export type ConfirmationRow = NonNullable<Awaited<ReturnType<typeof lockedConfirmation>>>

export const contentOf = (row: Pick<ConfirmationRow, 'content'>): ShipConfirmation =>
  row.content as unknown as ShipConfirmation

const headsOf = z.record(z.string(), z.string())

/** The file of a confirmation: the same bytes whenever it is sent or downloaded. */
export function fileOf(row: Pick<ConfirmationRow, 'content' | 'heads' | 'cause' | 'number'>): Buffer {
  const rows = confirmationRows(contentOf(row), row.cause as ConfirmationCause, row.number)
  return Buffer.from(BOM + [confirmationHeads(headsOf.parse(row.heads)), ...rows].map(csvLine).join(''))
}

export const CONFIRMATION_MIME = 'text/csv; charset=utf-8'
