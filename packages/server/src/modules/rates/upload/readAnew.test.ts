import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany } from '../../../testing/company.ts'
import { addCarrier } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { readRates, uploadRates } from '../../../testing/rateSheets.ts'
import { beginReading, readRateFile } from './readRateFile.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const rows = Array.from({ length: 5_000 }, (_, n) => `${10_000 + n},895,70,96\n`)

/** A rate file that was read. */
async function read() {
  const clerk = await newCompany(node)
  await addCarrier(node, clerk)
  const { versionId } = await uploadRates(node, clerk, `Origin,Dest,Class,L5C\n${rows.join('')}`)
  await readRates(node, clerk, versionId)
  const { clientId } = clerk
  const db = node.app.db.forClient(clientId)
  return {
    due: { clientId, subjectId: versionId },
    begin: () => db.transaction(tx => beginReading(tx, { clientId, versionId })),
    /** Its node died before it came to an end. */
    interrupt: () =>
      db.transaction(tx =>
        tx.updateTable('rate_sheet_version').set({ state: 'reading' }).where('version_id', '=', versionId).execute(),
      ),
    state: async () => (await ask(node, GetRateSheet, { body: { versionId } }, clerk.token)).reply.sheet.state,
    lanes: async () => {
      const query = node.app.db.query.selectFrom('rate_lane').select('lane_no').where('version_id', '=', versionId)
      return (await db.read(query)).length
    },
  }
}

it('a node that comes back after another one began anew writes nothing, so that no lane is missing or stands twice', async () => {
  const { due, begin, interrupt, state, lanes } = await read()
  await interrupt()
  const place: typeof node.app.files.place = async (...of) => {
    await begin()
    return node.app.files.place(...of)
  }
  await readRateFile({ ...node.app, files: { ...node.app.files, place } }, due)
  expect([await state(), await lanes()]).toEqual(['reading', 0])
  await readRateFile(node.app, due)
  expect([await state(), await lanes()]).toEqual(['draft', rows.length])
}, 30_000)

it('a reading that came to its end while another node took it over stays as it is', async () => {
  const { begin, state, lanes } = await read()
  expect(await begin()).toBeNull()
  expect([await state(), await lanes()]).toEqual(['draft', rows.length])
}, 30_000)
