import { GetRateReplay } from '@waybill/contract/calls/RateSheets/GetRateReplay.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../../testing/company.ts'
import { addCarrier, addFreight } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { quotedFreight, readRates, replayed, uploadRates } from '../../../testing/rateSheets.ts'
import { workReplay } from './replay.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

it('what an earlier question priced is no answer to the one that took its place', async () => {
  const clerk = await newCompany(node)
  const { clientId } = clerk
  await addCarrier(node, clerk)
  const { shipmentId } = await addFreight(node, clerk, { pickup: { date: '2026-11-10', from: '10:00', to: '15:30' } })
  const { versionId } = await uploadRates(node, clerk, 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,100,100\n')
  await readRates(node, clerk, versionId)
  const db = node.app.db.forClient(clientId)
  const asked = (since: string, asked_at: string) => ({
    ...{ client_id: clientId, version_id: versionId, asked_by: clerk.userId },
    ...{ since, asked_at, shipments: 1 },
  })
  await db.transaction(async tx => {
    await tx.updateTable('shipment').set({ status: 'Q' }).where('shipment_id', '=', shipmentId).execute()
    await tx.insertInto('rate_replay').values(asked('2026-11-01', '2026-11-20T10:00:00.000Z')).execute()
  })
  let working: Promise<unknown> = Promise.resolve()
  await db.transaction(async tx => {
    await tx.deleteFrom('rate_replay').where('version_id', '=', versionId).execute()
    await tx.insertInto('rate_replay').values(asked('2026-11-15', '2026-11-20T10:00:01.000Z')).execute()
    working = workReplay(node.app, { clientId, subjectId: versionId })
    const waiting = () =>
      sql<{ n: number }>`
      select count(*)::int as n from pg_locks where not granted and pid <> pg_backend_pid()
         and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
    await expect.poll(async () => (await waiting()).rows[0]?.n, { timeout: 10_000 }).toBe(1)
  })
  await working
  const rows = await db.read(
    node.app.db.query.selectFrom('rate_replay_row').select('shipment_id').where('version_id', '=', versionId),
  )
  expect(rows).toEqual([])
  const replay = await db.readOne(
    node.app.db.query.selectFrom('rate_replay').select(['done', 'ended_at']).where('version_id', '=', versionId),
  )
  expect(replay).toEqual({ done: 0, ended_at: null })
})

it('a version whose rows name its first day is replayed by them, and not by those that are over', async () => {
  const clerk = await newCompany(node)
  await addCarrier(node, clerk)
  const shipmentId = await quotedFreight(node, clerk, { pickup: { date: '2026-11-10', from: '10:00', to: '15:30' } })
  const rows = ['OH,NV,70,110,110,2026-12-01,', 'OH,NV,70,90,90,2026-01-01,2026-11-30']
  const { versionId } = await uploadRates(
    ...([node, clerk, `Origin,Dest,Class,L5C,M5C,Effective,Expires\n${rows.join('\n')}\n`] as const),
  )
  await readRates(node, clerk, versionId, { from: '2026-12-01' })
  expect((await replayed(node, clerk, versionId)).replay).toMatchObject({ done: 1 })
  const shipments = await ask(node, GetRateReplay, { body: { versionId } }, clerk.token)
  expect(shipments.reply.rows).toMatchObject([{ shipmentId, before: null, after: 55_000 }])
})

it('what a sheet would charge others is no part of it', async () => {
  const clerk = await newCompany(node)
  await addCarrier(node, clerk)
  const pickup = { date: '2026-11-10', from: '10:00', to: '15:30' }
  const shipmentId = await quotedFreight(node, clerk, { pickup })
  await quotedFreight(node, clerk, { pickup, terms: 'collect' })
  const { versionId } = await uploadRates(node, clerk, 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,100,100\n')
  await readRates(node, clerk, versionId)
  expect((await replayed(node, clerk, versionId)).replay).toMatchObject({ shipments: 1, done: 1 })
  const shipments = await ask(node, GetRateReplay, { body: { versionId } }, clerk.token)
  expect(shipments.reply.rows.map(row => row.shipmentId)).toEqual([shipmentId])
})
