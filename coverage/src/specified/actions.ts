import type { Area } from '../areas.ts'
import type { Proof } from '../proof.ts'

/**
 * An action of §2 "Screen capabilities": it stands when what runs on the screen of `on` makes the call `makes` and says
 * each of `says` (a flag, a key of the texts; of an action of the shipments' table, whose names every screen brings, the
 * words with which the screen offers it). `goes`: the action leads to another screen, which makes the call.
 */
export interface Action {
  readonly area: Area
  /** Where it stands, in the specification's words. */
  readonly where: string
  readonly what: string
  readonly on: string
  readonly goes?: { readonly path: string; readonly says: string }
  /** Null: no call of ours or of §7 is named for it yet. */
  readonly makes: string | null
  readonly says?: readonly string[]
  /** What it offers from a registry: where that is, and what it says there. */
  readonly held?: Proof
}

const screen =
  (where: string, on: string) =>
  (area: Area, what: string, makes: string | null, rest: Pick<Action, 'goes' | 'says' | 'held'> = {}): Action => ({
    area,
    where,
    what,
    on,
    makes,
    ...rest,
  })

const list = screen('shipment list', '/Track')
const details = screen('shipment details', '/ShipmentDetails')
const print = screen('print documents', '/PrintDocuments')
const quote = screen('quote response', '/QuoteResponse')
const tracking = screen('tracking shipment', '/TrackingShipment')
const items = screen('item master', '/ItemMaster')
const reports = screen('reports', '/Reports')
const orders = screen('multiple orders', '/MultipleOrders')
const integration = screen('order integration', '/OrderIntegration')
const locations = screen('locations', '/Locations')
const carriers = screen('manage carriers', '/Carriers')
const users = screen('manage users', '/Settings/ManageUsers')
const to = (path: string, says = `${path}/`) => ({ goes: { path, says } })

export const specifiedActions: readonly Action[] = [
  list('spine', 'view', 'ShipmentDetails', { ...to('/ShipmentDetails'), says: ["toPage('view')"] }),
  list('spine', 'edit items', 'BuildShipment', { ...to('/Prepaid'), says: ["toPage('editItems'", '#items'] }),
  list('paper', 'download packing list', 'GETPackinglist', { says: ["...named('downloadPacking')"] }),
  list('reports', 'archive', 'ArchiveShipment', { says: ["...named('archive')"] }),
  list('paper', 'edit and reprint', 'SaveandReprint', {
    ...to('/Prepaid'),
    says: ["toPage('editReprint'", '#reprint'],
  }),
  list('spine', 'move to in transit', 'UpdateStatusCode', { says: ["moveTo('A')"] }),
  list('spine', 'track', 'DisplayTrackingDetails', { ...to('/ShipmentDetails'), says: ["toPage('track'"] }),
  list('paper', 'download POD', 'DownloadPOD', { says: ["...named('downloadPod')"] }),
  details('reports', 'archive', 'ArchiveShipment', { says: ["...named('archive')"] }),
  details('spine', 'void', 'Void', { says: ["...named('void')"] }),
  details('spine', 'copy', 'BuildShipment', { ...to('/Prepaid', '/Prepaid/'), says: ["...named('copy')", '/copy`'] }),
  details('spine', 'edit', 'BuildShipment', { ...to('/Prepaid', '/Prepaid/'), says: ["...named('edit')", '/edit`'] }),
  details('paper', 'reprint label', 'CheckBOLandDownload', {
    ...to('/PrintDocuments', '/PrintDocuments?ids='),
    says: ["...named('labels')", "papers('label')"],
  }),
  details('paper', 'reprint BOL', 'CheckBOLandDownload', {
    ...to('/PrintDocuments', '/PrintDocuments?ids='),
    says: ["...named('bol')", "papers('bol')"],
  }),
  details('paper', 'packing list', 'CheckBOLandDownload', {
    ...to('/PrintDocuments', '/PrintDocuments?ids='),
    says: ["...named('packing')", "papers('packing-list')"],
  }),
  details('spine', 'notify carrier', 'NotifyCarrier', { says: ["...named('notify')", "kind: 'notify'"] }),
  details('spine', 'send tracking', 'SendTrackingLink', { says: ["...named('link')"] }),
  details('reports', 'rate carrier', 'RateCarrier', { says: ['<Rating'] }),
  details('paper', 'attach files', 'FileUpload', { says: ["...named('attach')"] }),
  details('orders', 'add orders', 'AddNewOrder', { says: ["...named('addOrders')"] }),
  print('paper', 'reprint', 'CheckBOLandDownload', { says: ["'printDocuments.printAgain'"] }),
  print('paper', 'edit and re-quote', 'GETLTLRates', { ...to('/Prepaid'), says: ["? 'getRates'", '#rates'] }),
  print('paper', 'BOL and label', 'CheckBOLandDownload', { says: ["'bol'", "'label'"] }),
  print('paper', 'new shipment', 'BuildShipment', to('/SingleOrder', 'to="/SingleOrder"')),
  quote('quotes', 'submit quote', 'SubmitQuoteResponse'),
  quote('quotes', 'No Bid with notes', 'SubmitNoBidConfirmation'),
  quote('quotes', 'add new quote', 'AddNewPricesheet'),
  quote('quotes', 'preview with charge summary', 'GetQuoteResponseDetails'),
  tracking('spine', 'add tracking events', 'TrackingDetails'),
  tracking('spine', 'upload documents', 'FileUpload'),
  tracking('spine', 'download documents', 'DisplayFile'),
  ...['Shipment Manifest', 'Carrier Summary', 'Accessorial Analysis', 'Accrual Report'].map(name =>
    reports('reports', name, 'GetReportData', {
      says: ['reportsSeen().map('],
      held: ['packages/contract/src/reports', `title: '${name}'`],
    }),
  ),
  ...['run now', 'run now with schedule', 'schedule'].map(name => reports('reports', name, 'SendReportFile')),
  reports('reports', 'delete a schedule', 'deletereport'),
  items('items', 'list', 'WaybillExtraInfoDetails', { says: ["flag: 'load'"] }),
  items('items', 'add', 'WaybillExtraInfoDetails', { says: ["flag: 'add'"] }),
  items('items', 'file upload', 'InsertItem'),
  items('items', 'export to CSV', 'DownloadExtraInfoDetails'),
  orders('orders', 'consolidate and deconsolidate', 'ConsolidateandDeconsolidateOrders'),
  orders('orders', 'revert set items', 'RevertSetItems'),
  orders('orders', 'schedule in bulk', 'BulkSchedule', to('/Tender', '/Tender?ids=')),
  integration('integration', 'upload an order file', 'UploadOrderFile'),
  integration('integration', 'reset restarts the setup', 'OrderIntegration'),
  integration('integration', 'FTP/SFTP source', 'OrderFileSoruceConfigure'),
  integration('integration', 'orders by e-mail', 'SaveOrderEmailID'),
  integration('integration', 'map columns', 'UpdateMappedColumns'),
  locations('integration', 'location details', 'UpdateLocation'),
  locations('integration', 'address import wizard', 'AddressIntegration'),
  carriers('freight', 'instant setup', 'AddNewCarrier'),
  carriers('freight', 'freight carriers', 'FreightCarrier'),
  carriers('freight', 'accounts at the real-time provider', 'Capacityprovideraccount'),
  carriers('freight', 'the named LTL carrier’s account', 'ODFLAccountSetup'),
  screen('parcel accounts', '/ParcelAccounts')('parcel', 'add, change, delete', 'ParcelAccountDetails'),
  screen('carrier mapping', '/CarrierMapping')('integration', 'change ship-via codes', 'ShipViaCodeUpdation'),
  screen('API bill-to locations', '/Settings/BillToLocations')('freight', 'update', 'BillToAddressUpdate'),
  screen('routing guide', '/Settings/RoutingGuide')('freight', 'preferred and do-not-use carriers', 'RoutingGuide'),
  screen('change defaults', '/Settings/ChangeDefaults')(
    'settings',
    'pickup times and services',
    'UpdateDefaultServices',
  ),
  screen('logo update', '/Settings/LogoUpdate')('settings', 'save the logo', 'SaveClientLogo'),
  screen('printer setup', '/PrinterSetup')('settings', 'state of the printer', 'CheckPrinterStatus'),
  ...['list', 'add', 'change', 'deactivate'].map(what => users('settings', what, 'UserManagement')),
  screen('update profile', '/Settings/UpdateProfile')('spine', 'save', 'UserManagement', {
    says: ['manageOwnAccount(5'],
  }),
  screen('change password', '/Settings/ChangePassword')('spine', 'save', 'UserManagement', {
    says: ['manageOwnAccount(7'],
  }),
  screen('UPS-ready', '/UPSReady')('parcel', 'agreement', 'RequestAgreement'),
  screen('UPS-ready', '/UPSReady')('parcel', 'contact, account and invoice', 'Registration'),
]
