import { ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RCSelectedParcelCarrier } from '@waybill/contract/calls/Shipment/RCSelectedParcelCarrier.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SendToPrinter } from '@waybill/contract/calls/Stations/SendToPrinter.ts'
import { wireShipment } from '@waybill/contract/wire/shipment.ts'
import { wireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { madeUp } from '../madeUp.ts'
import { tell } from '../network.ts'
import { answer, refusal } from '../wire.ts'
import { besideDetails, shipmentDetails } from './details.ts'
import { holding } from './holding.ts'

const selected = {
  ...{ PricesheetID: 5, CarrierSCAC: 'UPSN', CarrierName: 'UPS', title: 'UPS Ground', LabelCode: '03' },
  ...{ AccountNumber: 'A1', TrackingID: '', why: 'The cheapest price of a carrier that may be used.' },
  UOMType: 'LBS' as const,
}

const bookingIn = (state: 'reserved' | 'booked') => ({ ...madeUp(wireShipmentDetails).booking, state })

const choice = ({ BOLNumber, consignee, shipmentId }: BenchChoice) => ({
  ...{ shipmentId, BOLNumber, shipmentStatus: 'Q' as const, consignee, consigneeCity: 'Reno', consigneeState: 'NV' },
  ending: { kind: 'bol' as const, number: BOLNumber },
})

interface BenchChoice {
  readonly shipmentId: number
  readonly BOLNumber: string
  readonly consignee: string
}

/**
 * A bench with parcels of one package each. A carrier has sold a label once it was asked for, which is told as news; no station
 * prints it.
 */
export function packingBench(shipmentIds: readonly number[]) {
  const scans = holding()
  const shipment = madeUp(wireShipment, { shipMode: 'PARCEL' })
  const parcels = new Map(
    shipmentIds.map(id => [id, shipmentDetails(id, { shipmentStatus: 'Q', shipment, PRONumber: '' })]),
  )
  const parcel = (shipmentId = 0) => parcels.get(shipmentId) ?? shipmentDetails(0)
  const change = (shipmentId: number, to: Partial<ReturnType<typeof parcel>>) => {
    const now = parcel(shipmentId)
    const next = { ...now, ...to, version: now.version + 1 }
    parcels.set(shipmentId, next)
    return next
  }
  const answers = [
    ...besideDetails,
    answer(ScanParcel, async ({ body }) => {
      await scans.passed()
      const all = [...parcels.values()]
      const { code = '' } = body
      const ends = code === '' ? [] : all.filter(({ BOLNumber }) => BOLNumber.endsWith(code))
      if (ends.length > 1) {
        const choices = ends.map(one => choice({ ...one, consignee: `Demo Reader ${one.shipmentId}` }))
        return madeUp(ScanParcel.reply, { found: 'several', shipmentId: null, choices })
      }
      const found = all.find(({ BOLNumber, shipmentId }) => BOLNumber === code || shipmentId === body.shipmentId)
      if (found === undefined) return madeUp(ScanParcel.reply, { found: 'none', shipmentId: null })
      const { shipmentId, UniqueName, BOLNumber, shipmentStatus, version } = found
      return madeUp(ScanParcel.reply, {
        ...{ found: 'shipment', shipmentId, UniqueName, BOLNumber, shipmentStatus, version, shipMode: 'PARCEL' },
        ...{ consignee: 'Demo Reader', packages: 1 },
      })
    }),
    answer(ShipmentDetails, ({ body: { shipmentId } }) => {
      const now = parcel(shipmentId)
      if (now.booking.state === 'reserved') {
        change(shipmentId, { booking: bookingIn('booked'), PRONumber: `1Z999AA1000000${shipmentId}` })
        // News come when the page listens to them.
        requestAnimationFrame(() => tell({ topic: 'booking', shipmentId, uniqueName: now.UniqueName }))
      }
      return now
    }),
    answer(BuildShipment, ({ body }) => {
      const { shipmentId, UniqueName, BOLNumber, shipmentStatus, version } = change(body.shipmentId ?? 0, {})
      return { shipmentId, UniqueName, BOLNumber, shipmentStatus, version, consequences: [] }
    }),
    answer(RCSelectedParcelCarrier, { rates: [], refusals: [], selected }),
    answer(Pickup, ({ body: { shipmentId } }) => {
      const { shipmentStatus, version } = change(shipmentId, { shipmentStatus: 'T', booking: bookingIn('reserved') })
      return {
        shipmentId,
        shipmentStatus,
        version,
        bookingState: 'reserved' as const,
        way: 'api' as const,
        mailId: null,
      }
    }),
    answer(SendToPrinter, refusal('NoStation')),
  ]
  /** The number on a parcel's papers. */
  const bol = (shipmentId: number): string => parcel(shipmentId).BOLNumber
  return { answers, bol, hold: scans.hold }
}
