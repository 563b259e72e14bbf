import type { BodyOf } from '@waybill/contract/call.ts'
import type { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { type Address, isFreightClass, type Shipment } from '@waybill/domain'

type Asked = BodyOf<typeof GetLaneHistory>
export type HistoryLane = Omit<Asked, 'prices'>

const country = ({ country: code }: Address): 'US' | 'CA' => (code === 'CA' ? 'CA' : 'US')

/** The lane that prices of a shipment are on, with what they are compared by; null where it has not both ends. */
export function historyLane({
  stops,
  lines,
  mode,
  truck,
}: Pick<Shipment, 'stops' | 'lines' | 'mode' | 'truck'>): HistoryLane | null {
  const [from, to] = [stops[0]?.address, stops.at(-1)?.address]
  if (from === undefined || to === undefined || from.zip === '' || to.zip === '') return null
  const weightLb = lines.reduce((sum, line) => sum + line.weightLb, 0)
  const highest = Math.max(
    0,
    ...lines.map(({ freightClass }) => (isFreightClass(freightClass) ? Number(freightClass) : 0)),
  )
  return {
    ...{
      OriginZip: from.zip,
      OriginCountry: country(from),
      DestinationZip: to.zip,
      DestinationCountry: country(to),
      mode,
    },
    ...(weightLb > 0 ? { weightLb } : {}),
    ...(highest > 0 ? { freightClass: String(highest) } : {}),
    ...(truck === undefined || truck.equipment === '' ? {} : { equipment: truck.equipment }),
  }
}

const linehaulKinds: ReadonlySet<string> = new Set(['linehaul', 'discount', 'minimum'])

/** A price by what it is compared by; none where it is not shown. */
export function historyPrice({ charges, trace, CurrAmount, ...rate }: WireRate): Asked['prices'] {
  if (CurrAmount === null) return []
  const linehaul = charges.filter(({ kind }) => linehaulKinds.has(kind))
  const parcel = trace.find(({ step }) => step === 'parcel')
  const known = {
    ...{ PricesheetID: rate.PricesheetID, CarrierSCAC: rate.CarrierSCAC, service: rate.title },
    zone: typeof parcel?.zone === 'string' ? parcel.zone : '',
    billedLb: typeof parcel?.billedWeightLb === 'number' ? parcel.billedWeightLb : null,
    ...{ currency: rate.currency, CurrAmount, isSpot: rate.isSpot },
    linehaul: linehaul.length === 0 ? null : linehaul.reduce((sum, { amount }) => sum + amount, 0),
  }
  return [known]
}
