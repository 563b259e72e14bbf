import type {
  Address,
  Bill,
  CustomsLine,
  HandlingUnit,
  Hazmat,
  PaymentTerms,
  Shipment,
  ShipmentLine,
  Stop,
  StopKind,
} from '@waybill/domain'

/** The rows of a shipment's parts, as {@link partsSql} reads them: each list in its order. */
export interface PartRows {
  readonly stops: readonly StopRow[]
  readonly lines: readonly LineRow[]
  readonly customs: readonly CustomsRow[]
  readonly units: readonly UnitRow[]
  readonly bills: readonly BillRow[]
  readonly numbers: readonly { readonly kind: string; readonly number: number; readonly value: string }[]
}

interface StopRow {
  readonly stop_id: number
  readonly kind: StopKind
  readonly address: Address
  readonly address_id: number | null
  readonly zone: string
  readonly window_date: string | null
  readonly window_from: string
  readonly window_to: string
  readonly appointment: string
  readonly services: readonly string[]
  readonly stop_references: readonly string[]
  readonly arrived_at: string | null
  readonly left_at: string | null
  readonly door: string
}

interface LineRow {
  readonly line_id: number
  readonly description: string
  readonly item_code: string
  readonly nmfc: string
  readonly freight_class: string
  readonly pieces: number
  readonly piece_type: string
  readonly weight_lb: number
  readonly wt_unit: number
  readonly hazmat: Hazmat | null
}

interface CustomsRow {
  readonly line_id: number
  readonly origin_country: string
  readonly hts_code: string
  readonly pieces: number
  readonly value: number
  readonly currency: string
}

interface UnitRow {
  readonly unit_id: number
  readonly count: number
  readonly type: string
  readonly length_in: number
  readonly width_in: number
  readonly height_in: number
  readonly dim_unit: number
  readonly gross_weight_lb: number | null
  readonly stackable: boolean
  readonly linear_feet: number | null
  readonly declared_value: number | null
  readonly additional_handling: boolean
  readonly repacked_unit_id: number | null
  readonly repacked_place: number | null
  readonly load_stop_id: number
  readonly unload_stop_id: number
  readonly contents: readonly { readonly line_id: number; readonly pieces: number; readonly weight_lb: number }[]
}

interface BillRow {
  readonly bill_id: number
  readonly number: string
  readonly from_stop_id: number
  readonly to_stop_id: number
  readonly terms: PaymentTerms | null
  readonly bill_to: Address | null
}

const listed = (table: string, order: string): string =>
  `(select coalesce(jsonb_agg(to_jsonb(t) order by t.${order}), '[]') from ${table} t
     where t.client_id = s.client_id and t.shipment_id = s.shipment_id)`

const contents = `(select coalesce(jsonb_agg(to_jsonb(c) order by c.number), '[]') from unit_content c
  where c.client_id = t.client_id and c.shipment_id = t.shipment_id and c.unit_id = t.unit_id)`

/** The columns of a select over `shipment s` that bring its parts along. */
export const partsSql = `
  ${listed('stop', 'number')} as stops,
  ${listed('shipment_line', 'number')} as lines,
  ${listed('customs_line', 'line_id')} as customs,
  (select coalesce(jsonb_agg(to_jsonb(t) || jsonb_build_object('contents', ${contents}) order by t.number), '[]')
     from handling_unit t where t.client_id = s.client_id and t.shipment_id = s.shipment_id) as units,
  ${listed('bill_of_lading', 'place')} as bills,
  ${listed('shipment_reference', 'number')} as numbers`

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

const stopOf = (row: StopRow): Stop => ({
  stopId: row.stop_id,
  kind: row.kind,
  address: row.address,
  addressId: row.address_id,
  zone: row.zone,
  window: { date: row.window_date ?? '', from: row.window_from, to: row.window_to },
  appointment: row.appointment,
  door: row.door,
  services: row.services,
  references: row.stop_references,
  arrivedAt: instant(row.arrived_at),
  leftAt: instant(row.left_at),
})

const customsOf = ({ origin_country, hts_code, pieces, value, currency }: CustomsRow): CustomsLine => ({
  originCountry: origin_country,
  htsCode: hts_code,
  ...{ pieces, value, currency },
})

const lineOf = (row: LineRow, customs: CustomsRow | undefined): ShipmentLine => ({
  lineId: row.line_id,
  description: row.description,
  itemCode: row.item_code,
  nmfc: row.nmfc,
  freightClass: row.freight_class,
  pieces: row.pieces,
  pieceType: row.piece_type,
  weightLb: row.weight_lb,
  wtUnit: row.wt_unit,
  ...(customs === undefined ? {} : { customs: customsOf(customs) }),
  hazmat: row.hazmat,
})

/** What moves, from its rows: ids of stops and lines become their numbers. */
export function partsOfRows(rows: PartRows): Pick<Shipment, 'stops' | 'lines' | 'units' | 'bills'> {
  const stopNumber = new Map(rows.stops.map((row, index) => [row.stop_id, index + 1]))
  const customs = new Map(rows.customs.map(row => [row.line_id, row]))
  const lineNumber = new Map(rows.lines.map((row, index) => [row.line_id, index + 1]))
  const unitOf = (row: UnitRow): HandlingUnit => ({
    unitId: row.unit_id,
    count: row.count,
    type: row.type,
    lengthIn: row.length_in,
    widthIn: row.width_in,
    heightIn: row.height_in,
    dimUnit: row.dim_unit,
    grossWeightLb: row.gross_weight_lb,
    stackable: row.stackable,
    ...(row.linear_feet === null ? {} : { linearFeet: row.linear_feet }),
    ...(row.declared_value === null ? {} : { declaredValue: row.declared_value }),
    ...(row.additional_handling ? { additionalHandling: true as const } : {}),
    ...(row.repacked_unit_id === null || row.repacked_place === null
      ? {}
      : { repackedFrom: { unitId: row.repacked_unit_id, place: row.repacked_place } }),
    loadedAt: stopNumber.get(row.load_stop_id) ?? 0,
    unloadedAt: stopNumber.get(row.unload_stop_id) ?? 0,
    contents: row.contents.map(({ line_id, pieces, weight_lb }) => ({
      line: lineNumber.get(line_id) ?? 0,
      pieces,
      weightLb: weight_lb,
    })),
  })
  const billOf = (row: BillRow): Bill => ({
    billId: row.bill_id,
    number: row.number,
    fromStop: stopNumber.get(row.from_stop_id) ?? 0,
    toStop: stopNumber.get(row.to_stop_id) ?? 0,
    terms: row.terms,
    billTo: row.bill_to,
  })
  return {
    stops: rows.stops.map(stopOf),
    lines: rows.lines.map(row => lineOf(row, customs.get(row.line_id))),
    units: rows.units.map(unitOf),
    bills: rows.bills.map(billOf),
  }
}
