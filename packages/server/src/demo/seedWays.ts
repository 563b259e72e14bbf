import { join } from 'node:path'
import { addDays } from '@waybill/domain'
import type { Tx } from '../db/open.ts'
import { loadRateFile } from '../modules/rates/index.ts'
import { demoTruckers, tenderEmailOf } from './carriers.ts'

const folder = join(import.meta.dirname, 'rate-files')

/** Who carries freight that the consignee pays, by ship-via code; the first one is flagged. */
const collect = [
  ['DMGL', 'GLF-C'],
  ['DMBL', 'BKY-C'],
] as const

/** What the demo's carriers charge for whole trucks, and for volume freight by the pallet: files as carriers send them. */
const files = [
  { scac: 'DMTK', carrierName: 'Demo Truckload Partners', service: 'Truckload', file: 'truckload.csv' },
  { scac: 'DMFB', carrierName: 'Demo Flatbed & Tarp', service: 'Open deck', file: 'open-deck.csv' },
  { scac: 'DMBL', carrierName: 'Demo Buckeye Lines', service: 'Volume pallets', file: 'volume-pallets.csv' },
] as const

async function seedFiles(tx: Tx, clientId: number, at: Date): Promise<void> {
  for (const { file, ...given } of files) {
    const isTruck = file !== 'volume-pallets.csv'
    const fuel = isTruck ? { fuelProgram: 'TRUCKLOAD', maxWeightLb: 45_000 } : { fuelProgram: 'NATIONAL' }
    const terms = { from: '2026-01-01', ...fuel }
    const faults = await loadRateFile(tx, clientId, { ...given, path: join(folder, file), terms, at })
    if (faults.length > 0) throw new Error(`The demo's rate file ${file} has faults: ${JSON.stringify(faults[0])}`)
  }
}

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
      demoTruckers.map(({ scac, name, phone }) => {
        const email = tenderEmailOf(scac)
        return {
          ...{ client_id: clientId, scac, name, phone, mode: 'TL', contact_name: 'Load desk' },
          ...{ tender_email: email, quote_email: email, insurance_expires: insuredUntil },
        }
      }),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
  await seedFiles(tx, clientId, at)
}
