import { needsOf, type ParcelNeeds, type Shipment, sentence } from '@waybill/domain'
import type { CarrierFailure } from './connector.ts'
import { refusal } from './failures.ts'

/** What may be asked for beside a service, and how it is said that a carrier does not do it. */
const extras = {
  saturdayDelivery: { isAsked: needs => needs.saturdayDelivery, lacks: 'noSaturdayDelivery' },
  holdForPickup: { isAsked: needs => needs.holdForPickup, lacks: 'noHoldForPickup' },
  returnAddress: { isAsked: needs => needs.returnAddress !== null, lacks: 'noReturnAddress' },
  invoiceRemoval: { isAsked: needs => needs.commercialInvoiceRemoval, lacks: 'noInvoiceRemoval' },
  surePost: { isAsked: needs => needs.surePostCode !== '', lacks: 'noSurePost' },
  endorsement: { isAsked: needs => needs.endorsement !== '' && needs.endorsement !== 'none', lacks: 'noEndorsement' },
  services: { isAsked: needs => needs.services.length > 0, lacks: 'noFurtherServices' },
} as const satisfies Readonly<
  Record<string, { readonly isAsked: (needs: ParcelNeeds) => boolean; readonly lacks: Parameters<typeof sentence>[0] }>
>
export type Extra = keyof typeof extras

/**
 * Why a shipment is not asked about that wants more than a carrier does; null: all of it is done. What it lacks is never left
 * out in silence.
 * @param does what the carrier is told of
 */
export function notDone(scac: string, does: readonly Extra[], shipment: Shipment): CarrierFailure | null {
  const needs = needsOf(shipment)
  const lacking = (Object.keys(extras) as Extra[]).find(extra => !does.includes(extra) && extras[extra].isAsked(needs))
  return lacking === undefined ? null : refusal(scac, sentence(extras[lacking].lacks))
}
