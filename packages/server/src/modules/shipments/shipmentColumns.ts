import {
  type Address,
  type Cod,
  type CustomerOrder,
  keptAsking,
  type Mode,
  noTruckNeeds,
  type ParcelNeeds,
  type PaymentTerms,
  type RateMode,
  type Shipment,
  type ShipmentHead,
  type ShipmentStatus,
  type TruckNeeds,
} from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { Shipment as ShipmentTable } from '../../db/schema.generated.ts'
import { type PartRows, partsOfRows } from './partRows.ts'

/** The head as it comes back, with the documents in it typed: only this module writes them. */
export interface HeadRow
  extends Omit<
    Selectable<ShipmentTable>,
    | 'bill_to'
    | 'customer_orders'
    | 'mode'
    | 'terms'
    | 'status'
    | 'cod_fee_terms'
    | 'equipment'
    | 'rate_mode'
    | 'set_aside'
    | 'parcel'
  > {
  readonly bill_to: Address | null
  readonly customer_orders: readonly CustomerOrder[] | null
  readonly parcel: ParcelNeeds | null
  readonly mode: Mode
  readonly equipment: TruckNeeds['equipment']
  readonly rate_mode: RateMode
  readonly terms: PaymentTerms
  readonly cod_fee_terms: Cod['feeTerms']
  readonly status: ShipmentStatus
  readonly set_aside: '' | 'archived' | 'merged' | 'reverted'
  readonly voided_from: ShipmentStatus | null
}

const referenceOf = ({ numbers }: PartRows, kind: string): string =>
  numbers.find(row => row.kind === kind && row.number === 1)?.value ?? ''

/** Reference1..5 keep their places; blank ones are not stored. */
function referencesOf({ numbers }: PartRows): readonly string[] {
  const own = numbers.filter(row => row.kind === 'reference')
  const last = Math.max(0, ...own.map(row => row.number))
  return Array.from({ length: last }, (_, index) => own.find(row => row.number === index + 1)?.value ?? '')
}

const truckOfRow = (row: HeadRow): Pick<ShipmentHead, 'truck'> =>
  row.equipment === ''
    ? {}
    : {
        truck: {
          equipment: row.equipment,
          temperatureMin: row.temperature_min,
          temperatureMax: row.temperature_max,
          tarps: row.tarps,
        },
      }

const columnsOfTruck = ({ equipment, temperatureMin, temperatureMax, tarps }: TruckNeeds) => ({
  equipment,
  temperature_min: temperatureMin,
  temperature_max: temperatureMax,
  tarps,
})

/** The content of a shipment from its head and its parts. */
export const contentOfRows = (row: HeadRow, parts: PartRows): Shipment => ({
  billTo: row.bill_to,
  mode: row.mode,
  ...(row.volume ? { volume: true as const } : {}),
  ...truckOfRow(row),
  ...(row.parcel === null ? {} : { parcel: row.parcel }),
  ...keptAsking({ rateMode: row.rate_mode, carriers: row.asked_carriers }),
  ...(row.appointed_carrier === '' ? {} : { appointedCarrier: row.appointed_carrier }),
  terms: row.terms,
  references: referencesOf(parts),
  orderNumber: referenceOf(parts, 'order'),
  customerPo: referenceOf(parts, 'customerPo'),
  ...(row.customer_orders === null ? {} : { customerOrders: row.customer_orders }),
  specialInstructions: row.special_instructions,
  internalNotes: row.internal_notes,
  declaredValue: row.declared_value,
  currency: row.currency,
  cod:
    row.cod_amount === null
      ? null
      : { amount: row.cod_amount, feeTerms: row.cod_fee_terms, customerCheck: row.cod_customer_check },
  loadNumber: row.load_number,
  trailerNumber: row.trailer_number,
  seals: row.seals,
  ...partsOfRows(parts),
})

/** The columns of a shipment's head. */
export const rowOfHead = (head: ShipmentHead) => ({
  mode: head.mode,
  volume: head.volume === true,
  ...columnsOfTruck(head.truck ?? noTruckNeeds),
  parcel: head.parcel === undefined ? null : JSON.stringify(head.parcel),
  rate_mode: head.asking?.rateMode ?? 'all',
  asked_carriers: [...(head.asking?.carriers ?? [])],
  appointed_carrier: head.appointedCarrier ?? '',
  terms: head.terms,
  bill_to: head.billTo === null ? null : JSON.stringify(head.billTo),
  customer_orders: head.customerOrders === undefined ? null : JSON.stringify(head.customerOrders),
  special_instructions: head.specialInstructions,
  internal_notes: head.internalNotes,
  declared_value: head.declaredValue,
  currency: head.currency,
  cod_amount: head.cod?.amount ?? null,
  cod_fee_terms: head.cod?.feeTerms ?? '',
  cod_customer_check: head.cod?.customerCheck ?? false,
  load_number: head.loadNumber,
  trailer_number: head.trailerNumber,
  seals: head.seals,
})
