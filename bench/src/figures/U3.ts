import { setTimeout as pause } from 'node:timers/promises'
import { goals } from '../goals.ts'
import { load, type Row } from '../measure.ts'
import { parcelOf, upsLogin } from '../orders/parcels.ts'
import { openWiredBench, pickupDay, signInAt } from '../wired.ts'

const PARCELS = Number(process.env.PARCELS ?? 200)
const PORT = 8395

/**
 * U3: one box at the packing bench, call by call as its screen makes them, with the carrier at 0 ms: scanned, weighed, priced,
 * its label bought, and drawn for the printer.
 */
export async function U3(): Promise<Row[]> {
  const bench = await openWiredBench([], { own: [upsLogin] })
  try {
    const node = await bench.startNode(PORT)
    const post = await signInAt(`http://127.0.0.1:${PORT}`, bench)
    const call = async (path: string, body: unknown) => JSON.parse(String(await post(path, body, crypto.randomUUID())))
    const pickup = pickupDay()
    for (let n = 0; n < PARCELS + 10; n += 1) {
      await call('Shipment/BuildShipment', { shipment: parcelOf(`U3-${n}`, pickup) })
    }
    const bought = async (shipmentId: number): Promise<void> => {
      const query = `select 1 as found from label where shipment_id = ${shipmentId} and state = 'bought'`
      while ((await bench.query<{ found: number }>(query)).length === 0) await pause(2)
    }
    let next = 0
    const pack = async (): Promise<void> => {
      const { shipmentId } = await call('Labels/ScanParcel', { code: `U3-${next++}` })
      const { shipment, version: seen } = await call('Shipment/ShipmentDetails', { shipmentId })
      const { ShipmentStops: _, ...plain } = shipment
      const Items = plain.Items.map((item: object) => ({ ...item, Weight: 7.25 }))
      const saved = { shipmentId, version: seen, shipment: { ...plain, Items } }
      const { version } = await call('Shipment/BuildShipment', saved)
      const { selected } = await call('Shipment/RCSelectedParcelCarrier?Flag=rate', { shipmentId })
      await call('Shipment/Pickup', { shipmentId, version, PricesheetID: selected.PricesheetID })
      await bought(shipmentId)
      await post('Labels/PrintLabels', { shipmentIds: [shipmentId], format: 'zpl' })
    }
    // The first ones are slower: code is compiled, statements are planned.
    await load(10, 1, pack)
    const { p50, p99 } = await load(PARCELS, 1, pack)
    await node.stop()
    return [
      {
        figure: `U3 ${PARCELS} boxes scanned, weighed, priced, bought and drawn`,
        measured: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        beside: 'the carrier at 0 ms',
        ratio: '',
        goal: goals.U3.scan,
      },
    ]
  } finally {
    await bench.close()
  }
}
