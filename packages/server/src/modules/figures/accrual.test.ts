import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { countedBy, type ReportFilter } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCharges, putFact } from '../../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { countAnew, mendSums, recountDifferences } from './recount.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** Numbers that look random and are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let at = seed; ; ) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    yield at / 2_147_483_648
  }
}

const write = (text: ReturnType<typeof sql>) =>
  node.app.db.forClient(clerk.clientId).transaction(async tx => (await text.execute(tx)).rows)

/** Past the rule that entries are only added to: what the database said today is known on days of the past. */
const asOwner = (text: string, values: readonly unknown[]) =>
  node.app.db.plain(clerk.clientId, async client => {
    await client.query('begin')
    await client.query('set local role none')
    await client.query(text, [...values])
    await client.query('commit')
  })

const folded = async (): Promise<boolean> => {
  const [row] = (await write(sql`select fold_accrual(${clerk.clientId}) as more`)) as { more: boolean }[]
  return row?.more === true
}

const columns = ['month', 'carrier', 'shipments', 'plannedShipments', 'agreed', 'invoiced', 'accrued', 'overInvoiced']
const accrual = async (filter: ReportFilter) => {
  const body = { report: 'accrual' as const, columns: [...columns, 'currency'], filter, pageSize: 500 }
  const { rows, totals } = (await ask(node, GetReportData, { body }, clerk.token)).reply
  const key = (row: object) => JSON.stringify(row)
  return { rows: rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)), totals }
}

/** The same by all entries, shipment by shipment. */
const byAllEntries = async (filter: ReportFilter) => {
  const end = `((${filter.asOf === undefined ? '' : `'${filter.asOf}'`}::date + 1) at time zone 'America/New_York')`
  return write(sql`
    select to_char(day, 'YYYY-MM') as month, scac as carrier, count(*)::int as shipments,
           (count(*) filter (where not is_actual))::int as "plannedShipments", sum(agreed)::bigint as agreed,
           sum(invoiced)::bigint as invoiced, sum(greatest(agreed - invoiced, 0))::bigint as accrued,
           sum(greatest(invoiced - agreed, 0))::bigint as "overInvoiced", currency
      from (select shipment_id, day, is_actual, scac, currency, sum(agreed) as agreed, sum(invoiced) as invoiced
              from accrual_entry
             where client_id = ${clerk.clientId} and known_at < ${sql.raw(end)}
               and day between ${filter.day?.from ?? '2000-01-01'}::date and ${filter.day?.to ?? '2100-01-01'}::date
             group by 1, 2, 3, 4, 5 having sum(agreed) <> sum(invoiced)) f
     group by 1, 2, currency`)
}

it('an accrual by sums of months is that of all entries, whatever was awarded, amended, invoiced, voided and moved', async () => {
  const random = numbers(33)
  const next = (below: number): number => Math.floor(random.next().value * below)
  const { clientId, userId } = clerk
  const shipments: { shipmentId: number; tenderId: number }[] = []
  const pick = () => shipments[next(shipments.length)] ?? { shipmentId: 0, tenderId: 0 }
  const day = (month: number) => `2026-${String(month).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`
  const acts = [
    async (month: number) =>
      shipments.push(
        await putFact(node, clerk, {
          ...{ scac: next(2) === 0 ? 'DMAA' : 'DMBB', currency: next(4) === 0 ? 'CAD' : 'USD', pickup: day(month) },
          charges: [['linehaul', 1_000 + next(9_000)]],
        }),
      ),
    (_: number, n: number) =>
      node.app.db
        .forClient(clientId)
        .transaction(tx => addCharges(tx, { clientId, ...pick() }, n + 1, [['linehaul', 1_000 + next(9_000)]])),
    (month: number, n: number) =>
      write(sql`
        insert into carrier_invoice (client_id, shipment_id, amount, currency, invoiced_on, invoice_number, entered_by, entered_at)
        select client_id, shipment_id, case when ${next(2)} = 0 then agreed else ${500 + next(9_000)} end, currency, ${day(month)}::date,
               ${`A${n}`}, ${userId}, now() from shipment_fact where shipment_id = ${pick().shipmentId} and priced > 0`),
    () => write(sql`update shipment set status = 'V' where shipment_id = ${pick().shipmentId}`),
    () => write(sql`update shipment set status = 'D' where shipment_id = ${pick().shipmentId} and status = 'V'`),
    (month: number) =>
      write(sql`update shipment set picked_up_on = ${day(month)}::date where shipment_id = ${pick().shipmentId}`),
  ]
  let told = 0
  for (let n = 0; n < 90; n += 1) {
    const month = 4 + Math.floor(n / 13)
    await acts[n < 12 ? 0 : next(acts.length)]?.(month, n)
    const [row] = (await write(sql`select coalesce(max(entry_id), 0)::bigint as last from accrual_entry`)) as {
      last: number
    }[]
    await asOwner(`update accrual_entry set known_at = $1 where client_id = $2 and entry_id > $3`, [
      `2026-${String(month).padStart(2, '0')}-${String(1 + (n % 13) * 2).padStart(2, '0')}T15:00:00Z`,
      ...[clientId, told],
    ])
    told = row?.last ?? 0
  }
  const days = ['2026-03-31', '2026-04-30', '2026-05-01', '2026-07-13', '2026-08-31', '2026-10-31', '2026-12-31']
  const filters: ReportFilter[] = days.flatMap(asOf => [
    { asOf },
    { asOf, day: { from: '2026-05-01', to: '2026-06-30' } },
    { asOf, day: { from: '2026-05-04', to: '2026-06-17' } },
  ])
  const whole = await Promise.all(filters.map(byAllEntries))
  expect(whole.some(rows => rows.length > 5)).toBe(true)
  const same = async () => {
    for (const [i, filter] of filters.entries()) {
      const { rows, totals } = await accrual(filter)
      expect([filter, rows.length, rows]).toEqual([
        filter,
        whole[i]?.length,
        expect.arrayContaining([...(whole[i] ?? [])]),
      ])
      for (const sums of totals) {
        const ofCurrency = rows.filter(({ currency }) => currency === sums.currency)
        expect(sums.accrued).toBe(ofCurrency.reduce((sum, { accrued }) => sum + Number(accrued), 0))
      }
      for (const row of rows.slice(0, 2)) {
        const { month = null, carrier = null, currency = null } = row
        const counted = [...countedBy(reports.accrual, filter, { month, carrier, currency })]
        const given = { query: { statuscode: 'all' as const }, body: { filter: { counted }, pageSize: 100 } }
        expect((await ask(node, GetShipmentList, given, clerk.token)).reply.rows).toHaveLength(Number(row.shipments))
      }
    }
  }
  await same()
  let months = 0
  while (await folded()) {
    months += 1
    await same()
  }
  expect(months).toBeGreaterThan(3)
  const differences = () =>
    node.app.db
      .forClient(clientId)
      .transaction(async tx => (await recountDifferences(tx, clientId)).map(({ what }) => what))
  expect(await differences()).toEqual([])

  // Somebody wrote past the triggers: it is found, and mended by the next fold.
  await write(sql`update accrual_month set accrued = accrued + 1 where known_month = '2026-05-01'`)
  expect(new Set(await differences())).toEqual(new Set(['accrual']))
  await node.app.db.forClient(clientId).transaction(tx => mendSums(tx, clientId))
  while (await folded()) months += 1
  expect(await differences()).toEqual([])
  await same()
}, 120_000)

it('a recount that dates an award into a month that is added up already has it added up anew', async () => {
  const { shipmentId, tenderId } = await putFact(node, clerk, { pickup: '2025-02-10', charges: [['linehaul', 7_700]] })
  while (await folded()) expect(shipmentId).toBeGreaterThan(0)
  await asOwner('delete from accrual_entry where client_id = $1 and shipment_id = $2', [clerk.clientId, shipmentId])
  await node.app.db.plain(clerk.clientId, async client => {
    await client.query('begin')
    await client.query('set local role none')
    await client.query('set local session_replication_role = replica')
    await client.query('delete from shipment_fact where client_id = $1 and shipment_id = $2', [
      clerk.clientId,
      shipmentId,
    ])
    await client.query(
      `update tender set settled_at = '2025-02-05T12:00:00Z' where client_id = $1 and tender_id = $2`,
      [...[clerk.clientId, tenderId]],
    )
    await client.query('commit')
  })
  await countAnew(node.app.db.forClient(clerk.clientId), clerk.clientId)
  const owed = async () => (await accrual({ asOf: '2025-12-31' })).rows
  const expected = [expect.objectContaining({ month: '2025-02', accrued: 7_700 })]
  expect(await owed()).toEqual(expected)
  while (await folded()) expect(await owed()).toEqual(expected)
})
