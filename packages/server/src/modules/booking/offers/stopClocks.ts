import type { Tx } from '../../../db/open.ts'
import { dropKind } from '../../../work/dropKind.ts'

/**
 * Stops the clocks of the rounds of offers that are open: no further carrier is asked by itself. A round stays as it is until its
 * carrier answers or a person withdraws it.
 * @returns how many
 */
export const stopOfferClocks = (tx: Tx, clientId: number): Promise<number> => dropKind(tx, 'offers', clientId)
