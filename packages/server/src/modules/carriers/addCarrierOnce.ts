import type { Tx } from '../../db/open.ts'

/** Adds an LTL carrier that the company does not know yet; one that it knows stays as it is. */
export async function addCarrierOnce(tx: Tx, clientId: number, scac: string, name: string): Promise<void> {
  await tx
    .insertInto('carrier')
    .values({ client_id: clientId, scac, name })
    .onConflict(oc => oc.columns(['client_id', 'scac', 'mode']).doNothing())
    .execute()
}
