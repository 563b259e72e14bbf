import type { Tx } from '../../../db/open.ts'
import { dropKind } from '../../../work/dropKind.ts'

/**
 * Stops the clocks of the rounds of offers that are open: no further carrier is asked by itself. A round stays as it is until its
 * carrier answers or a person withdraws it. The papers of one that was just accepted are for a person to send.
 */
export async function stopOfferClocks(tx: Tx, clientId: number): Promise<void> {
  await dropKind(tx, 'offers', clientId)
  await dropKind(tx, 'confirm', clientId)
}
