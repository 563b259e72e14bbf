import pg from 'pg'
import { signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import { alternate, type Latency, load, ms, type Row, times } from '../measure.ts'
import { PASSWORD, type Prepared } from '../prepared.ts'
import { startProduct } from '../product.ts'

const CALLS = 200
const ROUNDS = 3
const terms = [
  'keystone tools',
  'po1234',
  'lumen',
  'dmoa4821',
  '0400000000',
  'ember glass 77',
  '4821',
  '56789',
  'demo motor',
  'dmob',
]

/** P11: global search over the large company, beside the bare statement over names, numbers and their last digits. */
export async function P11({ folder, connection, large }: Prepared): Promise<Row[]> {
  const product = await startProduct(folder)
  const bare = new pg.Client(connection)
  await bare.connect()
  try {
    const call = await signIn(product.address, large.email, PASSWORD)
    let n = 0
    const term = () => terms[n++ % terms.length] ?? ''
    const subject = () =>
      load(CALLS, 1, async () => {
        await call(`Shipment/GlobalSearch?searchtext=${encodeURIComponent(term())}`, {})
      })
    const text = `select shipment_id, bol_number, pro_number, status, consignee, carrier_name from shipment
      where client_id = $1 and (search_text like $2 or shipment_id = any(array(
        select shipment_id from shipment_reference where client_id = $1 and key like $3 order by key desc limit 5000))
        or shipment_id = any(array(
        select shipment_id from shipment_reference where client_id = $1 and ending <> '' and ending like $4 order by ending desc limit 5000)))
      order by shipment_id desc limit 20`
    const twin = () =>
      load(CALLS, 1, async () => {
        const one = term()
        await bare.query({
          text,
          values: [large.clientId, `%${one}%`, `${one}%`, `${[...one].toReversed().join('')}%`],
        })
      })
    await subject()
    await twin()
    const r = await alternate<Latency>(ROUNDS, subject, twin, latency => latency.p50)
    const p99 = Math.min(...r.subjects.map(latency => latency.p99))
    const figure = `P11 search over ${large.shipments.toLocaleString('en-US')}`
    return [
      {
        figure: `${figure}, p50`,
        measured: ms(r.subject),
        beside: `${ms(r.twin)} bare SQL`,
        ratio: times(r.ratio),
        goal: goals.P11.p50,
      },
      { figure: `${figure}, p99`, measured: ms(p99), beside: '', ratio: '', goal: goals.P11.p99 },
    ]
  } finally {
    await bare.end()
    await product.stop()
  }
}
