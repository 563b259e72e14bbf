import { type ErrorReply, pathOf } from '@waybill/contract'
import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { ReadRateSheet } from '@waybill/contract/calls/RateSheets/ReadRateSheet.ts'
import { ReplayRateSheet } from '@waybill/contract/calls/RateSheets/ReplayRateSheet.ts'
import { UploadRateFile } from '@waybill/contract/calls/RateSheets/UploadRateFile.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import type { TableMapping } from '@waybill/contract/wire/rateSheet.ts'
import { expect } from 'vitest'
import type { Person } from './company.ts'
import { addFreight } from './freight.ts'
import { ask, type TestNode } from './node.ts'

interface SentFile {
  readonly scac?: string
  readonly kind?: 'sheet' | 'base'
  readonly name?: string
  readonly service?: string
  readonly key?: string
}

/** Uploads a rate file through the whole HTTP stack. */
export async function uploadRates(node: TestNode, person: Person, bytes: Buffer | string, given: SentFile = {}) {
  const { scac = 'DMAA', kind = 'sheet', name = 'rates.csv', service = 'Standard', key = crypto.randomUUID() } = given
  const fields = { kind, CarrierSCAC: scac, service }
  const head = (disposition: string) => `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  const texts = Object.entries(fields).map(([field, value]) => `${head(`name="${field}"`)}${value}\r\n`)
  const response = await node.server.inject({
    method: 'POST',
    url: pathOf(UploadRateFile),
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'idempotency-key': key,
    },
    payload: Buffer.concat([
      Buffer.from(`${texts.join('')}${head(`name="file"; filename="${name}"`)}`),
      Buffer.from(bytes),
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  })
  const body = response.json<{ versionId: number } & ErrorReply>()
  return { status: response.statusCode, versionId: body.versionId, error: body }
}

type Terms = Readonly<Record<string, string | number | boolean | null>>

/** Reads an uploaded file as it was recognized, and waits for what becomes of it. */
export async function readRates(
  node: TestNode,
  person: Person,
  versionId: number,
  terms: Terms = {},
  /** Columns that are left out, and what the tables are of which nothing was recognized. */
  { ignored, unknown = 'unknown' }: { ignored?: readonly number[]; unknown?: TableMapping['kind'] } = {},
) {
  const load = async () => (await ask(node, GetRateSheet, { body: { versionId } }, person.token)).reply
  const { file } = await load()
  const tables = (file?.tables ?? []).map(({ kind, headerRow, columns, ignored: before }) => ({
    ...{ kind: kind === 'unknown' ? unknown : kind, headerRow, columns, ignored: [...(ignored ?? before)] },
  }))
  const fuelIncluded = (terms.fuelPercent ?? terms.fuelProgram ?? null) === null
  const body = { versionId, tables, terms: { from: '2026-01-01', days: 3, fuelIncluded, ...terms } }
  const settled = Promise.withResolvers<void>()
  const stop = node.app.realtime.subscribe(happening => {
    if (happening === 'missed' || happening.topic !== 'rateSheet' || happening.data.versionId !== versionId) return
    void load().then(({ sheet }) => sheet.state === 'reading' || settled.resolve())
  })
  const started = await ask(node, ReadRateSheet, { body }, person.token)
  if (started.status === 200) await settled.promise
  stop()
  return { started, ...(await load()) }
}

/** Uploads a rate file, reads it as it was recognized and brings it into force; returns its number. */
export async function activateRates(node: TestNode, person: Person, bytes: Buffer | string, given: SentFile = {}) {
  const { versionId } = await uploadRates(node, person, bytes, given)
  await readRates(node, person, versionId)
  const { status } = await activate(node, person, versionId)
  if (status !== 200) throw new Error(`version ${versionId} is not in force`)
  return versionId
}

/** Brings a version into force on a day. */
export const activate = (
  node: TestNode,
  person: Person,
  versionId: number,
  from = '2026-01-01',
  said: { readonly confirmed?: boolean } = {},
) => ask(node, ActivateRateSheet, { query: { action: 'activate' }, body: { versionId, from, ...said } }, person.token)

/** The same for a file that has to be sound. */
export async function inForce(
  node: TestNode,
  person: Person,
  text: string | Buffer,
  terms: Terms = {},
  given: SentFile = {},
) {
  const { versionId } = await uploadRates(node, person, text, given)
  const read = await readRates(node, person, versionId, terms)
  expect(read.file).toMatchObject({ faultCount: 0, failure: '' })
  expect(read.sheet.state).toBe('draft')
  expect((await activate(node, person, versionId)).status).toBe(200)
  return versionId
}

/** What new freight costs. */
export async function ratedFreight(node: TestNode, person: Person, changes: Parameters<typeof addFreight>[2] = {}) {
  const { shipmentId } = await addFreight(node, person, changes)
  return (await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)).reply
}

/** Freight of the past, as a replay takes it. */
export async function quotedFreight(node: TestNode, person: Person, changes: Parameters<typeof addFreight>[2] = {}) {
  const { shipmentId } = await addFreight(node, person, changes)
  await node.app.db
    .forClient(person.clientId)
    .transaction(tx =>
      tx
        .updateTable('shipment')
        .set({ status: 'Q' })
        .where('client_id', '=', person.clientId)
        .where('shipment_id', '=', shipmentId)
        .execute(),
    )
  return shipmentId
}

/** Replays a version over the freight since November, to its end. */
export async function replayed(node: TestNode, person: Person, versionId: number) {
  const over = Promise.withResolvers<void>()
  const load = async () => (await ask(node, GetRateSheet, { body: { versionId } }, person.token)).reply
  const stop = node.app.realtime.subscribe(happening => {
    if (happening === 'missed' || happening.data.versionId !== versionId) return
    void load().then(({ replay }) => replay?.ended === true && over.resolve())
  })
  const started = await ask(node, ReplayRateSheet, { body: { versionId, since: '2026-11-01' } }, person.token)
  await over.promise
  stop()
  return { started, replay: (await load()).replay }
}
