import { post } from '../caller.ts'
import { goals } from '../goals.ts'
import { median, ms, type Row } from '../measure.ts'
import { PASSWORD } from '../prepared.ts'
import { openWiredBench, pickupDay, signInAt, wireShipment } from '../wired.ts'

const ACCOUNTS = ['DMRX', 'DMGL', 'DMHV', 'DMSW', 'DMPA', 'DMNE', 'DMCO', 'DMKY', 'DMMV', 'DMPD', 'DMRM', 'DMTL']
const DEAD = 'DMTL'
const SLOW = 'DMRM'
const FASTEST_MS = 100
const DEADLINE_MS = 4_000
const ROUNDS = 3

interface Announced {
  readonly at: number
  readonly scac: string
}

/** What is announced on a shipment's socket, with the time since `from`. */
async function listen(address: string, token: string, uniqueName: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws?uniqueName=${uniqueName}`)
  const heard: Announced[] = []
  await new Promise<void>((ready, failed) => {
    socket.onerror = () => failed(new Error('no socket'))
    socket.onopen = () => socket.send(JSON.stringify({ token }))
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data))
      if (message.topic === 'ready') ready()
      if (message.rate) heard.push({ at: performance.now(), scac: message.rate.CarrierSCAC })
    }
  })
  return { heard, close: () => socket.close() }
}

/** P4: one carrier dead, one that takes 30 s; and what an open breaker costs. */
export async function P4(): Promise<Row[]> {
  const bench = await openWiredBench(ACCOUNTS)
  const node = await bench.startNode(8396)
  try {
    const { sandbox } = bench
    sandbox.fault({ kind: 'hang', operation: 'rate', account: DEAD })
    sandbox.fault({ kind: 'slow', operation: 'rate', account: SLOW, ms: 30_000 })
    for (const account of ACCOUNTS.slice(0, -2))
      sandbox.fault({ kind: 'slow', operation: 'rate', account, ms: FASTEST_MS })
    const login = await post(`${node.address}/api/LogIn/Login`, { Email: bench.email, Password: PASSWORD })
    const call = await signInAt(node.address, bench)
    const body = { shipment: wireShipment('P4', pickupDay()) }
    const { shipmentId, UniqueName } = JSON.parse(
      String(await call('Shipment/BuildShipment', body, crypto.randomUUID())),
    )
    const socket = await listen(node.address, login.token ?? '', UniqueName)
    const whole: number[] = []
    const first: number[] = []
    await call('Shipment/GETLTLRates', { shipmentId })
    for (let n = 0; n < ROUNDS; n++) {
      const before = socket.heard.length
      const started = performance.now()
      await call('Shipment/GETLTLRates', { shipmentId })
      whole.push(performance.now() - started)
      first.push((socket.heard[before]?.at ?? Number.NaN) - started)
    }
    const late = await lateOnes(socket.heard)
    socket.close()
    const shut = await behindBreaker(call, shipmentId, bench)
    const row = (figure: string, measured: number, beside: number, what: string, goal: string): Row => ({
      figure: `P4 ${figure}`,
      measured: ms(measured),
      beside: `${ms(beside)} ${what}`,
      ratio: `+${(measured - beside).toFixed(0)} ms`,
      goal,
    })
    return [
      row('answer with a dead and a 30 s carrier', median(whole), DEADLINE_MS, 'the deadline', goals.P4.answer),
      row('first rate on the socket', median(first), FASTEST_MS, 'the fastest carrier', goals.P4.first),
      row('answer with an open breaker', shut, FASTEST_MS, 'the others', goals.P4.breaker),
      {
        figure: 'P4 late rates that still arrive',
        measured: `${late} of ${ROUNDS + 1}`,
        beside: '30 s',
        ratio: '',
        goal: goals.P4.late,
      },
    ]
  } finally {
    await node.stop()
    await bench.close()
  }
}

/** Waits for the slow carrier's prices, at most a little longer than it takes. */
async function lateOnes(heard: readonly Announced[]): Promise<number> {
  const count = () => heard.filter(({ scac }) => scac === SLOW).length
  const until = performance.now() + 40_000
  while (count() < ROUNDS + 1 && performance.now() < until) await new Promise(over => setTimeout(over, 200))
  return count()
}

async function behindBreaker(
  call: Awaited<ReturnType<typeof signInAt>>,
  shipmentId: number,
  { sandbox }: Awaited<ReturnType<typeof openWiredBench>>,
): Promise<number> {
  sandbox.clearFaults()
  for (const account of [DEAD, SLOW]) sandbox.fault({ kind: 'status500', operation: 'rate', account })
  for (const account of ACCOUNTS.slice(0, -2))
    sandbox.fault({ kind: 'slow', operation: 'rate', account, ms: FASTEST_MS })
  for (let n = 0; n < 6; n++) await call('Shipment/GETLTLRates', { shipmentId })
  const took: number[] = []
  for (let n = 0; n < ROUNDS * 3; n++) {
    const started = performance.now()
    await call('Shipment/GETLTLRates', { shipmentId })
    took.push(performance.now() - started)
  }
  return median(took)
}
