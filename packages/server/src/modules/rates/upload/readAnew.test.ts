import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
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

/** The hold of a node that goes on. */
const held = { ending: new AbortController().signal, renew: async () => true }

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
  await readRateFile({ ...node.app, files: { ...node.app.files, place } }, due, held)
  expect([await state(), await lanes()]).toEqual(['reading', 0])
  await readRateFile(node.app, due, held)
  expect([await state(), await lanes()]).toEqual(['draft', rows.length])
})

it('a reading that came to its end while another node took it over stays as it is', async () => {
  const { begin, state, lanes } = await read()
  expect(await begin()).toBeNull()
  expect([await state(), await lanes()]).toEqual(['draft', rows.length])
})

it('a node that ends gives its reading back, and the next one begins at once', async () => {
  const { due, interrupt, state, lanes } = await read()
  await interrupt()
  const again = await readRateFile(node.app, due, { ...held, ending: AbortSignal.abort() })
  expect([again, await state()]).toEqual([node.clock.now(), 'reading'])
  expect(await readRateFile(node.app, due, held)).toBeNull()
  expect([await state(), await lanes()]).toEqual(['draft', rows.length])
})

it('a draft that is discarded leaves the disk with its file', async () => {
  const clerk = await newCompany(node)
  await addCarrier(node, clerk)
  const file = `Origin,Dest,Class,L5C\n${rows.slice(0, 3).join('')}`
  const uploads = [
    await uploadRates(node, clerk, file),
    await uploadRates(node, clerk, file, { service: 'Guaranteed' }),
  ]
  const { query } = node.app.db
  const stored = await node.app.db.forClient(clerk.clientId).readOne(
    query
      .selectFrom('rate_file')
      .select('sha256')
      .where('version_id', '=', uploads[0]?.versionId ?? 0),
  )
  const isThere = () =>
    node.app.files.place(clerk.clientId, stored?.sha256 ?? '').then(
      () => true,
      () => false,
    )
  const there = [await isThere()]
  for (const { versionId } of uploads) {
    await ask(node, ActivateRateSheet, { query: { action: 'discard' }, body: { versionId } }, clerk.token)
    there.push(await isThere())
  }
  // The other draft holds the same content.
  expect(there).toEqual([true, true, false])
})
