import type { BodyOf } from '@waybill/contract'
import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { classBand, modes, weightBand } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import { roadMilesBetween } from './roadMilesBetween.ts'

/** Shipments of a lane that are read, the newest first. */
const READ_MAX = 20_000

interface Fact {
  readonly day: string
  readonly scac: string
  readonly carrierName: string
  readonly fromZip: string
  readonly fromState: string
  readonly toZip: string
  readonly toState: string
  readonly currency: string
  readonly charge: number
  readonly linehaul: number | null
  readonly weightLb: number
  readonly billedLb: number | null
  readonly freightClass: string
  readonly equipment: string
  readonly service: string
  readonly zone: string
}

/** What was paid for one shipment: minor units a hundredweight, a mile or a pound. */
export interface Paid extends Fact {
  readonly linehaul: number
  readonly price: number
}

type Lane = BodyOf<typeof GetRateBenchmark>

const isSame = (asked: string | undefined, is: string): boolean => asked === undefined || asked === '' || asked === is

/** Whether a shipment is one that what is asked about may be compared with. */
function isLike({ mode, weightLb, freightClass, equipment, service, zone }: Lane, fact: Fact): boolean {
  const { isClassed, truck, isLabelled } = modes[mode]
  if (isLabelled) return isSame(service, fact.service) && isSame(zone, fact.zone)
  if (truck === 'own') return isSame(equipment, fact.equipment)
  const inBreak = weightLb === undefined || weightBand(weightLb).from === weightBand(fact.weightLb).from
  const band = freightClass === undefined ? null : classBand(freightClass)
  return inBreak && (!isClassed || band === null || band === classBand(fact.freightClass))
}

/** What it cost by the measure of its mode; null where nobody knows how much of it there was. */
function unitPrice({ mode }: Lane, fact: Fact): number | null {
  const { truck, isLabelled } = modes[mode]
  const [amount, measure] = isLabelled
    ? [fact.charge, fact.billedLb ?? fact.weightLb]
    : truck === 'own'
      ? [fact.linehaul, roadMilesBetween(fact.fromZip, fact.toZip)]
      : [fact.charge, fact.weightLb / 100]
  return amount === null || measure === null || measure <= 0 ? null : amount / measure
}

/** What we paid between the states of a lane for what is like what is asked about. What others pay is none of it. */
export async function paidOnLane(
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  lane: Lane,
  days: { readonly from: string; readonly to: string },
): Promise<readonly Paid[]> {
  const text = `
    select f.day, f.scac, f.carrier_name as "carrierName", f.from_zip as "fromZip", f.from_state as "fromState", f.to_zip as "toZip",
           f.to_state as "toState", f.currency, f.charge, b.linehaul, f.weight_lb as "weightLb", b.billed_lb as "billedLb",
           b.freight_class as "freightClass", b.equipment, b.service, b.zone
      from shipment_fact f
      join shipment_benchmark b on b.client_id = f.client_id and b.shipment_id = f.shipment_id
     where f.client_id = $1 and f.from_state = $2 and f.to_state = $3 and f.mode = $4 and f.day between $5::date and $6::date and f.priced > 0
     order by f.day desc, f.shipment_id desc limit ${READ_MAX}`
  const values = [clientId, lane.from.state, lane.to.state, lane.mode, days.from, days.to]
  const facts = await db.read({ compile: () => CompiledQuery.raw(text, values) as CompiledQuery<Fact> })
  return facts.flatMap(fact => {
    const price = isLike(lane, fact) ? unitPrice(lane, fact) : null
    return price === null ? [] : [{ ...fact, linehaul: fact.linehaul ?? fact.charge, price }]
  })
}
