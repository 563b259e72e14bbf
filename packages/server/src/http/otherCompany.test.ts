import { type BodyOf, type Call, type CallName, type Calls, calls, pathOf, type QueryOf } from '@waybill/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { workExceptions } from '../modules/exceptions/workExceptions.ts'
import { limitBooking, newCompany, newPerson, PASSWORD, type Person } from '../testing/company.ts'
import { type Asking, ask, sharedNode, type TestNode } from '../testing/node.ts'
import { makeOneOfEverything, type OneOfEverything } from '../testing/oneOfEverything.ts'
import { openLabel, pickupPlace } from '../testing/openLabels.ts'
import { askedForQuotes, offer as makeOffer, offered } from '../testing/quotes.ts'
import { readRates, uploadRates } from '../testing/rateSheets.ts'
import { putOrders, salesOrder } from '../testing/salesOrders.ts'
import { addPrinter, pairedStation, stationNow } from '../testing/stations.ts'
import { connect } from '../testing/wire.ts'
import { sampleWireShipment } from '../testing/wireShipment.ts'
import { sampleWireStops } from '../testing/wireStops.ts'

/** Ids that name no record of ours: of the person who asks (the session says who that is), or made up by the browser, or by a carrier; and access ids, which are of who holds them. */
const notRecords = [
  ...(['UserId', 'Userid', 'userid', 'userId', 'clientId', 'clientid', 'ClientId', 'ClientID'] as const),
  ...(['runId', 'ContractId', 'AccessID', 'IsPalletItemGrid'] as const),
] as const

type Field<N extends CallName> = keyof BodyOf<Calls[N]> | keyof QueryOf<Calls[N]>
type IdField<F> = F extends `${string}${'Id' | 'ID' | 'Ids' | 'IDs' | 'id' | 'ids' | 'UniqueName'}`
  ? Exclude<F, (typeof notRecords)[number]>
  : never

/** Calls of somebody signed in that take the id of a record; public ones take none but access ids. */
type CallWithId = Exclude<
  {
    [N in CallName]: Calls[N]['access']['kind'] extends 'public' ? never : IdField<Field<N>> extends never ? never : N
  }[CallName],
  | 'GetScheduleShipmentCount'
  | 'ReviewTenders'
  | 'GetSpotQuotes'
  | 'GetTenderRounds'
  | 'CheckPrinterStatus'
  | 'GetPrintJobs'
>

/** An id that is another company's and is passed over: the test below says with what effect. */
const passedOver: readonly string[] = [
  'BuildShipment.draftId',
  'GetScheduleShipmentCount.UserID',
  // Answered as missing: bulk/tenders.test.ts.
  'ReviewTenders.shipmentIds',
  // Narrowed to it, the list is empty: below.
  'GetSpotQuotes.shipmentId',
  'GetTenderRounds.shipmentId',
  // Whose station it is, the session says.
  'CheckPrinterStatus.UserID',
  // Narrowed to it, the list is empty: modules/stations/stations.test.ts.
  'GetPrintJobs.stationId',
]

/** What to ask with ids of another company; a new call that takes an id does not compile without a row here. */
type Rows = {
  readonly [N in CallWithId]: (theirs: Known, ours: Known) => readonly [Asking<Calls[N]>, ...Asking<Calls[N]>[]]
}

interface Known extends OneOfEverything {
  readonly accountId: number
  readonly soldToId: number
  readonly loginId: number
  readonly stopId: number
  readonly userId: number
  readonly bulkId: number
  readonly carrierId: number
  readonly paperId: number
  readonly viewId: number
  readonly locationId: number
  readonly versionId: number
  readonly spotId: number
  readonly invitationId: number
  readonly offerId: number
  readonly groupId: number
  readonly pageGroupId: number
  readonly passkeyId: number
  readonly auditId: number
  readonly sessionId: string
  readonly roundId: number
  readonly openTenderId: number
  readonly askedShipmentId: number
  readonly orderId: number
  readonly sourceId: number
  readonly orderMailId: number
  readonly exceptionId: number
  readonly confirmationId: number
  readonly stationId: number
  readonly printerId: number
  readonly jobId: number
  readonly parcelAccountId: number
  readonly labelTenderId: number
  readonly pickupId: number
  readonly closeId: number
  readonly scheduleId: number
  readonly reportRunId: number
  readonly approvalId: number
}

const version = 1
const happened = { status: 'problem', date: '2026-11-20', time: '08:00' }
const window = { PickupByDate: '2026-11-25', PickupByFromTime: '09:00', PickupByToTime: '12:00' }
const account = { CapacityProviderIdentifierValue: 'DMAA', CarrierName: 'Test', groupCode: 'TEST' }
const carrier = { CarrierName: 'Test Carrier', SCAC: 'DMZZ' }
const billTo = {
  ...{ companyName: 'Test', addressLines: '1 Road~', city: 'Reno', state: 'NV', zip: '89501' },
}
const soldTo = { SoldTo: 'Test', PaymentType: 'C' as const, ShipVia: 'UPSN', AccountNumber: '1A2B3C' }
const item = { SKU: 'TEST-2', Description: 'Test item' }

const rateTerms = { from: '2026-12-01' }
const rateTable = { kind: 'lanes' as const, headerRow: 0, columns: { origin: 0, destination: 1 } }

const inAWeek = { date: '2026-11-27', time: '15:00' }
const told = { userEdit: 'true' } as const
const offer = { currency: 'USD', linehaul: 100_00 }

const truck = { date: '2026-11-25', readyAt: '13:00', closeAt: '17:00', place: pickupPlace }

const rows: Rows = {
  AssignException: ({ exceptionId, userId }, own) => [
    { body: { exceptionId, version: 1, assignedTo: null } },
    { body: { exceptionId: own.exceptionId, version: 1, assignedTo: userId } },
  ],
  SnoozeException: ({ exceptionId }) => [{ body: { exceptionId, version: 1, until: '2026-11-30T15:00:00Z' } }],
  CloseException: ({ exceptionId }) => [{ body: { exceptionId, version: 1, reason: 'other', side: 'nobody' } }],
  AskPickup: ({ parcelAccountId }) => [{ body: { AccountID: parcelAccountId, ...truck } }],
  RatePickup: ({ parcelAccountId }) => [{ body: { AccountID: parcelAccountId, ...truck } }],
  CancelPickup: ({ pickupId }) => [{ body: { pickupId } }],
  LookForPickup: ({ pickupId }) => [{ body: { pickupId } }],
  SettlePickup: ({ pickupId }) => [{ body: { pickupId, comes: false } }],
  CloseDay: ({ parcelAccountId }) => [
    { body: { AccountID: parcelAccountId, until: '2026-12-31', place: pickupPlace } },
  ],
  SettleClose: ({ closeId }) => [{ body: { closeId, closed: false } }],
  ManifestPaper: ({ closeId }) => [{ body: { closeId } }],
  DropOffLocations: ({ parcelAccountId }) => [{ body: { AccountID: parcelAccountId, Zip: '45402' } }],
  SeeCharge: ({ labelTenderId: tenderId }) => [{ body: { tenderId, charged: 100 } }],
  PrintTestPage: ({ printerId }) => [{ body: { printerId, key: 'a test page' } }],
  RemoveStation: ({ stationId }) => [{ body: { stationId } }],
  SaveStation: ({ stationId, printerId }, ours) => [
    { body: { stationId, version, name: 'Other' } },
    { body: { stationId: ours.stationId, version: 3, removePrinterId: printerId } },
  ],
  SendToPrinter: ({ stationId, shipmentId, bulkId }, ours) => {
    const asked = {
      document: 'label' as const,
      shipmentIds: [ours.shipmentId],
      stationId: ours.stationId,
      key: 'labels 1',
    }
    return [
      { body: { ...asked, stationId } },
      { body: { ...asked, shipmentIds: [shipmentId] } },
      { body: { ...asked, document: 'parcelLabel', shipmentIds: [shipmentId] } },
      { body: { ...asked, document: 'parcelLabel', labelIds: [2_000_000] } },
      { body: { ...asked, document: 'parcelLabel', shipmentIds: [], bulkId } },
    ]
  },
  SettlePrintJob: ({ jobId }) => [{ body: { jobId, attempt: 0, as: 'dropped' } }],
  OrderIntegration: ({ sourceId, orderMailId }, own) => [
    { query: { Functype: 'save' }, body: { sourceId, version, name: 'Other' } },
    ...(['delete', 'start', 'stop', 'run', 'test', 'forget', 'accept', 'confirm'] as const).map(Functype => ({
      ...{ query: { Functype }, body: { sourceId, version } },
    })),
    { query: { Functype: 'release' }, body: { sourceId, version, mailId: orderMailId } },
    { query: { Functype: 'release' }, body: { sourceId: own.sourceId, version: 2, mailId: orderMailId } },
  ],
  UpdateMappedColumns: ({ sourceId }) => [
    { body: { runId: 1, mapping: { headRow: 0, columns: ['OrderNumber'] }, sourceId } },
  ],
  OrderFileSoruceConfigure: ({ sourceId }) => [
    {
      body: {
        ...{ sourceId, version, name: 'Other', way: 'sftp', host: 'sftp.invalid' },
        ...{ FTPUserName: 'us', FTPPassword: 'a secret' },
      },
    },
  ],
  SaveOrderEmailID: ({ sourceId }) => [{ body: { sourceId, version, name: 'Other', senders: ['acme.example'] } }],
  AddNewOrder: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, version, orders: [{ orderId: ours.orderId, version: 2 }] } },
  ],
  GetOrder: ({ orderId }) => [{ body: { orderId } }],
  GetConfirmationsOf: ({ orderId, shipmentId }) => [{ body: { orderId } }, { body: { shipmentId } }],
  DownloadConfirmation: ({ confirmationId }) => [{ body: { confirmationId } }],
  SendConfirmation: ({ confirmationId }) => [{ body: { confirmationId } }],
  GetDockView: ({ locationId }) => [{ body: { siteId: locationId } }],
  GetSameDayShipments: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetOrdersToAdd: ({ shipmentId }) => [{ body: { shipmentId } }],
  MarkReady: ({ shipmentId }) => [{ body: { shipmentId, version } }],
  SetPRONumber: ({ shipmentId }) => [{ body: { shipmentId, version, PRONumber: '1' } }],
  SetDockDoor: ({ shipmentId }) => [{ body: { shipmentId, version, Door: '1' } }],
  RevertSetItems: ({ shipmentId }) => [{ body: { shipmentId, version } }],
  AddNewPricesheet: (theirs, ours) => [
    { query: { QuoteID: theirs.invitationId, ...told }, body: { offer } },
    {
      query: { QuoteID: ours.invitationId, ...told, flag: 'update' },
      body: { offer, PriceSheetID: theirs.offerId },
    },
  ],
  AskApproval: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, PricesheetID: theirs.PricesheetID } },
    { body: { shipmentId: ours.shipmentId, PricesheetID: theirs.PricesheetID } },
  ],
  ConfirmAnotherLoad: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, otherId: ours.shipmentId } },
    { body: { shipmentId: ours.shipmentId, otherId: theirs.shipmentId } },
  ],
  DecideApproval: ({ approvalId: ApprovalID }) => [{ query: { ApprovalID }, body: { decision: 'approve' } }],
  HandOnApproval: ({ approvalId }) => [{ body: { approvalId, UserId: 1 } }],
  GetApproval: ({ approvalId: ApprovalID }) => [{ query: { ApprovalID } }],
  AnswerTender: ({ openTenderId: TenderID }) => [
    { query: { TenderID, ...told }, body: { answer: 'accept', name: 'Test' } },
  ],
  AwardSpotOffer: (theirs, ours) => [
    { body: { shipmentId: theirs.askedShipmentId, version, offerId: theirs.offerId } },
    { body: { shipmentId: ours.askedShipmentId, version, offerId: theirs.offerId } },
  ],
  EndSessions: ({ userId: UserId, sessionId }) => [{ body: { UserId } }, { body: { sessionId } }],
  GetAuditEntry: ({ auditId }) => [{ body: { auditId } }],
  Passkeys: ({ passkeyId }) => [
    { query: { flag: 'rename' }, body: { passkeyId, name: 'Other' } },
    { query: { flag: 'remove' }, body: { passkeyId, password: PASSWORD } },
  ],
  PageGroups: ({ pageGroupId: GroupID }) => [
    { query: { flag: 'save' }, body: { GroupID, version, GroupName: 'Other' } },
    { query: { flag: 'delete' }, body: { GroupID, version } },
  ],
  CarrierGroups: ({ groupId }) => [
    { query: { flag: 'save' }, body: { groupId, version, name: 'Other', members: [{ email: 'a@b.invalid' }] } },
    { query: { flag: 'delete' }, body: { groupId, version } },
  ],
  DisplayQuoteFile: (theirs, ours) => [
    { query: { QuoteID: theirs.invitationId, ...told }, body: { fileId: theirs.fileId } },
    { query: { QuoteID: ours.invitationId, ...told }, body: { fileId: theirs.fileId } },
  ],
  GetQuoteResponseDetails: ({ invitationId: QuoteID }) => [{ query: { QuoteID, ...told } }],
  GetTenderOffer: ({ openTenderId: TenderID }) => [{ query: { TenderID, ...told } }],
  RemindCarriers: ({ spotId }) => [{ body: { spotId } }],
  RemovePricesheet: (theirs, ours) => [
    { query: { QuoteID: theirs.invitationId, ...told }, body: { PriceSheetID: theirs.offerId } },
    { query: { QuoteID: ours.invitationId, ...told }, body: { PriceSheetID: theirs.offerId } },
  ],
  ReopenQuote: ({ invitationId }) => [{ body: { invitationId, deadline: inAWeek } }],
  SpotQuote: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, version, deadline: inAWeek, carriers: [{ email: 'a@b.invalid' }] } },
    { body: { shipmentId: ours.shipmentId, version, deadline: inAWeek, groupId: theirs.groupId } },
    {
      body: {
        ...{ shipmentId: ours.shipmentId, version, deadline: inAWeek, fileIds: [theirs.fileId] },
        carriers: [{ email: 'a@b.invalid' }],
      },
    },
  ],
  StartTenderRound: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, version, kind: 'single', PricesheetIDs: [theirs.PricesheetID] } },
    { body: { shipmentId: ours.shipmentId, version, kind: 'single', PricesheetIDs: [theirs.PricesheetID] } },
  ],
  SubmitNoBidConfirmation: ({ invitationId: QuoteID }) => [
    { query: { QuoteID, ...told }, body: { reason: 'noCapacity', name: 'Test' } },
  ],
  SubmitQuoteResponse: ({ invitationId: QuoteID }) => [
    { query: { QuoteID, ...told }, body: { terms: true, name: 'Test', SCAC: 'DMQA', PriceSheetIDs: [1] } },
  ],
  UploadQuoteFile: ({ invitationId: QuoteID }) => [{ query: { QuoteID, ...told } }],
  WithdrawSpotQuote: ({ spotId }) => [{ body: { spotId } }],
  WithdrawTenderRound: ({ roundId }) => [{ body: { roundId } }],
  ActivateRateSheet: ({ versionId }) => [{ query: { action: 'activate' }, body: { versionId } }],
  GetRateDifference: ({ versionId }) => [{ body: { versionId } }],
  GetRateReplay: ({ versionId }) => [{ body: { versionId } }],
  GetRateSheet: ({ versionId }) => [{ body: { versionId } }],
  ReadRateSheet: ({ versionId }) => [{ body: { versionId, tables: [rateTable], terms: rateTerms } }],
  ReplayRateSheet: ({ versionId }) => [{ body: { versionId, since: '2026-01-01' } }],
  AcceptPOD: ({ fileId }) => [{ body: { fileId } }],
  AskCarrier: ({ shipmentId }) => [{ body: { shipmentId } }],
  BillToAddressUpdate: ({ locationId: id }) => [
    { query: { funtype: 'update' }, body: { id, address: billTo } },
    { query: { funtype: 'delete' }, body: { id } },
  ],
  BuildShipment: ({ shipmentId }) => [{ body: { shipmentId, version, shipment: sampleWireShipment() } }],
  Capacityprovideraccount: ({ accountId, loginId }) => [
    { query: { operationtype: 'add' }, body: { ...account, loginId } },
    { query: { operationtype: 'update' }, body: { ...account, accountId, version } },
    { query: { operationtype: 'delete' }, body: { accountId, version } },
  ],
  ParcelAccountDetails: ({ soldToId: AccountID }) => [
    { query: { Operationtype: 'UPDATE' }, body: { ...soldTo, AccountID, version } },
    { query: { Operationtype: 'DELETE' }, body: { AccountID, version } },
  ],
  ParcelCarrier: ({ accountId: AccountID }) => [
    { query: { function: 'UPDATE' }, body: { AccountID, version } },
    { query: { function: 'DELETE' }, body: { AccountID, version } },
  ],
  ParcelRates: ({ accountId: AccountID }) => [
    { body: { AccountID, Origin: {}, Destination: {}, packages: [{ Weight: 1 }] } },
  ],
  TrackParcel: ({ accountId: AccountID }) => [{ body: { AccountID, TrackingNumber: '1Z999AA10123456784' } }],
  Capacityprovidermetadata: ({ loginId }) => [{ body: { loginId } }],
  CreateP44AccountGroup: ({ loginId }) => [{ body: { loginId, groupCode: 'TEST' } }],
  CloseBulk: ({ bulkId }) => [{ body: { bulkId } }],
  GetSheet: ({ bulkId }) => [{ body: { bulkId } }],
  StartBulk: ({ bulkId: undoBulkId }) => [{ body: { action: 'reopenOrders', undoBulkId } }],
  ContinueSheet: ({ bulkId }) => [{ body: { bulkId, step: 'retry' } }],
  ExportSheet: ({ bulkId }) => [{ body: { bulkId } }],
  ExportBulk: ({ bulkId }) => [{ body: { bulkId } }],
  JobLabels: ({ bulkId }) => [{ body: { bulkId } }],
  PickList: ({ bulkId }) => [{ body: { bulkId } }],
  CheckBOLandDownload: (theirs, ours) => [
    { body: { shipmentIds: [theirs.shipmentId] } },
    { body: { shipmentIds: [ours.shipmentId, theirs.shipmentId] } },
  ],
  DeleteCarrierFile: ({ paperId }) => [{ body: { fileId: paperId } }, { body: { fileId: paperId, restore: true } }],
  DisplayCarrierFile: ({ paperId }) => [{ body: { fileId: paperId } }],
  FreightCarrier: ({ carrierId }) => [{ query: { Mode: 'UPDATE' }, body: { carrierId, version, carrier } }],
  UpdateP44CarrierMetatag: (theirs, ours) => [
    { body: { carrierId: theirs.carrierId } },
    { body: { carrierId: ours.carrierId, loginId: theirs.loginId } },
  ],
  UploadCarrierFile: ({ carrierId }) => [{ body: { carrierId, kind: 'insurance' } }],
  DeleteDraft: ({ draftId }) => [{ body: { draftId } }],
  DeleteFile: ({ fileId }) => [{ body: { fileId } }, { body: { fileId, restore: true } }],
  DeleteView: ({ viewId }) => [{ body: { viewId } }],
  DownloadPOD: ({ UniqueName }) => [{ query: { UniqueName } }],
  DownloadPODs: ({ shipmentId }) => [{ body: { shipmentIds: [shipmentId] } }],
  DisplayTrackingDetails: ({ shipmentId }) => [{ body: { shipmentId } }],
  DisplayFile: ({ fileId }) => [{ body: { fileId } }],
  FileUpload: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetAddress: ({ addressId }) => [{ body: { addressId } }],
  GETLTLRates: ({ shipmentId }) => [{ body: { shipmentId } }],
  RatesOtherWay: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetDrafts: ({ draftId }) => [{ body: { draftId } }],
  GetCarrierExchanges: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetCrossover: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetMails: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetReplies: ({ shipmentId }) => [{ body: { shipmentId } }],
  PickupList: ({ shipmentId, locationId }, ours) => [
    { body: { siteId: locationId } },
    { body: { shipmentIds: [shipmentId] } },
    { body: { shipmentIds: [ours.shipmentId, shipmentId] } },
  ],
  GETPackinglist: ({ shipmentId }) => [{ body: { shipmentId } }],
  GetSelectedServices: ({ shipmentId }) => [{ body: { shipmentId } }],
  CollectTender: ({ shipmentId }) => [{ body: { shipmentId, version: 1, CollectCarrier: 'DMAA' } }],
  MultiRouting: ({ shipmentId }) => [
    { body: { shipmentId, version, ShipmentStops: sampleWireStops().ShipmentStops ?? [], HandlingUnits: [] } },
  ],
  Pickup: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, version, PricesheetID: ours.PricesheetID } },
    { body: { shipmentId: ours.shipmentId, version, PricesheetID: theirs.PricesheetID } },
  ],
  NotifyCarrier: ({ shipmentId }) => [{ body: { shipmentId, message: 'Test' } }],
  GetReprintDocumentDetails: ({ shipmentId }) => [{ body: { shipmentIds: [shipmentId] } }],
  SaveandReprint: (theirs, ours) => [
    { body: { shipmentIds: [theirs.shipmentId] } },
    { body: { shipmentIds: [ours.shipmentId, theirs.shipmentId] } },
    {
      query: { Flag: 'revised' },
      body: { shipmentIds: [theirs.shipmentId], version, shipment: sampleWireShipment() },
    },
  ],
  PrintDocumentDetails: ({ shipmentId }) => [{ body: { shipmentIds: [shipmentId] } }],
  RCSelectedParcelCarrier: ({ shipmentId }) => [
    { body: { shipmentId } },
    { query: { Flag: 'rate' }, body: { shipmentId } },
    { query: { Flag: 'select' }, body: { shipmentId, PricesheetID: 1 } },
  ],
  ScanParcel: ({ shipmentId }) => [{ body: { shipmentId } }],
  BuyLabels: ({ shipmentId }) => [{ body: { shipmentId, version } }],
  MakeReturn: ({ shipmentId }) => [{ body: { shipmentId, version, ReturnServiceType: '9' as const } }],
  PreviewLabel: () => [{ body: { labelId: 1 } }],
  PrintLabels: (theirs, ours) => [
    { body: { shipmentIds: [theirs.shipmentId] } },
    { body: { shipmentIds: [ours.shipmentId, theirs.shipmentId], leaveOut: true } },
    { body: { labelIds: [1] } },
    { body: { bulkId: theirs.bulkId } },
  ],
  RepackPackage: ({ shipmentId }) => [{ body: { shipmentId, version, unitId: 1, place: 1, Weight: 1 } }],
  VoidLabel: ({ shipmentId }) => [{ body: { shipmentId, version, labelId: 1 } }],
  SettleLabel: () => [{ body: { labelId: 1, isVoided: true } }],
  RecordCarrierCall: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, spokeWith: 'Test' } },
    { body: { shipmentId: ours.shipmentId, bookingId: theirs.bookingId, spokeWith: 'Test' } },
  ],
  AddCarrierInvoice: ({ shipmentId }) => [
    { body: { shipmentId, amount: 100, invoicedOn: '2026-11-20', InvoiceNumber: 'A1' } },
  ],
  ChangeReportSchedule: ({ scheduleId }) => [{ body: { scheduleId, change: { act: 'run' } } }],
  DownloadReportRun: ({ reportRunId }) => [{ body: { reportRunId } }],
  GetReportRuns: ({ scheduleId }) => [{ body: { scheduleId } }],
  deletereport: ({ scheduleId }) => [{ body: { scheduleId } }],
  RateCarrier: ({ shipmentId }) => [{ body: { shipmentId, rating: { stars: 5 } } }],
  ResendMail: ({ mailId }) => [{ body: { mailId } }],
  RetryBulk: ({ bulkId }) => [{ body: { bulkId } }],
  StopBulk: ({ bulkId }) => [{ body: { bulkId } }],
  SaveView: ({ viewId }) => [{ body: { list: 'track', name: 'Test', viewId } }],
  SendTrackingLink: ({ shipmentId }) => [{ body: { shipmentId } }],
  SaveDraft: ({ draftId }) => [{ body: { draftId, form: {} } }],
  SaveCustomerOrders: ({ shipmentId }) => [
    { body: { shipmentId, version: 1, CustomerOrders: [{ OrderNumber: 'X' }] } },
  ],
  SaveItemDetails: ({ shipmentId }) => [{ body: { shipmentId, version, Items: [{}] } }],
  SettleTrackingEvent: ({ eventId }) => [
    { query: { flag: 'accept' }, body: { eventId } },
    { query: { flag: 'takeBack' }, body: { eventId, comments: 'Test' } },
  ],
  ShipmentDetails: ({ shipmentId }) => [{ body: { shipmentId } }],
  SwapBooking: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, version, bookingId: theirs.bookingId } },
    { body: { shipmentId: ours.shipmentId, version, bookingId: theirs.bookingId } },
  ],
  TellCarrier: (theirs, ours) => [
    { body: { shipmentId: theirs.shipmentId, version, way: 'mail' } },
    { body: { shipmentId: ours.shipmentId, version, way: 'mail', PricesheetID: theirs.PricesheetID } },
  ],
  TrackingDetails: (theirs, ours) => [
    { body: { ...happened, shipmentId: theirs.shipmentId } },
    { body: { ...happened, shipmentId: ours.shipmentId, stopId: theirs.stopId } },
  ],
  TrackingNotice: ({ shipmentId }) => [{ body: { shipmentId } }, { query: { flag: 'save' }, body: { shipmentId } }],
  UpdateDefaultServices: ({ addressId }) => [
    { query: { flag: 'save' }, body: { of: 'company', dockId: addressId, defaults: {} } },
  ],
  UpdateLocation: ({ addressId }) => [
    { query: { funtype: 'update' }, body: { addressId, version, address: { ...sampleWireShipment().Origin } } },
    { query: { funtype: 'delete' }, body: { addressId, version } },
  ],
  UpdateSchedule: ({ shipmentId }) => [{ query: { ShipemntId: shipmentId }, body: { version, ...window } }],
  UpdateServices: ({ shipmentId }) => [{ body: { shipmentId, version, AdditionalService: [] } }],
  UpdateStatusCode: ({ shipmentId }) => [{ body: { shipmentId, version, statusCode: 'A' } }],
  Void: ({ shipmentId }) => [{ body: { shipmentId, version } }],
  userDetails: ({ userId }) => [{ body: { UserID: userId } }],
  WaybillExtraInfoDetails: ({ itemId }) => [
    { query: { flag: 'update' }, body: { itemId, version, item } },
    { query: { flag: 'delete' }, body: { itemId, version } },
  ],
}

let node: TestNode
let clerk: Person
let stranger: Person
let theirs: Known
let ours: Known
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  stranger = await newCompany(node)
  theirs = await everythingOf(stranger)
  ours = await everythingOf(clerk)
})

async function draftOf(person: Person): Promise<number> {
  const { versionId } = await uploadRates(node, person, 'Origin,Dest,Class,L5C\nOH,NV,70,1\n', { scac: 'DMOA' })
  await readRates(node, person, versionId)
  return versionId
}

/** What was said of an order on a shipment. */
const confirmedOn = (person: Person, orderId: number, shipmentId: number): Promise<number> =>
  node.app.db.forClient(person.clientId).transaction(async tx => {
    const at = node.clock.now().toISOString()
    const { confirmation_id } = await tx
      .insertInto('ship_confirmation')
      .values({
        ...{ client_id: person.clientId, order_id: orderId, shipment_id: shipmentId, number: 1, cause: 'left' },
        ...{ content: '{"lines":[]}', state: 'kept', file_name: 'test.csv', caused_at: at, queued_at: at },
      })
      .returning('confirmation_id')
      .executeTakeFirstOrThrow()
    return confirmation_id
  })

/** Somebody's question about a price above the limit. */
async function approvalOf({ clientId }: Person, { shipmentId, PricesheetID }: OneOfEverything): Promise<number> {
  const asker = await newPerson(node, clientId)
  await limitBooking(node, asker, 0)
  const { reply } = await ask(node, calls.AskApproval, { body: { shipmentId, PricesheetID } }, asker.token)
  return reply.approvalId
}

/** What is wrong with a shipment: its mail failed, and somebody told of a problem. */
async function exceptionOn({ clientId }: Person, shipmentId: number): Promise<number> {
  await workExceptions(node.app, { clientId, subjectId: shipmentId })
  const row = await node.app.db
    .forClient(clientId)
    .readOne(
      node.app.db.query.selectFrom('exception').select('exception_id').where('shipment_id', '=', shipmentId).limit(1),
    )
  return row?.exception_id ?? 0
}

/** A mail that a source holds, with a file. */
const heldAt = (person: Person, sourceId: number): Promise<number> =>
  node.app.db.forClient(person.clientId).transaction(async tx => {
    const { mail_id } = await tx
      .insertInto('order_mail')
      .values({
        ...{ client_id: person.clientId, source_id: sourceId, message_id: 'one', sender: 'a@b.example', subject: '' },
        ...{ state: 'held', reason: 'sender', received_at: node.clock.now().toISOString() },
        kept: JSON.stringify([{ name: 'a.csv', sha256: 'a', bytes: 1 }]),
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow()
    return mail_id
  })

/** A source that fetches from nowhere. */
async function sourceOf(person: Person): Promise<number> {
  const body = { name: 'Host', way: 'sftp' as const, host: 'sftp.invalid', FTPUserName: 'us', FTPPassword: 'a secret' }
  return (await ask(node, calls.OrderFileSoruceConfigure, { body }, person.token)).reply.sourceId
}

/** A station with a printer and a job that waits. */
async function stationOf(person: Person) {
  const paired = await pairedStation(node, person)
  const { printerId } = await addPrinter(node, person, paired, 'printer.invalid:9100')
  const { version } = await stationNow(node, person, paired.stationId)
  const documents = [{ document: 'packing-list' as const, printerId }]
  const saved = { stationId: paired.stationId, version, documents }
  await ask(node, calls.SaveStation, { body: saved }, person.token)
  const job = await ask(node, calls.PrintTestPage, { body: { printerId, key: 'test page' } }, person.token)
  return { stationId: paired.stationId, printerId, jobId: job.reply.jobId }
}

/** An account with a truck that was asked for and a day that was closed. */
async function dayEndOf(person: Person) {
  const { AccountID, tenderId } = await openLabel(node, person)
  const asked = await ask(node, calls.AskPickup, { body: { AccountID, ...truck } }, person.token)
  const body = { AccountID, until: '2026-12-31', place: pickupPlace }
  const closed = await ask(node, calls.CloseDay, { body }, person.token)
  const { pickupId } = asked.reply
  return { parcelAccountId: AccountID, labelTenderId: tenderId, pickupId, closeId: closed.reply.closeId }
}

async function everythingOf(person: Person): Promise<Known> {
  const made = await makeOneOfEverything(node, person)
  await connect(node, person, ['DMAA'])
  const { query } = node.app.db
  const row = await node.app.db
    .forClient(person.clientId)
    .readOne(query.selectFrom('carrier_account').select(['account_id', 'login_id']))
  const stop = await node.app.db
    .forClient(person.clientId)
    .readOne(query.selectFrom('stop').select('stop_id').where('shipment_id', '=', made.shipmentId))
  const bulk = { action: 'resendMails' as const, rows: [{ id: made.mailId }] }
  const started = await ask(node, calls.StartBulk, { body: bulk }, person.token)
  const carrier = await node.app.db
    .forClient(person.clientId)
    .readOne(query.selectFrom('carrier').select('carrier_id').where('client_id', '=', person.clientId))
  const paper = { client_id: person.clientId, carrier_id: carrier?.carrier_id ?? 0, kind: 'insurance', size: 1 }
  const kept = await node.app.db.forClient(person.clientId).transaction(tx =>
    tx
      .insertInto('file')
      .values({ ...paper, sha256: 'a'.repeat(64), name: 'test.txt', mime: 'text/plain' })
      .returning('file_id')
      .executeTakeFirstOrThrow(),
  )
  const saved = await ask(node, calls.SaveView, { body: { list: 'track', name: 'Test', shared: true } }, person.token)
  const location = { query: { funtype: 'add' as const }, body: { address: billTo } }
  const { reply } = await ask(node, calls.BillToAddressUpdate, location, person.token)
  const asked = await askedForQuotes(node, person, 2)
  const [link, open] = asked.links
  if (link === undefined || open === undefined) throw new Error('no links')
  const answered = await makeOffer(node, link, 900_00)
  const round = await offered(node, person, 'single', 1)
  const group = { name: 'Test', members: [{ email: 'quotes@carrier.invalid' }] }
  const groups = await ask(node, calls.CarrierGroups, { query: { flag: 'save' }, body: group }, person.token)
  const pageGroup = { GroupName: 'Test' }
  const pageGroups = await ask(node, calls.PageGroups, { query: { flag: 'save' }, body: pageGroup }, person.token)
  const sessions = await ask(node, calls.GetSessions, {}, person.token)
  const trail = await ask(node, calls.GetAuditTrail, {}, person.token)
  const [orderId = 0] = await putOrders(node, person, [salesOrder()])
  const sourceId = await sourceOf(person)
  const sending = { question: { report: 'accrual' as const }, format: 'csv' as const, recipients: [person.email] }
  const sent = await ask(node, calls.SendReportFile, { body: { ...sending, type: 'runNow' } }, person.token)
  await node.app.due.rest()
  const { scheduleId } = sent.reply
  const { reply: ran } = await ask(node, calls.GetReportRuns, { body: { scheduleId } }, person.token)
  const party = { query: { Operationtype: 'ADD' as const }, body: soldTo }
  const sold = await ask(node, calls.ParcelAccountDetails, party, person.token)
  return {
    ...made,
    approvalId: await approvalOf(person, made),
    ...{ scheduleId, reportRunId: ran.runs[0]?.runId ?? 0 },
    soldToId: sold.reply.accounts[0]?.AccountID ?? 0,
    spotId: asked.quote.spotId,
    invitationId: open.QuoteID,
    offerId: answered.reply.PriceSheetDetails[0]?.PriceSheetID ?? 0,
    groupId: groups.reply.groups[0]?.groupId ?? 0,
    passkeyId: await passkeyOf(person),
    pageGroupId: pageGroups.reply.groups[0]?.GroupID ?? 0,
    sessionId: sessions.reply.sessions[0]?.sessionId ?? '',
    auditId: trail.reply.entries[0]?.auditId ?? 0,
    roundId: round.round.roundId,
    openTenderId: round.round.steps[0]?.tenderId ?? 0,
    askedShipmentId: asked.shipmentId,
    orderId,
    confirmationId: await confirmedOn(person, orderId, made.shipmentId),
    sourceId,
    orderMailId: await heldAt(person, sourceId),
    exceptionId: await exceptionOn(person, made.shipmentId),
    ...(await stationOf(person)),
    ...(await dayEndOf(person)),
    locationId: reply.bIlltoAddresses[0]?.id ?? 0,
    bulkId: started.reply.bulkId,
    carrierId: carrier?.carrier_id ?? 0,
    paperId: kept.file_id,
    viewId: saved.reply.view.viewId,
    versionId: await draftOf(person),
    stopId: stop?.stop_id ?? 0,
    accountId: row?.account_id ?? 0,
    loginId: row?.login_id ?? 0,
    userId: person.userId,
  }
}

async function passkeyOf({ userId }: Person): Promise<number> {
  const bytes = Buffer.from(`of ${userId}`)
  const key = { credential_id: bytes, public_key: bytes, name: 'Test', added_at: node.clock.now().toISOString() }
  const { passkey_id } = await node.app.db.identity
    .insertInto('identity.passkey')
    .values({ user_id: userId, ...key })
    .returning('passkey_id')
    .executeTakeFirstOrThrow()
  return passkey_id
}

/** The body's fields beside a small file, as a browser sends them. */
async function upload(call: Call, body: object, query: object = {}) {
  const part = (head: string, content: string) =>
    `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const fields = Object.entries(body).map(([name, value]) => part(`name="${name}"`, String(value)))
  return node.server.inject({
    method: 'POST',
    url: pathOf(call),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      authorization: `Bearer ${clerk.token}`,
      'content-type': 'multipart/form-data; boundary=edge',
      'idempotency-key': crypto.randomUUID(),
    },
    payload: `${fields.join('')}${part('name="file"; filename="note.txt"', 'text')}--edge--\r\n`,
  })
}

const send = async (call: Call, asking: Asking<Call>): Promise<number> =>
  call.takes !== 'json'
    ? (await upload(call, (asking.body ?? {}) as object, asking.query)).statusCode
    : (await ask(node, call, asking, clerk.token)).status

const built = Object.keys(rows) as CallWithId[]

const isId = (field: string): boolean =>
  /(Id|ID|Ids|IDs|id|ids|UniqueName)$/.test(field) && !notRecords.some(known => known === field)

/** The fields of a call that take the id of a record, from its contract. */
const idsOf = (call: Call): readonly string[] =>
  [call.query, call.body].flatMap(part => ('shape' in part ? Object.keys(part.shape as object).filter(isId) : []))

it('every id that a call of the contract takes is asked with', () => {
  const taken = (Object.values(calls) as readonly Call[])
    .filter(call => call.access.kind !== 'public')
    .flatMap(call => idsOf(call).map(field => `${call.name}.${field}`))
  const asked = built.flatMap(name =>
    rows[name](theirs, ours).flatMap(({ query, body }: Asking<Call>) =>
      Object.keys({ ...query, ...(body as object) }).map(field => `${name}.${field}`),
    ),
  )
  expect(taken.filter(id => !asked.includes(id) && !passedOver.includes(id))).toEqual([])
})

it("another company's draft stays where it is when a shipment is built with its number", async () => {
  const body = { shipment: sampleWireShipment(), draftId: theirs.draftId }
  expect((await ask(node, calls.BuildShipment, { body }, clerk.token)).status).toBe(200)
  const { reply } = await ask(node, calls.GetDrafts, {}, stranger.token)
  expect(reply.drafts.map(({ draftId }) => draftId)).toContain(theirs.draftId)
})

it("lists narrowed to another company's shipment are empty", async () => {
  const body = { shipmentId: theirs.askedShipmentId }
  expect((await ask(node, calls.GetSpotQuotes, { body }, clerk.token)).reply).toMatchObject({ quotes: [], total: 0 })
  expect((await ask(node, calls.GetSpotQuotes, { body }, stranger.token)).reply.total).toBe(1)
  expect((await ask(node, calls.GetTenderRounds, { body }, clerk.token)).reply).toMatchObject({ rounds: [], total: 0 })
})

it.each(['AddressDataList', 'GetScheduleShipmentCount', 'GlobalSearch'] as const)(
  '%s answers the person who asks, whatever person or company he names',
  async name => {
    const call: Call = calls[name]
    const [clientId, userId] = [stranger.clientId, stranger.userId]
    const body = { UserID: userId, UserId: userId, clientId }
    const needed = name === 'GlobalSearch' ? { searchtext: 'Dayton' } : {}
    const plain = await ask(node, call, { query: needed }, clerk.token)
    const posing = await ask(node, call, { query: { ...needed, userid: String(userId) }, body }, clerk.token)
    expect([plain.status, posing.status, posing.text]).toEqual([200, 200, plain.text])
  },
)

describe("another company's id", () => {
  it.each(built)('%s answers 404', async name => {
    for (const asking of rows[name](theirs, ours)) {
      expect([asking, await send(calls[name], asking)]).toEqual([asking, 404])
    }
  })
})
