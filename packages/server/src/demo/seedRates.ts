import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, type FuelBook } from '@waybill/domain'
import type { Tx } from '../db/open.ts'
import { loadFuel, loadRateSheet, readFuelFolder, readSheetFolder, type SheetVersion } from '../modules/rates/index.ts'
import { demoCarriers, tenderEmailOf } from './carriers.ts'

const folder = join(import.meta.dirname, 'rate-sheets')
const fuelFolder = join(import.meta.dirname, 'fuel')

export interface SeededRates {
  readonly versions: readonly SheetVersion[]
  readonly fuel: FuelBook
}

/** Carriers, their rate sheets, older versions first, and the company's own fuel program. */
export async function seedRates(tx: Tx, clientId: number, at: Date): Promise<SeededRates> {
  await tx
    .insertInto('carrier')
    .values(
      demoCarriers.map(({ scac, name, phone, contact, doNotUse, insuredDays }, n) => ({
        ...{ client_id: clientId, scac, name, phone, contact_name: contact, kind: 'rateSheet' },
        ...{ tender_email: tenderEmailOf(scac), quote_email: tenderEmailOf(scac) },
        ...{ sales_email: `sales@${scac.toLowerCase()}-demo.invalid`, contract_id: `DEMO-${scac}` },
        ...{ mc_number: `00000${n + 1}`, dot_number: `000000${n + 1}` },
        insurance_expires: insuredDays === null ? null : addDays(at.toISOString().slice(0, 10), insuredDays),
        settings: JSON.stringify({ cutOff: '14:00', doNotUse }),
      })),
    )
    .execute()
  const [fuel, ...versions] = await Promise.all([
    loadFuel(tx, clientId, readFuelFolder(fuelFolder), at),
    ...demoCarriers.map(({ scac }) => loadVersions(tx, clientId, scac, at)),
  ])
  if (fuel.kind === 'errors') throw new Error("The demo's fuel program has faults.")
  return { versions: versions.flat(), fuel: fuel.fuel }
}

/** The rate sheets of one carrier, older versions first. */
async function loadVersions(tx: Tx, clientId: number, scac: string, at: Date): Promise<readonly SheetVersion[]> {
  const versions: SheetVersion[] = []
  const path = join(folder, scac.toLowerCase())
  for (const version of readdirSync(path).sort()) {
    const loaded = await loadRateSheet(tx, clientId, readSheetFolder(join(path, version)), at)
    if (loaded.kind === 'errors') throw new Error(`The demo's rate sheet ${scac} ${version} has faults.`)
    versions.push({ versionId: loaded.versionId, scac, version: loaded.version, sheet: loaded.sheet })
  }
  return versions
}
