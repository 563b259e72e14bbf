import { type Answer, post } from '../caller.ts'
import { goals } from '../goals.ts'
import { ms, type Row, times } from '../measure.ts'
import { PASSWORD, type Prepared } from '../prepared.ts'
import { startProduct } from '../product.ts'

const CAPACITY_CALLERS = 32
const OVERLOAD = 5
const SECONDS = 5

interface Run {
  readonly p99: number
  readonly accepted: number
  readonly refused: number
  readonly wrong: number
}

async function run(address: string, token: string, callers: number): Promise<Run> {
  // Connections are made in the first second, which is not measured.
  const from = performance.now() + 1_000
  const until = from + SECONDS * 1000
  const took: number[] = []
  let refused = 0
  let wrong = 0
  let key = token
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const started = performance.now()
      const answer: Answer = await post(`${address}/api/Shipment/GetShipmentList?statuscode=T`, { pageSize: 50 }, key)
      key = answer.token ?? key
      if (answer.status === 200) {
        if (started > from) took.push(performance.now() - started)
      } else if (answer.status === 503 || answer.status === 429) {
        refused += 1
        // A browser waits two seconds as it is told; these come back four times as soon.
        await new Promise(over => setTimeout(over, 300 + Math.random() * 400))
      } else wrong += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  took.sort((a, b) => a - b)
  return { p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN, accepted: took.length, refused, wrong }
}

/** R18: five times as many callers as one node keeps busy; whoever is let in is answered as on a busy day. */
export async function R18({ folder, small }: Prepared): Promise<Row[]> {
  const product = await startProduct(folder)
  let drained = 0
  try {
    const login = await post(`${product.address}/api/LogIn/Login`, { Email: small.email, Password: PASSWORD })
    const token = login.token ?? ''
    await run(product.address, token, CAPACITY_CALLERS)
    const calm = await run(product.address, token, CAPACITY_CALLERS)
    const wild = await run(product.address, token, CAPACITY_CALLERS * OVERLOAD)
    const running = run(product.address, token, CAPACITY_CALLERS).catch(() => null)
    const started = performance.now()
    await product.stop()
    drained = performance.now() - started
    await running
    return [
      {
        figure: `R18 ${CAPACITY_CALLERS * OVERLOAD} callers: ${wild.accepted} accepted, ${wild.refused} told to wait, ${wild.wrong} wrong`,
        measured: `${ms(wild.p99)} p99 of the accepted`,
        beside: `${ms(calm.p99)} with ${CAPACITY_CALLERS} callers`,
        ratio: times(wild.p99 / calm.p99),
        goal: goals.R18.overload,
      },
      {
        figure: 'R18 SIGTERM under load drains in',
        measured: ms(drained),
        beside: '10 s',
        ratio: '',
        goal: goals.R18.drain,
      },
    ]
  } catch (error) {
    if (drained === 0) await product.stop()
    throw error
  }
}
