/**
 * One door per table: only its owner writes it. A table that is not named here fails the check, so that a new one says
 * whose it is. Paths begin below `packages/server/src`.
 */
export const owners: Readonly<Record<string, string>> = {
  address: 'modules/addresses/',
  allocation: 'modules/salesOrders/',
  another_load: 'modules/booking/',
  approval: 'modules/approvals/',
  approval_ask: 'modules/approvals/',
  approval_rules: 'modules/approvals/',
  approval_stand_in: 'modules/approvals/',
  audit_entry: 'audit.ts',
  base_lane: 'modules/rates/',
  base_rate: 'modules/rates/',
  benchmark_rule: 'modules/benchmark/BenchmarkRule.ts',
  bill_of_lading: 'modules/shipments/',
  bol_revision: 'modules/documents/',
  booking: 'modules/booking/bookings.ts',
  bulk_job: 'modules/bulk/',
  bulk_row: 'modules/bulk/',
  bulk_started: 'work/startedByRow.ts',
  carrier: 'modules/carriers/',
  carrier_pickup: 'modules/dayEnd/',
  carrier_terminal: 'modules/terminals/',
  charge: 'modules/charges/',
  charge_spread: 'modules/charges/',
  customs_line: 'modules/shipments/',
  carrier_group: 'modules/quotes/',
  carrier_account: 'modules/carrierAccounts/',
  carrier_exchange: 'carriers/',
  carrier_grant: 'carriers/',
  carrier_login: 'carriers/',
  company_setting: 'modules/companySettings/',
  confirmed_place: 'modules/addressChecks/',
  closed_label: 'modules/dayEnd/',
  day_close: 'modules/dayEnd/',
  exception: 'modules/exceptions/',
  exception_rule: 'modules/exceptions/',
  exchange_rate: 'modules/rates/',
  file: 'modules/files/',
  fuel_correction: 'modules/rates/',
  fuel_index: 'modules/rates/',
  fuel_program: 'modules/rates/',
  archive_rule: 'modules/shipments/ArchiveRule.ts',
  bill_to_location: 'modules/orderSetup/',
  carrier_rating: 'modules/ratings/',
  carrier_invoice: 'modules/invoices/',
  shipment_count_delta: 'modules/figures/',
  shipment_rollup_delta: 'modules/figures/',
  accrual_month: 'modules/figures/',
  accrual_folded: 'modules/figures/',
  guide_override: 'modules/routing/',
  handling_unit: 'modules/shipments/',
  import_change: 'modules/imports/',
  import_mapping: 'modules/imports/',
  import_row: 'modules/imports/',
  import_run: 'modules/imports/',
  inbound_mail: 'modules/inbound/',
  item: 'modules/setup/',
  'work.installation': 'installation/',
  'work.pulse': 'readiness/',
  'work.sealed': 'backup/',
  item_level: 'modules/setup/',
  label: 'modules/labels/labelRows.ts',
  label_charge_seen: 'modules/dayEnd/',
  label_purchase: 'modules/labels/labelRows.ts',
  list_layout: 'modules/lists/',
  mail: 'mail/',
  notification: 'modules/booking/notifications.ts',
  number_series: 'modules/shipments/',
  order_default: 'modules/orderSetup/',
  place_kind: 'modules/orderSetup/',
  order_mail: 'modules/orderSources/',
  order_source: 'modules/orderSources/',
  order_source_file: 'modules/orderSources/',
  own_box: 'modules/ownBoxes/',
  own_box_list: 'modules/ownBoxes/',
  pallet_config: 'modules/pallets/',
  pallet_config_list: 'modules/pallets/',
  pickup_label: 'modules/dayEnd/',
  price_sheet: 'modules/rates/',
  provider_metadata: 'modules/carrierAccounts/',
  report_run: 'modules/reportRuns/',
  report_schedule: 'modules/reportRuns/',
  quote_request: 'modules/rates/',
  shipment_relation: 'modules/returns/',
  straight_day: 'modules/straightThrough/',
  straight_entry: 'modules/straightThrough/',
  straight_rule: 'modules/straightThrough/',
  rate_file: 'modules/rates/',
  rate_lane: 'modules/rates/',
  rate_mapping: 'modules/rates/',
  rate_replay: 'modules/rates/',
  rate_replay_row: 'modules/rates/',
  rate_sheet_version: 'modules/rates/',
  rating_outcome: 'modules/rates/',
  rating_run: 'modules/rates/',
  routing_guide: 'modules/routing/',
  sales_order: 'modules/salesOrders/',
  sales_order_line: 'modules/salesOrders/',
  saved_view: 'modules/lists/',
  ship_confirmation: 'modules/confirmations/',
  ship_via: 'modules/orderSetup/',
  ship_via_list: 'modules/orderSetup/',
  shipment: 'modules/shipments/',
  sold_to_account: 'modules/soldToAccounts/',
  shipment_content: 'modules/shipments/contents.ts',
  shipment_draft: 'modules/drafts/',
  shipment_line: 'modules/shipments/',
  shipment_reference: 'modules/shipments/',
  spot_invitation: 'modules/quotes/',
  spot_offer: 'modules/quotes/',
  spot_quote: 'modules/quotes/',
  print_job: 'modules/stations/',
  printed_paper: 'modules/documents/printedPapers.ts',
  station: 'modules/stations/',
  station_document: 'modules/stations/',
  station_mine: 'modules/stations/',
  station_printer: 'modules/stations/',
  stop: 'modules/shipments/',
  tender: 'modules/booking/tenders.ts',
  tender_round: 'modules/booking/offers/',
  tender_step: 'modules/booking/offers/',
  tracking_event: 'modules/tracking/',
  tracking_notice: 'modules/tracking/',
  tracking_notified: 'modules/tracking/',
  transmission: 'modules/booking/transmissions.ts',
  unit_content: 'modules/shipments/',
  unit_label: 'modules/shipments/unitLabels.ts',
  ups_acceptance: 'modules/upsReady/',
  ups_connection: 'modules/upsReady/',
  ups_registration: 'modules/upsReady/',
  'work.due': 'work/',
  'work.ups_agreement': 'modules/upsReady/',
  'work.order_address': 'modules/orderSources/',
  'work.mailroom': 'modules/inbound/',
  'work.mailroom_failure': 'modules/inbound/',
}

/** Whose tables stand in a schema of their own. */
const schemas: Readonly<Record<string, string>> = { identity: 'identity/', pgboss: 'jobs/' }

/** Empty databases are filled, and tests set their stage, past every door. */
const exempt = ['demo/', 'testing/', 'db/']

const written =
  /(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`]([a-z_.]+)|\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+([a-z_]+(?:\.[a-z_]+)?)|\bupdate\s+([a-z_]+(?:\.[a-z_]+)?)\s+(?:as\s+)?(?:[a-z]+\s+)?set\b/gi

/** Tables that a source text writes, by Kysely or in SQL, comments left out. */
export function tablesWritten(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, ' ')
  return [...code.matchAll(written)].flatMap(([, a, b, c]) => [a ?? b ?? c ?? '']).map(name => name.split(' ')[0] ?? '')
}

export interface Source {
  /** Below `packages/server/src`. */
  readonly path: string
  readonly text: string
}

/** Writes that do not go through the table's own door, as sentences. */
export function doorBreaches(sources: readonly Source[]): readonly string[] {
  return sources
    .filter(({ path }) => !path.endsWith('.test.ts') && !exempt.some(folder => path.startsWith(folder)))
    .flatMap(({ path, text }) =>
      [...new Set(tablesWritten(text))].flatMap(table => {
        const owner = owners[table] ?? schemas[table.split('.')[0] ?? '']
        if (owner === undefined) return [`${path} writes ${table}, which belongs to nobody (checks/doors.ts)`]
        return path.startsWith(owner) ? [] : [`${path} writes ${table}, which belongs to ${owner}`]
      }),
    )
}
