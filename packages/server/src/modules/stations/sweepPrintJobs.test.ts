import { PrintTestPage } from '@waybill/contract/calls/Stations/PrintTestPage.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { addPrinter, pairedStation } from '../../testing/stations.ts'
import { sweepPrintJobs } from './sweepPrintJobs.ts'

let node: TestNode
beforeAll(async () => {
  node = await startTestNode()
})
afterAll(() => node.close())

const DAY_MS = 86_400_000

it('jobs go after their days with what they print, and what a newer one names stays', async () => {
  const clerk = await newCompany(node)
  const paired = await pairedStation(node, clerk)
  const { printerId } = await addPrinter(node, clerk, paired, '127.0.0.1:9109')
  const { clientId } = clerk
  const { db, files, settings } = node.app
  const print = async (key: string) =>
    (await ask(node, PrintTestPage, { body: { printerId, key: `a press: ${key}` } }, clerk.token)).reply.jobId
  const rows = () =>
    db
      .forClient(clientId)
      .read(db.query.selectFrom('print_job').select(['job_id', 'sha256']).where('client_id', '=', clientId))
  const [_old, shared, fresh] = [await print('old'), await print('shared'), await print('fresh')]
  const [{ sha256 = '' } = {}] = await rows()
  // The bytes of one that is swept are those of one that stays, which was asked for a second later.
  const kept = await files.put(clientId, Buffer.from('shared'))
  const later = new Date(node.clock.now().getTime() + 1000).toISOString()
  await db.forClient(clientId).transaction(async tx => {
    await tx.updateTable('print_job').set({ sha256: kept }).where('job_id', 'in', [shared, fresh]).execute()
    await tx.updateTable('print_job').set({ asked_at: later }).where('job_id', '=', fresh).execute()
  })
  node.clock.pass(settings.PRINT_JOBS_KEPT_DAYS * DAY_MS - 1000)
  await sweepPrintJobs(node.app)
  expect(await rows()).toHaveLength(3)
  node.clock.pass(1500)
  await sweepPrintJobs(node.app)
  const left = await rows()
  expect(left.map(({ job_id }) => job_id)).toEqual([fresh])
  expect((await files.bytes(clientId, left[0]?.sha256 ?? '')).toString()).toBe('shared')
  await expect(files.bytes(clientId, sha256)).rejects.toThrow()
})
