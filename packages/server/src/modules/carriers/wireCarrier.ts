import {
  carrierFileKinds,
  carrierKinds,
  carrierModes,
  rateModeIds,
  type WireCarrier,
  type WireCarrierInput,
} from '@waybill/contract/wire/carrier.ts'
import { capacityProviderIdentifierTypes } from '@waybill/contract/wire/providerAccount.ts'
import { insuranceState } from '@waybill/domain'
import type { CarrierRecord } from './carrierRows.ts'

const oneOf = <const T extends string>(values: readonly T[], value: string, other: T): T =>
  values.find(one => one === value) ?? other

/** A carrier of the database as the calls spell it. @param today the company's day, by which its insurance is judged */
export function wireCarrier(row: CarrierRecord, today: string): WireCarrier {
  const mode = oneOf(carrierModes, row.mode, 'LTL')
  return {
    carrierId: row.carrier_id,
    version: row.version,
    CarrierName: row.name,
    SCAC: row.scac,
    RateMode: mode,
    RateModeID: rateModeIds[mode],
    kind: oneOf(carrierKinds, row.kind, 'spot'),
    Email: row.quote_email,
    TenderEmail: row.tender_email,
    Contact: row.contact_name,
    Phone: row.phone,
    CarrierLocn: row.location,
    ContractId: row.contract_id,
    CapacityProviderIdentifierType: capacityProviderIdentifierTypes.find(type => type === row.provider_id_type) ?? '',
    CapacityProviderIdentifierValue: row.provider_id_value,
    CarrierResponseLog: row.response_log,
    CarrierMetaTagJSON: row.meta_tag === null ? '' : JSON.stringify(row.meta_tag),
    SalesEmail: row.sales_email,
    SetupInstructions: row.setup_instructions,
    doNotUse: row.do_not_use,
    collect: row.collect,
    ShipVia: row.ship_via,
    collectFlagged: row.collect_flagged,
    InsuranceExpires: row.insurance_expires ?? '',
    DailyLoads: row.daily_loads === null ? '' : String(row.daily_loads),
    MCNumber: row.mc_number,
    DOTNumber: row.dot_number,
    insurance: insuranceState(row.insurance_expires, today),
    hasRates: row.has_rates,
    isConnected: row.is_connected,
    stars: row.stars,
    ratings: row.ratings,
    Files: row.files.map(file => ({ ...file, kind: oneOf(carrierFileKinds, file.kind, 'rateSheet') })),
  }
}

/** The columns of what was entered, its settings apart. */
export const columnsOf = (given: WireCarrierInput) => ({
  name: given.CarrierName,
  scac: given.SCAC,
  mode: given.RateMode,
  kind: given.kind,
  quote_email: given.Email,
  tender_email: given.TenderEmail,
  contact_name: given.Contact,
  phone: given.Phone,
  location: given.CarrierLocn,
  contract_id: given.ContractId,
  provider_id_type: given.CapacityProviderIdentifierType,
  provider_id_value: given.CapacityProviderIdentifierValue,
  sales_email: given.SalesEmail,
  setup_instructions: given.SetupInstructions,
  collect: given.collect,
  ship_via: given.ShipVia,
  collect_flagged: given.collectFlagged,
  insurance_expires: given.InsuranceExpires === '' ? null : given.InsuranceExpires,
  mc_number: given.MCNumber,
  dot_number: given.DOTNumber,
})

/** What the history keeps of a carrier: what was entered, without the long papers of its setup. */
export function auditOf({ CarrierMetaTagJSON, CarrierResponseLog, Files, stars, ratings, ...carrier }: WireCarrier) {
  return { ...carrier, files: Files.map(({ name }) => name) }
}
