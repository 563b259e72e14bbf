import {
  CARRIERS_MAX,
  type Call,
  CONFIRMATIONS_SHOWN,
  CONSOLIDATED_MAX,
  calls,
  DOCK_DAYS,
  DOCK_DOORS_MAX,
  DOCK_PICKUPS_MAX,
  DOCK_SITES_MAX,
  DRAFTS_MAX,
  FILES_PER_SHIPMENT_MAX,
  IMPORT_COLUMNS_MAX,
  MAILS_LISTED_MAX,
  MEMBERS_MAX,
  ORDER_SOURCES_MAX,
  ORDERS_ON_SHIPMENT_MAX,
  OWN_BOXES_MAX,
  PAGE_SIZE_MAX,
  PROPOSALS_SHOWN,
  RATE_CHOICES_MAX,
  STRAIGHT_PREVIEWED,
} from '@waybill/contract'
import { UNDO_NAMED_MAX } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { SCAN_CHOICES_MAX } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { CARRIER_GROUPS_MAX } from '@waybill/contract/calls/Quote/CarrierGroups.ts'
import { CARRIER_STARS_MAX } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { ON_THE_WAY_MAX } from '@waybill/contract/calls/Shipment/GetFreightOnTheWay.ts'
import { TO_REPEAT_MAX } from '@waybill/contract/calls/Shipment/GetShipmentsToRepeat.ts'
import { NARROWED_DEFAULTS_MAX } from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import type { AnyList, FilterOf } from '@waybill/contract/list.ts'
import { list as auditTrail } from '@waybill/contract/lists/auditTrail.ts'
import { lists as definedLists } from '@waybill/contract/lists/index.ts'
import { SUGGESTIONS_MAX } from '@waybill/contract/wire/addressCheck.ts'
import { APPROVAL_RULES_MAX } from '@waybill/contract/wire/approvalRule.ts'
import { INVOICES_MAX } from '@waybill/contract/wire/carrierInvoice.ts'
import {
  CLOSES_SHOWN,
  DISPUTED_MAX,
  LOCATIONS_MAX,
  PICKUPS_SHOWN,
  UNSCANNED_MAX,
} from '@waybill/contract/wire/dayEnd.ts'
import { PEOPLE_OFFERED_MAX } from '@waybill/contract/wire/exceptions.ts'
import { LABELS_SHOWN_MAX } from '@waybill/contract/wire/label.ts'
import { PARCEL_ACCOUNTS_MAX } from '@waybill/contract/wire/parcelAccount.ts'
import { PASSKEYS_MAX } from '@waybill/contract/wire/passkey.ts'
import { REPORT_RUNS_SHOWN, REPORT_SCHEDULES_MAX } from '@waybill/contract/wire/reportSchedule.ts'
import { ORDER_LINES_SHOWN } from '@waybill/contract/wire/salesOrder.ts'
import { SCORE_CARDS_MAX, SCORED_PAGE_MAX } from '@waybill/contract/wire/scoreCard.ts'
import { SESSIONS_SHOWN } from '@waybill/contract/wire/session.ts'
import { RELATED_MAX } from '@waybill/contract/wire/shipmentDetails.ts'
import { SHIP_VIA_MAX } from '@waybill/contract/wire/shipVia.ts'
import { SIGN_UPS_SHOWN } from '@waybill/contract/wire/signUp.ts'
import { SPOT_CARRIERS_MAX, SPOT_FILES_MAX, SPOT_QUOTES_PAGE_MAX } from '@waybill/contract/wire/spotQuote.ts'
import { PRINT_JOBS_SHOWN, PRINTERS_MAX, STATIONS_MAX } from '@waybill/contract/wire/station.ts'
import { ROUNDS_PAGE_MAX } from '@waybill/contract/wire/tenderRound.ts'
import { UPS_REGISTRATIONS_SHOWN } from '@waybill/contract/wire/upsReady.ts'
import { exceptionKindNames, OFFER_OPTIONS_MAX } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordChanges } from '../audit.ts'
import { RECOVERY_CODES } from '../identity/secondFactor.ts'
import { listReader, readerOf } from '../lists/listSql.ts'
import { AUDIT_PEOPLE_MAX, auditTrailSql } from '../modules/auditTrail/auditTrailList.ts'
import { CHANGES_MAX } from '../modules/auditTrail/GetAuditEntry.ts'
import { CALLS_MAX } from '../modules/booking/callsDue.ts'
import { WORK_MAX } from '../modules/booking/GetCarrierWork.ts'
import { JOBS_SHOWN } from '../modules/bulk/GetBulk.ts'
import { ACCOUNTS_MAX } from '../modules/carrierAccounts/Capacityprovideraccount.ts'
import { LOGINS_MAX } from '../modules/carrierAccounts/provider.ts'
import { CHARGES_MAX } from '../modules/dayEnd/index.ts'
import { DETAILS_MAX, HISTORY_MAX, ORDERS_MAX } from '../modules/details/detailsSql.ts'
import { PREVIEWED } from '../modules/imports/GetImport.ts'
import { TABLES_MAX as IMPORT_TABLES_MAX } from '../modules/imports/lookAtFile.ts'
import { VIEWS_SHOWN } from '../modules/lists/GetSavedViews.ts'
import { countShown, shownMails } from '../modules/mails/mailList.ts'
import { LISTED_MAX as BILL_TO_MAX } from '../modules/orderSetup/BillToAddressUpdate.ts'
import { PAGE_GROUPS_MAX } from '../modules/people/groupsShown.ts'
import { EXCHANGE_RATES_SHOWN } from '../modules/rates/ExchangeRates.ts'
import { CHOICES_MAX as OVERRIDE_CHOICES_MAX } from '../modules/routing/overrideList.ts'
import { LISTED_MAX as SOLD_TO_MAX } from '../modules/routing/SoldToDetails.ts'
import { ORDER_SHIPMENTS_MAX } from '../modules/salesOrders/GetOrder.ts'
import { BOARD_MAX } from '../modules/shipments/GenericShipmentsList.ts'
import { countQuery } from '../modules/shipments/GetScheduleShipmentCount.ts'
import { newCompany, type Person } from '../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../testing/node.ts'
import { insertShipment } from '../testing/shipments.ts'

/** Rows that a list of a reply holds at most, whatever the company has; a new list fails until it stands here. */
const limits: Readonly<
  Record<
    string,
    | number
    | 'fixed by the product'
    | 'as many as were asked for'
    | 'as many as were saved'
    | 'of one run'
    | 'of one shipment'
  >
> = {
  'AddNewOrder.gaps': 'of one shipment',
  'ScanParcel.choices': SCAN_CHOICES_MAX,
  'CheckPrinterStatus.printers': PRINTERS_MAX,
  'GetPrintJobs.jobs': PRINT_JOBS_SHOWN,
  'GetStations.stations': STATIONS_MAX,
  'SaveStation.documents': 'fixed by the product',
  'SaveStation.printers': PRINTERS_MAX,
  'AddressDataList.addresses': PAGE_SIZE_MAX,
  'ConsolidateOrderReRoute.parts': 'as many as were asked for',
  'ConsolidateOrderReRoute.shipments': 'as many as were asked for',
  'OrderIntegration.sources': ORDER_SOURCES_MAX,
  'OrderIntegration.steps': 'fixed by the product',
  'BuildFromOrders.gaps': 'of one shipment',
  'AnswerTender.charges': 'of one run',
  'CarrierGroups.groups': CARRIER_GROUPS_MAX,
  'Registration.registered': UPS_REGISTRATIONS_SHOWN,
  'GetAuditEntry.changes': CHANGES_MAX,
  'GetAuditTrail.people': AUDIT_PEOPLE_MAX,
  'ConfirmSignIn.recoveryCodes': RECOVERY_CODES,
  'SecondFactor.recoveryCodes': RECOVERY_CODES,
  'Passkeys.passkeys': PASSKEYS_MAX,
  'Passkeys.recoveryCodes': RECOVERY_CODES,
  'GetSignUps.signUps': SIGN_UPS_SHOWN,
  'GetSessions.sessions': SESSIONS_SHOWN,
  'GetApprovals.people': MEMBERS_MAX,
  'ApprovalRules.docks': DOCK_SITES_MAX,
  'ApprovalRules.people': MEMBERS_MAX,
  'ApprovalRules.rules': APPROVAL_RULES_MAX,
  'StandIn.people': MEMBERS_MAX,
  'GetPeople.groups': PAGE_GROUPS_MAX,
  'GetPeople.docks': DOCK_SITES_MAX,
  'PageGroups.groups': PAGE_GROUPS_MAX,
  'UserManagement.users': MEMBERS_MAX,
  'GetQuoteResponseDetails.ChargeDetails': 'fixed by the product',
  'GetQuoteResponseDetails.ChargesDetails': OFFER_OPTIONS_MAX * 2,
  'GetQuoteResponseDetails.Fileinfo': SPOT_FILES_MAX,
  'GetQuoteResponseDetails.PriceSheetDetails': OFFER_OPTIONS_MAX * 2,
  'GetSpotQuotes.quotes': SPOT_QUOTES_PAGE_MAX,
  'GetDockView.days': DOCK_DAYS,
  'GetDockView.doors': DOCK_DOORS_MAX,
  'GetDockView.pickups': DOCK_PICKUPS_MAX,
  'GetDockView.sites': DOCK_SITES_MAX,
  'ArchiveShipment.shipments': 'as many as were asked for',
  'GetOrdersToAdd.orders': ORDERS_ON_SHIPMENT_MAX,
  'GetSameDayShipments.shipments': CONSOLIDATED_MAX,
  'ShipmentDetails.members': CONSOLIDATED_MAX,
  'ShipmentDetails.related': RELATED_MAX,
  'GetTenderOffer.charges': 'of one run',
  'GetTenderRounds.rounds': ROUNDS_PAGE_MAX,
  'SubmitNoBidConfirmation.ChargeDetails': 'fixed by the product',
  'SubmitNoBidConfirmation.ChargesDetails': OFFER_OPTIONS_MAX * 2,
  'SubmitNoBidConfirmation.Fileinfo': SPOT_FILES_MAX,
  'SubmitNoBidConfirmation.PriceSheetDetails': OFFER_OPTIONS_MAX * 2,
  'SubmitQuoteResponse.ChargeDetails': 'fixed by the product',
  'SubmitQuoteResponse.ChargesDetails': OFFER_OPTIONS_MAX * 2,
  'SubmitQuoteResponse.Fileinfo': SPOT_FILES_MAX,
  'SubmitQuoteResponse.PriceSheetDetails': OFFER_OPTIONS_MAX * 2,
  'BillToAddressUpdate.bIlltoAddresses': BILL_TO_MAX,
  'ExchangeRates.rates': EXCHANGE_RATES_SHOWN,
  'GetFuelPrograms.prices': RATE_CHOICES_MAX,
  'GetFuelPrograms.corrections': RATE_CHOICES_MAX,
  'GetFuelUses.uses': RATE_CHOICES_MAX,
  'GetFuelPrograms.programs': RATE_CHOICES_MAX,
  'GetRateDifference.rows': PAGE_SIZE_MAX,
  'GetRateReplay.rows': PAGE_SIZE_MAX,
  'GetRateSheet.baseTariffs': RATE_CHOICES_MAX,
  'GetRateSheet.fuelPrograms': RATE_CHOICES_MAX,
  'GetRateSheets.carriers': CARRIERS_MAX,
  'GetRateSheets.sheets': PAGE_SIZE_MAX,
  'GetShipViaCodeDetails.carriers': CARRIERS_MAX,
  'GetShipViaCodeDetails.codes': 'as many as were saved',
  'GetOwnBoxes.boxes': OWN_BOXES_MAX,
  'SaveOwnBoxes.boxes': OWN_BOXES_MAX,
  'getPalletConfigData.palletConfig': 'as many as were saved',
  'SavePalletConfig.palletConfig': 'as many as were saved',
  'IntialCachefunction.palletConfig': 'as many as were saved',
  'ShipmentDetails.AdditionalRef': 'of one shipment',
  'ShipmentDetails.hazardousLines': 'of one shipment',
  'ShipmentDetails.orders': 'of one shipment',
  'AddCarrierInvoice.invoices': INVOICES_MAX,
  'GetCarrierStars.carriers': CARRIER_STARS_MAX,
  'GuideOverrides.carriers': OVERRIDE_CHOICES_MAX,
  'GuideOverrides.people': OVERRIDE_CHOICES_MAX,
  'GuideOverrides.totals': 'fixed by the product',
  'IntialCachefunction.defaultServices': 'fixed by the product',
  'IntialCachefunction.defaultsByMode': 'fixed by the product',
  'IntialCachefunction.defaultsByDock': 'as many as were saved',
  'IntialCachefunction.usualServices': 'fixed by the product',
  'IntialCachefunction.referenceLabels': 5,
  'MultiRouting.consequences': 'fixed by the product',
  'UpdateDefaultServices.narrowed': NARROWED_DEFAULTS_MAX,
  'UpdateDefaultServices.docks': DOCK_SITES_MAX,
  'PlaceKinds.kinds': 'fixed by the product',
  'QuickRates.crossovers': 'fixed by the product',
  'QuickRates.rates': 'of one run',
  'QuickRates.refusals': 'of one run',
  'ReviewServices.refusals': 'of one run',
  'ReviewServices.services': 'of one run',
  'ReviewTenders.missing': 'as many as were asked for',
  'ReviewTenders.rows': 'as many as were asked for',
  'RoutingGuide.carriers': CARRIERS_MAX * 2,
  'RoutingGuide.findings': 'as many as were saved',
  'RoutingGuide.rules': 'as many as were saved',
  'SaveFuelPrograms.faults': 'as many as were saved',
  'SoldToDetails.soldTo': SOLD_TO_MAX,
  'AddressValidation.suggestions': SUGGESTIONS_MAX,
  'GetParcelAccountDetails.accounts': PARCEL_ACCOUNTS_MAX,
  'GetParcelAccountDetails.carriers': 'fixed by the product',
  'ParcelAccountDetails.accounts': 100,
  'ParcelAccountDetails.shipVias': SHIP_VIA_MAX + CARRIERS_MAX,
  'ParcelCarrier.accounts': PARCEL_ACCOUNTS_MAX,
  'ParcelCarrier.carriers': 'fixed by the product',
  'ParcelRates.rates': 'of one run',
  'ParcelRates.refusals': 'of one run',
  'TrackParcel.events': 'of one shipment',
  'TrackParcel.messages': 'of one shipment',
  'SpotQuote.refused': SPOT_CARRIERS_MAX,
  'TerminalInformation.refusals': 'of one run',
  'TerminalInformation.terminals': 'of one run',
  'BuildShipment.consequences': 'fixed by the product',
  'Capacityprovideraccount.accounts': ACCOUNTS_MAX,
  'Capacityprovideraccount.logins': LOGINS_MAX,
  'Capacityprovidermetadata.capacityProviders': 'fixed by the product',
  'CarriersList.carriers': CARRIERS_MAX,
  'CreateP44AccountGroup.groups': 'fixed by the product',
  'DisplayTrackingDetails.events': PAGE_SIZE_MAX,
  'DisplayTrackingDetails.files': FILES_PER_SHIPMENT_MAX,
  'FreightCarrier.carriers': PAGE_SIZE_MAX,
  'GETLTLRates.rates': 'of one run',
  'GETLTLRates.refusals': 'of one run',
  'RatesOtherWay.rates': 'of one run',
  'RCSelectedParcelCarrier.rates': 'of one run',
  'RCSelectedParcelCarrier.refusals': 'of one run',
  'ScanParcel.items': 'of one shipment',
  'GenericShipmentsList.rows': BOARD_MAX,
  'GetAccessorials.accessorials': 'fixed by the product',
  'GetAddress.places': 'fixed by the product',
  'GetImportUndo.named': UNDO_NAMED_MAX,
  'GetImportUndo.stays': 'fixed by the product',
  'GetImport.leftOut': 'fixed by the product',
  'GetImport.fields': 'fixed by the product',
  'GetImport.preview': PREVIEWED,
  'GetImport.questions': IMPORT_COLUMNS_MAX * 2,
  'GetImport.sources': ORDER_SOURCES_MAX,
  'GetImport.tables': IMPORT_TABLES_MAX,
  'GetImport.unknown': 'fixed by the product',
  'GetConfirmationsOf.confirmations': CONFIRMATIONS_SHOWN,
  'GetOrder.Items': ORDER_LINES_SHOWN,
  'GetOrder.shipments': ORDER_SHIPMENTS_MAX,
  'ConsolidateandDeconsolidateOrders.members': CONSOLIDATED_MAX,
  'GetConsolidateOrderData.proposals': PROPOSALS_SHOWN,
  'PreviewStraightRule.rows': STRAIGHT_PREVIEWED,
  'GetBulk.jobs': JOBS_SHOWN,
  'GetSheet.collect': PAGE_SIZE_MAX,
  'GetSheet.rows': PAGE_SIZE_MAX,
  'GetSheet.sums': 'fixed by the product',
  'GetCarrierExchanges.exchanges': PAGE_SIZE_MAX,
  'GetCrossover.crossovers': 'fixed by the product',
  'GetCollectCarriersList.P44Carriers': CARRIERS_MAX,
  'GetCollectCarriersList.RateModeCarriers': CARRIERS_MAX,
  'GetCollectCarriersList.reachedCarriers': CARRIERS_MAX,
  'GetCountryList.countries': 'fixed by the product',
  'GetCarrierWork.calls': CALLS_MAX,
  'GetCarrierWork.charges': CHARGES_MAX,
  'GetDayEnd.accounts': PARCEL_ACCOUNTS_MAX,
  'GetDayEnd.pickups': PICKUPS_SHOWN,
  'GetDayEnd.closes': CLOSES_SHOWN,
  'DropOffLocations.locations': LOCATIONS_MAX,
  'DisputedLabels.rows': DISPUTED_MAX,
  'DisputedLabels.totals': 'fixed by the product',
  'UnscannedLabels.rows': UNSCANNED_MAX,
  'UnscannedLabels.totals': 'fixed by the product',
  'GetCarrierWork.rows': WORK_MAX,
  'GetDemoOutbox.mails': 5,
  'GetDrafts.drafts': DRAFTS_MAX,
  'GetExceptionCounts.counts': exceptionKindNames.length,
  'GetExceptionCounts.people': PEOPLE_OFFERED_MAX,
  'GetImportRows.rows': PAGE_SIZE_MAX,
  'GetMails.mails': PAGE_SIZE_MAX,
  'GetReplies.replies': PAGE_SIZE_MAX,
  'GetSavedViews.views': VIEWS_SHOWN,
  'GetScoreCardDetails.scoreCards': SCORE_CARDS_MAX,
  'GetScoreCardDetails.prices': SCORE_CARDS_MAX,
  'GetCarrierShipments.quotes': SCORED_PAGE_MAX,
  'GetSelectedServices.services': 'fixed by the product',
  'GetShipmentList.rows': PAGE_SIZE_MAX,
  'GetShipmentsPerWeek.weeks': 'fixed by the product',
  'GetShipmentsToRepeat.shipments': TO_REPEAT_MAX,
  'GetWaybillServices.levels': 100,
  'GetWaybillServices.services': 'fixed by the product',
  'GlobalSearch.results': 20,
  'IntialCachefunction.accessorials': 'fixed by the product',
  'IntialCachefunction.collectCarriers': CARRIERS_MAX,
  'IntialCachefunction.countries': 'fixed by the product',
  'IntialCachefunction.currencies': 'fixed by the product',
  'IntialCachefunction.freightClasses': 'fixed by the product',
  'IntialCachefunction.handlingUnitTypes': 'fixed by the product',
  'IntialCachefunction.providerCarriers': CARRIERS_MAX,
  'GetFreightOnTheWay.shipments': ON_THE_WAY_MAX,
  'GetReportData.columns': 'as many as were asked for',
  'GetReportData.rows': PAGE_SIZE_MAX,
  'GetLaneHistory.actualDays': 'as many as were asked for',
  'GetLaneHistory.prices': 'as many as were asked for',
  'GetRateBenchmark.benchmarks': 'fixed by the product',
  'GetReportData.totals': 'fixed by the product',
  'GetReportRuns.runs': REPORT_RUNS_SHOWN,
  'GetReportSchedules.schedules': REPORT_SCHEDULES_MAX,
  'GetReprintDocumentDetails.documents': 'as many as were asked for',
  'PrintDocumentDetails.documents': 'as many as were asked for',
  'Ratemodedetails.RateModeCarriers': CARRIERS_MAX,
  'Ratemodedetails.RateModes': 'fixed by the product',
  'SaveItemDetails.consequences': 'fixed by the product',
  'SendTrackingLink.notified': 'as many as were asked for',
  'ShipmentDetails.PriceSheets': DETAILS_MAX,
  'ShipmentDetails.Quotes': DETAILS_MAX,
  'ShipmentDetails.SelectedCarriers': 'of one run',
  'ShipmentDetails.refusals': 'of one run',
  'ShipmentDetails.bolRevisions': DETAILS_MAX,
  'ShipmentDetails.files': DETAILS_MAX,
  'ShipmentDetails.history': HISTORY_MAX,
  'ShipmentDetails.otherBookings': ORDERS_MAX,
  'ShipmentDetails.stillAsked': ORDERS_MAX,
  'ShipmentDetails.labels': LABELS_SHOWN_MAX,
  'ShipmentDetails.mails': DETAILS_MAX,
  'TrackingNotice.addresses': 'as many as were asked for',
  'TrackingNotice.statuses': 'fixed by the product',
  'UpdateSchedule.consequences': 'fixed by the product',
  'UpdateServices.consequences': 'fixed by the product',
  'WaybillExtraInfoDetails.items': PAGE_SIZE_MAX,
}

const all: readonly Call[] = Object.values(calls)

interface Shape {
  readonly type?: string | string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly maximum?: number
}

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

describe('every list', () => {
  it('of a reply has a limit', () => {
    const lists = all.flatMap(call =>
      Object.entries(shapeOf(call.reply, 'output').properties ?? {})
        .filter(([, field]) => field.type === 'array')
        .map(([name]) => `${call.name}.${name}`),
    )
    // Rows of lists that are said once are paged by what makes their calls.
    const paged = Object.values<AnyList>(definedLists).flatMap(({ calls: made, rows }) =>
      made ? [`${made.list}.${rows}`] : [],
    )
    expect(lists.filter(name => !paged.includes(name)).sort()).toEqual(Object.keys(limits).sort())
  })

  it('that is paged refuses a page beyond its limit', async () => {
    const paged = all.filter(call => shapeOf(call.body, 'input').properties?.pageSize !== undefined)
    expect(paged.length).toBeGreaterThan(4)
    for (const call of paged) {
      const size = shapeOf(call.body, 'input').properties?.pageSize?.maximum
      expect([call.name, size !== undefined && size <= PAGE_SIZE_MAX]).toEqual([call.name, true])
    }
  })

  it('of a shipment shows the newest and stays short', async () => {
    const shipmentId = await insertShipment(node, clerk)
    const own = { client_id: clerk.clientId, shipment_id: shipmentId }
    const many = Array.from({ length: DETAILS_MAX + 5 }, (_, n) => n)
    await node.app.db.forClient(clerk.clientId).transaction(async tx => {
      const mail = {
        ...own,
        purpose: 'notice',
        recipients: [],
        body_text: '',
        body_html: '',
        message_id: '',
        state: 'sent',
      }
      await tx
        .insertInto('mail')
        .values(many.map(n => ({ ...mail, subject: `Mail ${n}` })))
        .execute()
      const file = { ...own, sha256: '', mime: '', size: 0, kind: 'bol' }
      await tx
        .insertInto('file')
        .values(many.map(n => ({ ...file, name: `File ${n}` })))
        .execute()
    })
    const { reply } = await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)
    expect([reply.mails.length, reply.mails[0]?.subject]).toEqual([DETAILS_MAX, 'Mail 5'])
    expect([reply.files.length, reply.files.at(-1)?.name]).toEqual([DETAILS_MAX, `File ${DETAILS_MAX + 4}`])
  })

  it('of mails ends where nobody pages any more', async () => {
    const body = { pageSize: 200, pageIndex: MAILS_LISTED_MAX / 200 + 1 }
    const { status, reply } = await ask(node, calls.GetMails, { body }, clerk.token)
    expect([status, reply.mails]).toEqual([200, []])
  })
})

describe('what is counted and listed of a whole company is served by an index', () => {
  /** How PostgreSQL would run it under row level security on a table too large to read whole. */
  const planOf = (query: CompiledQuery, without = 'seqscan bitmapscan') =>
    node.app.db.forClient(clerk.clientId).transaction(async tx => {
      for (const way of without.split(' ')) await tx.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`))
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
      )
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })

  it('mails', async () => {
    const list = shownMails(node.app, clerk.clientId).selectAll()
    // Of a table of a few rows, sorting them costs the same, and the key is in the same order as those that are shown: which is
    // read, and how, goes by what other tests left.
    const page = list.orderBy('mail_id', 'desc').limit(10).compile()
    expect(await planOf(page, 'seqscan bitmapscan sort')).toMatch(
      /Index Scan Backward using mail_(?:shown|pkey|recent)/,
    )
    expect(await planOf(countShown(node.app, clerk.clientId).compile())).toMatch(
      /Limit[\s\S]*Index (?:Only )?Scan.* using mail_(?:shown|pkey|recent)/,
    )
  })

  it('the audit trail, whole and by kind, person and days, as far as its entries are counted', async () => {
    const reader = readerOf({ ...clerk, timeZone: 'America/Chicago', pages: null }, node.clock.now())
    const asked = { searchText: '', sortName: 'at', sortOrder: 'desc' } as const
    // So many that which of the indexes is read makes a difference.
    const doer = { who: { ...clerk, name: 'Test' }, requestId: 'test', at: node.clock.now() }
    const many = Array.from({ length: 5_000 }, (_, n) => ({ entity: 'item', entityId: n + 1, action: 'changed' }))
    await node.app.db.forClient(clerk.clientId).transaction(tx => recordChanges(tx, doer, many))
    // Whether autovacuum has counted them by now is left to nobody's luck.
    const owner = new pg.Client(node.connection)
    await owner.connect()
    await owner.query('analyze audit_entry')
    await owner.end()
    const sqlOf = (filter: FilterOf<typeof auditTrail>) =>
      listReader(auditTrail, auditTrailSql, { query: node.app.db.query, reader, asked: { ...asked, filter } })
    // Sorted by its order from the day on, so that a page costs the same however many entries lie behind it.
    const cases = [
      [{}, 'audit_entry_at'],
      [{ kinds: ['shipment'] }, 'audit_entry_kind'],
      [{ people: [String(clerk.userId)] }, 'audit_entry_person'],
      [{ days: { from: '2026-03-01', to: '2026-03-02' } }, 'audit_entry_at'],
    ] as const
    for (const [filter, index] of cases) {
      const sql = sqlOf(structuredClone(filter) as FilterOf<typeof auditTrail>)
      const page = await planOf(sql.page({ limit: 51, offset: 0, after: null }).compile(), 'seqscan bitmapscan sort')
      expect([index, page]).toEqual([index, expect.stringMatching(new RegExp(`Backward using ${index}`))])
      // What is told of each row is looked up below.
      expect(page.split('SubPlan')[0]).not.toContain('Sort')
      expect(await planOf(sql.count.compile())).toMatch(/Limit[\s\S]*Index (?:Only )?Scan.* using audit_entry/)
    }
    // The entries of one record are looked up by their numbers.
    const record = await planOf(sqlOf({ record: '#12' }).page({ limit: 51, offset: 0, after: null }).compile())
    expect(record).toMatch(/using audit_entry_entity/)
  })

  it('pickups that wait', async () => {
    const query = countQuery(clerk.clientId, node.clock.now(), null).compile()
    // Of a table of a few rows, reading them beside any index costs the same.
    const plan = await planOf(query, 'seqscan bitmapscan indexscan')
    expect(plan).toMatch(/Index Only Scan using shipment_waiting/)
  })

  it('drafts', async () => {
    const { query } = node.app.db
    const list = query.selectFrom('shipment_draft').select('draft_id').where('client_id', '=', clerk.clientId)
    const own = list.where('user_id', '=', clerk.userId).orderBy('updated_at', 'desc').limit(DRAFTS_MAX)
    expect(await planOf(own.compile())).toMatch(/using shipment_draft_user/)
  })
})
