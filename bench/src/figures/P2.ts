import { signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import { alternate, load, ms, type Row, times } from '../measure.ts'
import { type Company, PASSWORD, type Prepared } from '../prepared.ts'
import { startProduct } from '../product.ts'

const CALLS = 300
const ROUNDS = 3

/** What people narrow a history by; the company's year is full of each. */
const narrowed: Readonly<Record<string, object>> = {
  'a lane': { filter: { from: 'OH', to: 'TX' } },
  'a city and a month': { filter: { to: 'Reno', shipDate: { from: '2026-03-01', to: '2026-03-31' } } },
  'a carrier and a week': { filter: { carriers: ['DMOA'], shipDate: { from: '2026-05-04', to: '2026-05-10' } } },
  'a consignee': { filter: { consignee: 'Keystone Paper 1234' } },
  'a number': { filter: { reference: 'PO105000' } },
  'an amount': { filter: { amount: { from: 200_000, to: 209_000 }, currencies: ['USD'] } },
  'the highest amounts': { sortName: 'amount', sortOrder: 'desc' },
  'a word that is searched for': { searchText: 'Lumen Glass' },
}

type Caller = Awaited<ReturnType<typeof signIn>>
const path = 'Shipment/GetShipmentList?statuscode=D'

/** A cursor into the middle of the company's delivered shipments, by the key it carries. */
const middle = (first: number, total: number): string =>
  Buffer.from(JSON.stringify([first - Math.floor(total / 2), first - Math.floor(total / 2)])).toString('base64url')

async function newestId(call: Caller): Promise<number> {
  const page = JSON.parse(String(await call(path, { pageSize: 1 }))) as { rows: { shipmentId: number }[] }
  return page.rows[0]?.shipmentId ?? 0
}

/** P2: a page deep inside against the first page; the large company against the small; counts from counters. */
export async function P2({ folder, large, small }: Prepared): Promise<Row[]> {
  const product = await startProduct(folder)
  try {
    const open = (company: Company) => signIn(product.address, company.email, PASSWORD)
    const [big, little] = [await open(large), await open(small)]
    const cursor = middle(await newestId(big), large.shipments)
    const timed = (call: Caller, body: object, where = path) =>
      load(CALLS, 1, async () => {
        await call(where, body)
      })
    const row = async (
      figure: string,
      goal: string,
      a: () => ReturnType<typeof timed>,
      b: () => ReturnType<typeof timed>,
      beside: string,
    ) => {
      await a()
      await b()
      const r = await alternate(ROUNDS, a, b, latency => latency.p50)
      const ratio = r.void ? `${times(r.ratio)} (void: twin moved)` : times(r.ratio)
      return { figure: `P2 ${figure}`, measured: ms(r.subject), beside: `${ms(r.twin)} ${beside}`, ratio, goal }
    }
    const first = () => timed(big, { pageSize: 50 })
    const over = large.shipments.toLocaleString('en-US')
    const history: Row[] = []
    for (const [name, question] of Object.entries(narrowed)) {
      const figure = `P2 history by ${name}`
      const ask = async () => {
        await big('Shipment/GetShipmentList?statuscode=all', { ...question, pageSize: 50 })
      }
      try {
        await ask()
        const { p50, p99 } = await load(10, 1, ask)
        history.push({ figure, measured: ms(p50), beside: `${ms(p99)} at worst`, ratio: '', goal: '' })
      } catch {
        history.push({ figure, measured: 'no answer in time', beside: '', ratio: '', goal: '' })
      }
    }
    const counts = await timed(big, {}, 'Shipment/GetShipmentCount')
    return [
      await row(
        'next page by cursor in the middle',
        goals.P2.page,
        () => timed(big, { pageSize: 50, cursor }),
        first,
        'first page',
      ),
      await row(`first page, ${over} rows`, goals.P2.page, first, () => timed(little, { pageSize: 50 }), '10 k rows'),
      { figure: 'P2 bucket counts', measured: ms(counts.p50), beside: '', ratio: '', goal: goals.P2.counts },
      ...history,
    ]
  } finally {
    await product.stop()
  }
}
