import { FILES_PER_CARRIER_MAX, pathOf } from '@waybill/contract'
import { DeleteCarrierFile } from '@waybill/contract/calls/Carriers/DeleteCarrierFile.ts'
import { DisplayCarrierFile } from '@waybill/contract/calls/Carriers/DisplayCarrierFile.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { UploadCarrierFile } from '@waybill/contract/calls/Carriers/UploadCarrierFile.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import type { WireCarrierFile } from '@waybill/contract/wire/carrier.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
let carrierId: number
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
  const carrier = { CarrierName: 'Demo Motor', SCAC: 'DMOA' }
  const { reply } = await ask(node, FreightCarrier, { query: { Mode: 'ADD' }, body: { carrier } }, clerk.token)
  carrierId = reply.carriers[0]?.carrierId ?? 0
})

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n'

async function upload(name = 'certificate.pdf', bytes = PDF, token = clerk.token) {
  const form = new FormData()
  form.set('carrierId', String(carrierId))
  form.set('kind', 'insurance')
  form.set('file', new Blob([bytes]), name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await node.server.inject({
    method: 'POST',
    url: pathOf(UploadCarrierFile),
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
  })
  const body: { file: WireCarrierFile; code: string; issues?: { at: string; code: string }[] } = answer.json()
  return { status: answer.statusCode, ...body }
}

const papers = async () =>
  (await ask(node, FreightCarrier, { query: { Mode: 'Load' }, body: { carrierId } }, clerk.token)).reply.carriers[0]
    ?.Files

it('a paper stands with its carrier, is downloaded, taken away and brought back', async () => {
  const { file } = await upload()
  expect(await papers()).toMatchObject([{ fileId: file.fileId, name: 'certificate.pdf', kind: 'insurance' }])
  const body = { fileId: file.fileId }
  expect((await ask(node, DisplayCarrierFile, { body }, clerk.token)).text).toBe(PDF)
  // It is no shipment's: whoever may see those alone does not get it.
  expect((await ask(node, DisplayFile, { body }, clerk.token)).status).toBe(404)
  await ask(node, DeleteCarrierFile, { body }, clerk.token)
  expect(await papers()).toEqual([])
  expect((await ask(node, DisplayCarrierFile, { body }, clerk.token)).status).toBe(404)
  await ask(node, DeleteCarrierFile, { body: { ...body, restore: true } }, clerk.token)
  expect(await papers()).toHaveLength(1)
})

it('takes no file that is not what it says, and none of a carrier that is gone', async () => {
  const odd = await upload('certificate.pdf', '<html>')
  expect([odd.status, odd.issues?.map(({ at, code }) => [at, code])]).toEqual([400, [['body.file', 'file_content']]])
  expect((await upload('run.exe')).issues?.map(({ code }) => code)).toEqual(['file_type'])
  const named = { CarrierLocn: 'MAIN', SCAC: 'DMOA', RateMode: 'LTL' }
  await ask(node, FreightCarrier, { query: { Mode: 'DELETE' }, body: named }, clerk.token)
  expect((await upload()).status).toBe(404)
  const packer = await newPerson(node, clerk.clientId, ['Track'])
  expect((await upload('a.pdf', PDF, packer.token)).status).toBe(403)
})

it('holds so many papers and no more', async () => {
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .insertInto('file')
      .values(
        Array.from({ length: FILES_PER_CARRIER_MAX - 1 }, (_, n) => ({
          ...{ client_id: clerk.clientId, carrier_id: carrierId, sha256: 'a'.repeat(64), name: `${n}.pdf` },
          ...{ mime: 'application/pdf', size: 1, kind: 'insurance' },
        })),
      )
      .execute(),
  )
  const answers = await Promise.all([upload('a.pdf'), upload('b.pdf')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('TooManyCarrierFiles')
})
