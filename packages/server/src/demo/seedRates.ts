import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '../db/open.ts'
import { loadRateSheet, readSheetFolder, type SheetVersion } from '../modules/rates/index.ts'
import { demoCarriers, tenderEmailOf } from './carriers.ts'

const folder = join(import.meta.dirname, 'rate-sheets')

/** Carriers and their rate sheets, older versions first. */
export async function seedRates(tx: Tx, clientId: number, at: Date): Promise<readonly SheetVersion[]> {
  await tx
    .insertInto('carrier')
    .values(
      demoCarriers.map(({ scac, name, phone, contact, doNotUse }) => ({
        ...{ client_id: clientId, scac, name, phone, contact_name: contact },
        ...{ tender_email: tenderEmailOf(scac), quote_email: tenderEmailOf(scac) },
        settings: JSON.stringify({ cutOff: '14:00', doNotUse }),
      })),
    )
    .execute()
  const versions: SheetVersion[] = []
  for (const { scac } of demoCarriers) {
    const path = join(folder, scac.toLowerCase())
    for (const version of readdirSync(path).sort()) {
      const loaded = await loadRateSheet(tx, clientId, readSheetFolder(join(path, version)), at)
      if (loaded.kind === 'errors') throw new Error(`The demo's rate sheet ${scac} ${version} has faults.`)
      versions.push({ versionId: loaded.versionId, scac, version: loaded.version, sheet: loaded.sheet })
    }
  }
  return versions
}
