import { type ImportControl, needsOf, type ReturnService, type Shipment, sentence } from '@waybill/domain'
import type { CarrierFailure } from './connector.ts'
import { refusal } from './failures.ts'

/** How a carrier sells what comes back, and what is fetched from abroad: what is not named it does not have. */
export interface WaysBack {
  readonly returns: readonly ReturnService[]
  readonly imports: readonly ImportControl[]
}

/** Labels of the way back that the shipper prints, and nothing else. */
export const printedReturns: WaysBack = { returns: ['printLabel'], imports: [] }

/** Why a way back is not asked for; null: it is sold, or none is wanted. What a carrier lacks is never sold as something else. */
export function notSoldBack(scac: string, { returns, imports }: WaysBack, shipment: Shipment): CarrierFailure | null {
  const { returnService, importControl } = needsOf(shipment)
  if (returnService !== '' && !returns.includes(returnService)) return refusal(scac, sentence('returnNotThatWay'))
  if (importControl !== '' && !imports.includes(importControl)) return refusal(scac, sentence('noImportControl'))
  return null
}
