import { addDays } from '@waybill/domain'
import type { Tx } from '../db/open.ts'

/** Who carries freight that the consignee pays, by ship-via code; the first one is flagged. */
const collect = [
  ['DMGL', 'GLF-C'],
  ['DMBL', 'BKY-C'],
] as const

/** Carriers of whole trucks; plainly demo like the others. */
const truckers = [
  { scac: 'DMTK', name: 'Demo Truckload Partners', phone: '800-555-0121' },
  { scac: 'DMFB', name: 'Demo Flatbed & Tarp', phone: '800-555-0122' },
] as const

/** The carriers of the demo company for collect freight and for truckloads. */
export async function seedWays(tx: Tx, clientId: number, at: Date): Promise<void> {
  const insuredUntil = addDays(at.toISOString().slice(0, 10), 120)
  for (const [index, [scac, ship_via]] of collect.entries()) {
    await tx
      .updateTable('carrier')
      .set({ collect: true, collect_flagged: index === 0, ship_via })
      .where('client_id', '=', clientId)
      .where('scac', '=', scac)
      .where('mode', '=', 'LTL')
      .execute()
  }
  await tx
    .insertInto('carrier')
    .values(
      truckers.map(({ scac, name, phone }) => {
        const email = `dispatch@${scac.toLowerCase()}-demo.invalid`
        return {
          ...{ client_id: clientId, scac, name, phone, mode: 'TL', contact_name: 'Load desk' },
          ...{ tender_email: email, quote_email: email, insurance_expires: insuredUntil },
        }
      }),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
}
