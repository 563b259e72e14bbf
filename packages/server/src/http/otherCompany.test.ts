import { type BodyOf, type Call, type CallName, type Calls, calls, pathOf, type QueryOf } from '@waybill/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { type Asking, ask, sharedNode, type TestNode } from '../testing/node.ts'
import { makeOneOfEverything, type OneOfEverything } from '../testing/oneOfEverything.ts'
import { sampleWireShipment } from '../testing/wireShipment.ts'

type IdField =
  | 'shipmentId'
  | 'shipmentIds'
  | 'ShipemntId'
  | 'fileId'
  | 'mailId'
  | 'addressId'
  | 'itemId'
  | 'draftId'
  | 'PricesheetID'

/** Calls that take the id of a record. */
type CallWithId = {
  [N in CallName]: Extract<keyof BodyOf<Calls[N]> | keyof QueryOf<Calls[N]>, IdField> extends never ? never : N
}[CallName]

/** What to ask with ids of another company; a new call that takes an id does not compile without a row here. */
type Rows = {
  readonly [N in CallWithId]: (
    theirs: OneOfEverything,
    ours: OneOfEverything,
  ) => readonly [Asking<Calls[N]>, ...Asking<Calls[N]>[]]
}

const version = 1
const window = { PickupByDate: '2026-11-25', PickupByFromTime: '09:00', PickupByToTime: '12:00' }
const item = { SKU: 'TEST-2', Description: 'Test item' }

const rows: Rows = {
  AcceptPOD: ({ fileId }) => [{ body: { fileId } }],
  AskCarrier: ({ shipmentId }) => [{ body: { shipmentId } }],
  BuildShipment: ({ shipmentId }) => [{ body: { shipmentId, version, shipment: sampleWireShipment() } }],
  CheckBOLandDownload: (theirs, ours) => [
    { body: { shipmentIds: [theirs.shipmentId] } },
    { body: { shipmentIds: [ours.shipmentId, theirs.shipmentId] } },
  ],
  DeleteDraft: ({ draftId }) => [{ body: { draftId } }],
  DeleteFile: ({ fileId }) => [{ body: { fileId } }, { body: { fileId, restore: true } }],
  DisplayTrackingDetails: ({ shipmentId }) => [{ body: { shipmentId } }],
  DisplayFile: ({ fileId }) => [{ body: { fileId } }],
  FileUpload: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetAddress: ({ addressId }) => [{ body: { addressId } }],
  GETLTLRates: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetCarrierExchanges: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetMails: ({ shipmentId }) => [{ body: { shipmentId } }],
  GETPackinglist: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetSelectedServices: ({ shipmentId }) => [{ body: { shipmentId } }],
  Pickup: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, version, PricesheetID: ours.PricesheetID } },
    { body: { shipmentId: ours.shipmentId, version, PricesheetID: theirs.PricesheetID } },
  ],
  PrintDocumentDetails: ({ shipmentId }) => [{ body: { shipmentIds: [shipmentId] } }],
  RecordCarrierCall: ({ shipmentId }) => [{ body: { shipmentId, spokeWith: 'Test' } }],
  ResendMail: ({ mailId }) => [{ body: { mailId } }],
  SendTrackingLink: ({ shipmentId }) => [{ body: { shipmentId } }],
  SaveDraft: ({ draftId }) => [{ body: { draftId, form: {} } }],
  SaveItemDetails: ({ shipmentId }) => [{ body: { shipmentId, version, Items: [{}] } }],
  ShipmentDetails: ({ shipmentId }) => [{ body: { shipmentId } }],
  TrackingDetails: ({ shipmentId }) => [{ body: { shipmentId, status: 'problem', date: '2026-11-20', time: '08:00' } }],
  TrackingNotice: ({ shipmentId }) => [{ body: { shipmentId } }, { query: { flag: 'save' }, body: { shipmentId } }],
  UpdateLocation: ({ addressId }) => [
    { query: { funtype: 'update' }, body: { addressId, version, address: { ...sampleWireShipment().Origin } } },
    { query: { funtype: 'delete' }, body: { addressId, version } },
  ],
  UpdateSchedule: ({ shipmentId }) => [{ query: { ShipemntId: shipmentId }, body: { version, ...window } }],
  UpdateServices: ({ shipmentId }) => [{ body: { shipmentId, version, AdditionalService: [] } }],
  UpdateStatusCode: ({ shipmentId }) => [{ body: { shipmentId, version, statusCode: 'A' } }],
  Void: ({ shipmentId }) => [{ body: { shipmentId, version } }],
  WaybillExtraInfoDetails: ({ itemId }) => [
    { query: { flag: 'update' }, body: { itemId, version, item } },
    { query: { flag: 'delete' }, body: { itemId, version } },
  ],
}

let node: TestNode
let clerk: Person
let theirs: OneOfEverything
let ours: OneOfEverything
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  theirs = await makeOneOfEverything(node, await newCompany(node))
  ours = await makeOneOfEverything(node, clerk)
})

/** The body's fields beside a small file, as a browser sends them. */
async function upload(call: Call, body: object) {
  const part = (head: string, content: string) =>
    `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const fields = Object.entries(body).map(([name, value]) => part(`name="${name}"`, String(value)))
  return node.server.inject({
    method: 'POST',
    url: pathOf(call),
    headers: {
      authorization: `Bearer ${clerk.token}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'idempotency-key': crypto.randomUUID(),
    },
    payload: `${fields.join('')}${part('name="file"; filename="note.txt"', 'text')}--edge--\r\n`,
  })
}

const send = async (call: Call, asking: Asking<Call>): Promise<number> =>
  call.takes === 'multipart'
    ? (await upload(call, asking.body as object)).statusCode
    : (await ask(node, call, asking, clerk.token)).status

const built = Object.keys(rows) as CallWithId[]

describe("another company's id", () => {
  it.each(built)('%s answers 404', async name => {
    for (const asking of rows[name](theirs, ours)) {
      expect([asking, await send(calls[name], asking)]).toEqual([asking, 404])
    }
  })
})
