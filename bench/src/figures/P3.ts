import { goals } from '../goals.ts'
import { type Latency, load, median, ms, type Row } from '../measure.ts'
import { openWiredBench, pickupDay, signInAt, wireShipment } from '../wired.ts'

const ACCOUNTS = ['DMRX', 'DMGL', 'DMHV', 'DMSW', 'DMPA', 'DMNE', 'DMCO', 'DMKY', 'DMMV', 'DMPD', 'DMRM', 'DMTL']
const FASTEST_MS = 40
const SLOWEST_MS = 300
const CALLERS = 10
const ROUNDS = 3
const CALLS = 60

/** P3: 12 accounts and 6 rate sheets asked by ten people at once, beside the slowest carrier. */
export async function P3(): Promise<Row[]> {
  const bench = await openWiredBench(ACCOUNTS, { withSheets: true })
  const node = await bench.startNode(8395)
  try {
    ACCOUNTS.forEach((account, n) => {
      const between = (SLOWEST_MS - FASTEST_MS) / (ACCOUNTS.length - 1)
      bench.sandbox.fault({ kind: 'slow', operation: 'rate', account, ms: FASTEST_MS + between * n })
    })
    const call = await signInAt(node.address, bench)
    const ids: number[] = []
    for (let n = 0; n < CALLERS; n++) {
      const made = await call(
        'Shipment/BuildShipment',
        { shipment: wireShipment(`P3-${n}`, pickupDay()) },
        crypto.randomUUID(),
      )
      ids.push(JSON.parse(String(made)).shipmentId)
    }
    let prices = 0
    const shop = async (caller: number): Promise<void> => {
      const answer = await call('Shipment/GETLTLRates', { shipmentId: ids[caller] })
      prices = JSON.parse(String(answer)).rates.length
    }
    await load(CALLERS * 2, CALLERS, shop)
    const rounds: Latency[] = []
    for (let n = 0; n < ROUNDS; n++) rounds.push(await load(CALLS, CALLERS, shop))
    const p50 = median(rounds.map(round => round.p50))
    const p99 = median(rounds.map(round => round.p99))
    const row = (what: string, measured: number, goal: string): Row => ({
      figure: `P3 rate shop, 12 accounts and 6 sheets, ${CALLERS} at once, ${prices} prices, ${what}`,
      measured: ms(measured),
      beside: `${SLOWEST_MS} ms the slowest carrier`,
      ratio: `+${(measured - SLOWEST_MS).toFixed(0)} ms`,
      goal,
    })
    return [row('p50', p50, goals.P3.p50), row('p99', p99, goals.P3.p99)]
  } finally {
    await node.stop()
    await bench.close()
  }
}
