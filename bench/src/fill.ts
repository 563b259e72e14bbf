import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const cities = [
  'Reno NV 89501',
  'Dayton OH 45402',
  'Toledo OH 43604',
  'Austin TX 78701',
  'Boise ID 83702',
  'Macon GA 31201',
]
const firms = [
  'Acme',
  'Birch',
  'Cedar',
  'Delta',
  'Ember',
  'Fjord',
  'Grove',
  'Haven',
  'Inlet',
  'Jasper',
  'Keystone',
  'Lumen',
]
const trades = ['Supply', 'Hardware', 'Foods', 'Paper', 'Tools', 'Glass', 'Fabrics', 'Motors']
const carriers = ['DMOA Demo Motor', 'DMOB Demo Express', 'DMOC Demo Lines', 'DMOD Demo Freight']
const columns =
  'client_id, unique_name, status, mode, terms, created_by, shipper, shipper_city, consignee, consignee_city, consignee_state, consignee_contact, shipment_references, pickup_date, pickup_from, pickup_to, origin_zone, bol_number, pro_number, carrier_scac, carrier_name, service_days, total_charge, total_weight, total_pieces, total_handling_units'

/** A small generator with a fixed seed, so that every run measures the same shipments. */
function* random(seed: number): Generator<number, never> {
  let a = seed
  for (;;) {
    a = (Math.imul(a, 1_664_525) + 1_013_904_223) >>> 0
    yield a / 2 ** 32
  }
}

function* lines(clientId: number, userId: number, count: number): Generator<string> {
  const next = random(clientId)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next.next().value * list.length)] as T
  for (let i = 0; i < count; i++) {
    const r = next.next().value
    const status = r < 0.02 ? 'Q' : r < 0.05 ? 'T' : r < 0.1 ? 'A' : r < 0.97 ? 'D' : 'V'
    const day = new Date(Date.UTC(2026, 10, 20) - Math.floor((count - i) / Math.max(1, count / 365)) * 86_400_000)
    const [scac = '', ...name] = pick(carriers).split(' ')
    const consignee = `${pick(firms)} ${pick(trades)} ${Math.floor(next.next().value * 9000)}`
    const values = [
      clientId,
      `bench-${clientId}-${i}`,
      status,
      'LTL',
      'prepaid',
      userId,
      'Bench Dock',
      'Dayton',
      consignee,
      ...pick(cities).split(' ').slice(0, 2),
      'Sam Sample',
      `{PO${100000 + i},SO${i},"",${'""'},""}`,
      day.toISOString().slice(0, 10),
      '10:00',
      '15:30',
      'America/New_York',
      `04${String(i).padStart(14, '0')}0`,
      `${scac}${String(Math.floor(next.next().value * 1e9)).padStart(9, '0')}`,
      scac,
      name.join(' '),
      1 + Math.floor(next.next().value * 5),
      10_000 + Math.floor(next.next().value * 200_000),
      (100 + next.next().value * 9000).toFixed(2),
      1 + Math.floor(next.next().value * 40),
      1 + Math.floor(next.next().value * 10),
    ]
    yield `${values.map(v => String(v).replaceAll('\\', '\\\\')).join('\t')}\n`
  }
}

const place = (company: string, city: string, state: string, zip: string): string => `jsonb_build_object(
  'company', ${company}, 'street', '1 Sample Road', 'street2', '', 'city', ${city}, 'state', ${state}, 'zip', ${zip},
  'country', 'US', 'contactName', 'Sam Sample', 'contactPhone', '555-0100', 'contactEmail', '')`

/** Two stops, a line, a unit, a bill and its numbers for every shipment of the company, made from its summary. */
const parts: readonly string[] = [
  `insert into stop (client_id, shipment_id, number, kind, address, zone, window_date, window_from, window_to)
   select client_id, shipment_id, 1, 'pickup', ${place('shipper', 'shipper_city', "'OH'", "'45402'")}, origin_zone,
          pickup_date, pickup_from, pickup_to
     from shipment where client_id = $1
   union all
   select client_id, shipment_id, 2, 'delivery', ${place('consignee', 'consignee_city', 'consignee_state', "'89501'")},
          origin_zone, null, '', ''
     from shipment where client_id = $1`,
  `insert into shipment_line (client_id, shipment_id, number, description, freight_class, pieces, piece_type, weight_lb)
   select client_id, shipment_id, 1, 'Sample goods', '70', total_pieces, 'CTN', total_weight
     from shipment where client_id = $1`,
  `insert into handling_unit (client_id, shipment_id, number, count, type, load_stop_id, unload_stop_id)
   select s.client_id, s.shipment_id, 1, s.total_handling_units, 'PLT', f.stop_id, t.stop_id
     from shipment s
     join stop f on f.client_id = s.client_id and f.shipment_id = s.shipment_id and f.number = 1
     join stop t on t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.number = 2
    where s.client_id = $1`,
  `insert into unit_content (client_id, shipment_id, unit_id, line_id, number, pieces, weight_lb)
   select client_id, shipment_id, u.unit_id, l.line_id, 1, l.pieces, l.weight_lb
     from shipment_line l join handling_unit u using (client_id, shipment_id) where client_id = $1`,
  `insert into bill_of_lading (client_id, shipment_id, place, number, from_stop_id, to_stop_id)
   select s.client_id, s.shipment_id, 1, s.bol_number, u.load_stop_id, u.unload_stop_id
     from shipment s join handling_unit u using (client_id, shipment_id) where s.client_id = $1`,
  `insert into shipment_reference (client_id, shipment_id, kind, number, value)
   select s.client_id, s.shipment_id, r.kind, r.number, r.value
     from shipment s cross join lateral (
       select 'reference' as kind, n as number, value from unnest(s.shipment_references) with ordinality u (value, n)
       union all values ('bol', 1, s.bol_number), ('pro', 1, s.pro_number)) r
    where s.client_id = $1 and r.value <> ''`,
]
const fields = 'client_id, day, mode, scac, site_id, from_state, to_state, terms, currency'
const measures =
  'shipments, weight_lb, units, priced, priced_lb, charge, agreed, invoiced, invoices, itemized, fuel, accessorials, pickups, pickups_on_time, pickups_unconfirmed, deliveries, on_time_consignee, on_time_carrier, excused, deliveries_unconfirmed'

/** Who has each of them, and what figures are made of it: written as a whole instead of row by row. */
const figures: readonly string[] = [
  `update shipment set shipper_state = 'OH', shipper_zip = '45402', consignee_zip = '89501' where client_id = $1 and status in ('T', 'A', 'D')`,
  `insert into tender (client_id, shipment_id, content_no, scac, carrier_name, way, state, currency, total, requested_by, requested_at, settled_at)
   select client_id, shipment_id, 1, carrier_scac, carrier_name, 'call', 'awarded', 'USD', total_charge, created_by, now(), now()
     from shipment where client_id = $1 and status in ('T', 'A', 'D')`,
  `insert into shipment_fact select * from shipment_fact_now where client_id = $1`,
  `insert into shipment_rollup (${fields}, ${measures})
   select ${fields}, ${measures
     .split(', ')
     .map(one => `sum(${one})`)
     .join(', ')} from shipment_fact where client_id = $1 group by ${fields}`,
]
const partTables = 'stop, shipment_line, handling_unit, unit_content, bill_of_lading, shipment_reference'

function* chunks(source: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const line of source) {
    chunk += line
    if (chunk.length > 1 << 16) {
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}

const triggers = ['shipment_fact_made', 'shipment_counted_in', 'look_for_exceptions_new'] as const

/** What the tabs of lists count, for all and for who entered them. */
const counts = `
  insert into shipment_count (client_id, user_id, bucket, n)
  select client_id, o.owner, bucket, count(*) from shipment cross join lateral (values (0), (created_by)) o (owner)
   where client_id = $1 group by 1, 2, 3`

/** Above that a company has what lists read alone: all of it would fill a disk. */
const WHOLE_MAX = 2_000_000

/**
 * Fills a company with shipments by COPY, as the owner of the database. Indexes that only speed up reading are made
 * again afterwards, which is several times faster than keeping them while copying.
 */
export async function fillShipments(
  connection: pg.ClientConfig,
  clientId: number,
  userId: number,
  count: number,
): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const started = performance.now()
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
        from pg_index where indrelid = 'shipment'::regclass and not indisunique`)
    for (const { name } of rows) await client.query(`drop index ${name}`)
    await client.query("set maintenance_work_mem = '1GB'")
    // What triggers would write a row at a time is written as a whole below.
    for (const trigger of triggers) await client.query(`alter table shipment disable trigger ${trigger}`)
    const copy = client.query(copyFrom(`copy shipment (${columns}) from stdin`))
    await pipeline(Readable.from(chunks(lines(clientId, userId, count))), copy)
    for (const trigger of triggers) await client.query(`alter table shipment enable trigger ${trigger}`)
    await client.query(counts, [clientId])
    for (const { definition } of rows) await client.query(definition)
    // The generator's rows fit together: checking each key again would take longer than writing them.
    await client.query('set session_replication_role = replica')
    if (count <= WHOLE_MAX) {
      for (const text of parts) {
        await client.query(`analyze shipment, ${partTables}`)
        await client.query(text, [clientId])
      }
      for (const text of figures) await client.query(text, [clientId])
    }
    await client.query(`vacuum analyze shipment, tender, shipment_fact, shipment_rollup, ${partTables}`)
  } finally {
    await client.end()
  }
  return performance.now() - started
}
