import type { ShipConfirmation } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'

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
