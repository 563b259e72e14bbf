import { loadRateSheet } from '../modules/rates/index.ts'
import type { Person } from './company.ts'
import { addCarrier, type CarrierGiven, sheetTexts } from './freight.ts'
import type { TestNode } from './node.ts'

/** Loads a sheet that prices `freight`; at 96.00 a hundredweight it comes to 213.36. */
export async function addSheet(node: TestNode, { clientId }: Person, scac: string, perCwt?: string, from?: string) {
  return node.app.db
    .forClient(clientId)
    .transaction(tx => loadRateSheet(tx, clientId, sheetTexts(scac, perCwt, from), node.clock.now()))
}

/** A carrier with prices. */
export async function addPricedCarrier(node: TestNode, person: Person, given: CarrierGiven = {}, perCwt?: string) {
  const scac = await addCarrier(node, person, given)
  await addSheet(node, person, scac, perCwt)
  return scac
}
