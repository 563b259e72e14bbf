import { bulkPages, calls, type PageId } from '@waybill/contract'
import { ExportBulk } from '@waybill/contract/calls/Bulk/ExportBulk.ts'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { actions } from './actions.ts'
import { ROWS_SHOWN } from './GetBulk.ts'

const node = await sharedNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(node)
})

const jobsOf = async ({ token }: Person) => (await ask(node, GetBulk, {}, token)).reply.jobs

it('whoever may make the call of one row sees what became of many', () => {
  const pages = Object.values(actions).flatMap(({ call }) =>
    call.access.kind === 'public' || call.access.pages === 'any' ? [] : [...call.access.pages],
  )
  const open: readonly PageId[] = bulkPages
  expect(pages.filter(page => !open.includes(page))).toEqual([])
  expect(calls.GetBulk.access).toMatchObject({ pages: bulkPages })
})

it('who lost the pages of its call sees how far his job is, and nothing of its rows, by no door', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const colleague = await newPerson(node, clerk.clientId)
  const { shipmentId } = await addFreight(node, clerk)
  const rated = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const PricesheetID = rated.reply.selectedPricesheetid ?? 0
  const change = { shipmentId, version: 1, AdditionalService: ['LGDEL'] }
  await ask(node, UpdateServices, { body: change }, colleague.token)
  const body = { shipments: [{ shipmentId, version: 1, PricesheetID }] }
  const { bulkId } = (await ask(node, BulkSchedule, { body }, clerk.token)).reply
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ toFix: 1, shown: [{ id: shipmentId }] })
  await node.app.db.identity
    .updateTable('identity.membership')
    .set({ page_list: 'ItemMaster' })
    .where('user_id', '=', clerk.userId)
    .execute()
  clerk = { ...clerk, token: await node.app.sessions.open(clerk, 'test') }
  expect(await jobsOf(clerk)).toMatchObject([{ bulkId, toFix: 1, changed: 1, more: 0, shown: [] }])
  for (const call of [ExportBulk, RetryBulk]) {
    expect((await ask(node, call, { body: { bulkId } }, clerk.token)).error.code).toBe('PageNotAllowed')
  }
})

it('of more jobs than are shown, the one that needs somebody is', async () => {
  const isGone = { action: 'rate' as const, rows: [{ id: 999_999 }] }
  const { bulkId } = (await ask(node, StartBulk, { body: isGone }, clerk.token)).reply
  const ids: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const { shipmentId: id } = await addFreight(node, clerk)
    const body = { action: 'void' as const, comments: 'Not needed', rows: [{ id }] }
    ids.push((await ask(node, StartBulk, { body }, clerk.token)).reply.bulkId)
    await jobOnce(node, clerk, hasEnded)
  }
  expect((await jobsOf(clerk)).map(job => job.bulkId)).toEqual([...ids.slice(2).reverse(), bulkId])
})

it('says how many rows have something to say beyond those that are shown', async () => {
  const left = 3
  const { shipmentId } = await addFreight(node, clerk)
  const { bulkId } = (
    await ask(node, StartBulk, { body: { action: 'void', comments: 'x', rows: [{ id: shipmentId }] } }, clerk.token)
  ).reply
  await jobOnce(node, clerk, hasEnded)
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .insertInto('bulk_row')
      .values(
        Array.from({ length: ROWS_SHOWN + left + 5 }, (_, n) => ({
          ...{ client_id: clerk.clientId, bulk_id: bulkId, row_no: n + 1, subject_id: shipmentId, name: 'B' },
          ...{ state: 'done', words: n < ROWS_SHOWN + left ? 'Said.' : '' },
        })),
      )
      .execute(),
  )
  const [job] = await jobsOf(clerk)
  expect([job?.shown.length, job?.more]).toEqual([ROWS_SHOWN, left])
})
