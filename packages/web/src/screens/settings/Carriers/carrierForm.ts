import { type WireCarrier, type WireCarrierInput, wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'

const line = (max: number) => z.string().trim().max(max)
const email = z.union([z.literal(''), z.email().max(textLimits.contactEmail)])
const digits = line(8).refine(text => /^\d*$/.test(text), { params: { code: 'digits' } })

/** What a carrier is known by, whatever way it is set up in. */
const shape = {
  CarrierName: line(textLimits.company).min(1),
  SCAC: line(4)
    .min(1)
    .refine(text => text === '' || /^[a-z]{2,4}$/i.test(text), { params: { code: 'scac' } }),
  RateMode: z.enum(['LTL', 'TL', 'PARCEL']),
  kind: z.enum(['spot', 'rateSheet', 'provider', 'instant']),
  Email: email,
  TenderEmail: email,
  Contact: line(textLimits.contactName),
  Phone: line(textLimits.contactPhone),
  CarrierLocn: line(40).min(1),
  ContractId: line(50),
  SalesEmail: email,
  SetupInstructions: line(4_000),
  doNotUse: z.boolean(),
  collect: z.boolean(),
  ShipVia: line(20),
  collectFlagged: z.boolean(),
  InsuranceExpires: z.union([z.literal(''), z.iso.date()]),
  DailyLoads: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/),
  MCNumber: digits,
  DOTNumber: digits,
}

const known = z.object(shape)
export type CarrierValues = z.infer<typeof known>
type CarrierSchema = z.ZodType<CarrierValues, CarrierValues>

export const carrierSchema: CarrierSchema = known
/** Asked by mail, so an address is needed. */
export const spotSchema: CarrierSchema = known.extend({ Email: z.email().max(textLimits.contactEmail) })
/** Its salesperson is written to about its sheets. */
export const rateSheetSchema: CarrierSchema = known.extend({ SalesEmail: z.email().max(textLimits.contactEmail) })

const names = Object.keys(shape) as (keyof CarrierValues)[]

/** @param carrier what is known of it; null for a new one */
export function valuesOf(carrier: WireCarrierInput | null): CarrierValues {
  const given: WireCarrierInput = carrier ?? wireCarrierInput.parse({})
  return Object.fromEntries(names.map(name => [name, given[name]])) as CarrierValues
}

/** What is sent: what the form shows, with what it does not show as it was. Without collect freight none is flagged. */
export const carrierOf = (values: CarrierValues, before: WireCarrier | null): WireCarrierInput => ({
  ...wireCarrierInput.parse(before ?? {}),
  ...wireCarrierInput.parse({ ...values, collectFlagged: values.collect && values.collectFlagged }),
  ...(before === null
    ? {}
    : {
        CapacityProviderIdentifierType: before.CapacityProviderIdentifierType,
        CapacityProviderIdentifierValue: before.CapacityProviderIdentifierValue,
      }),
})
