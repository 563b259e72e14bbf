import type { Area } from '../areas.ts'

/** One entity of specification §3: where the wire carries it, and which screens show or take it. */
export interface Entity {
  readonly name: string
  /** Fields by the area that brings them, spelled as in §3. */
  readonly fields: Partial<Record<Area, string>>
  /**
   * Places of the contract that carry it, such as `BuildShipment.body.shipment.Items`: a screen that shows its fields
   * names the last part as well. Of a call that is not built, its name stands alone; once it is, the place must be said.
   */
  readonly at: readonly string[]
  /** A field that has a place of its own. */
  readonly also?: Readonly<Record<string, string>>
  /** Folders of the web (below `packages/web/src/`) that show or take its fields. */
  readonly seen: readonly string[]
  /** Where the contract's naming finds it (`shipmentFieldFromWire`): screens use the trade's own names. */
  readonly inside?: string
  /** What the screens call a field that the contract works out. */
  readonly names?: Readonly<Record<string, string>>
}

const shipScreens = ['screens/ship', 'screens/track', 'widgets']

export const entities: readonly Entity[] = [
  {
    name: 'user details',
    fields: {
      spine: `UserName UserId ClientId Email FirstName LastName UserType GroupName GroupID Groupcode ProfileUpdate pageList
        CarrierAvailability`,
      integration: 'IntergrationCheck',
      orders: 'IsPalletItemGrid',
      settings: 'logourl isOwnClient printerOnlineStatus',
    },
    at: ['userDetails.reply.userDetails'],
    seen: ['app', 'api', 'login', 'screens', 'widgets'],
  },
  {
    name: 'shipment',
    fields: {
      spine: `shipmentId UniqueName userId Clientid Origin Destination Items SheduleDateTime declaredValue Pickupcheck
        Deliverycheck Reference1 Reference2 Reference3 Reference4 Reference5 SpecialInstruction Quotes AdditionalService
        NotifyCarrier shipmentStatus shipMode selectedService isTendered statusCode PRONumber BOLNumber
        selectedPricesheetid serviceDays PaymentType comments internalnotes AssignedPricesheetID tenderpricesheetinfo PDFUrl
        PODLink TotalCharge TotalPallet Totalweight TotalQuantity scheduleVia TrackingLink TenderReferences ShipmentStops
        PriceSheets isP44 isAPI Billto`,
      freight: 'RateModeID RateModeCarriers SelectedCarriers CollectCarrier PreAssignedCarrier isEDI',
      orders: 'OrderNumber PO_Number OrderValue AdditionalRef',
      parcel: `packageType AccountNumber LabelCode SaturdayDelivery Return ParcelReturnAddress NoSignatureRequired
        SignatureRequired AdultSignatureRequired HoldForPickup ReturnServiceType ImportControl CommercialInvoiceRemoval
        UpsSurePostCode USPSEndorsementType SelectedVAS UOMType UPSAccountNumber FedExAccountNumber TrackingID`,
    },
    at: ['BuildShipment.body.shipment', 'ShipmentDetails.reply', 'GetShipmentList.reply.rows'],
    also: {
      statusCode: 'UpdateStatusCode.body',
      comments: 'UpdateSchedule.query',
      TrackingLink: 'SendTrackingLink.reply',
      isAPI: 'ShipmentDetails.reply.PriceSheets',
      LabelCode: 'RCSelectedParcelCarrier.reply.selected',
      TrackingID: 'RCSelectedParcelCarrier.reply.selected',
      UOMType: 'RCSelectedParcelCarrier.reply.selected',
      packageType: 'BuildShipment.body.shipment.Items',
    },
    names: {
      Return: 'returnService',
      NoSignatureRequired: 'signature',
      AdultSignatureRequired: 'signature',
      packageType: 'handlingUnitType',
    },
    seen: shipScreens,
    inside: '',
  },
  ...(['Origin', 'Destination'] as const).map(end => ({
    name: `address of ${end}`,
    fields: { spine: 'CompanyName Street Street2 City State Zip CountryCode ContactName ContactNumber EmailID' },
    at: [`BuildShipment.body.shipment.${end}`],
    seen: ['widgets/AddressForm', 'screens/ship/ShipmentDetails', 'widgets/Order'],
    inside: `${end}.`,
  })),
  {
    name: 'bill-to of a shipment',
    fields: { spine: 'CompanyName Street City State CountryCode Zip' },
    at: ['BuildShipment.body.shipment.Billto'],
    seen: ['widgets/AddressForm', 'screens/ship', 'widgets/Order'],
    inside: 'Billto.',
  },
  {
    name: 'pickup of a shipment',
    fields: { spine: 'PickupByDate PickupByFromTime PickupByToTime' },
    at: ['BuildShipment.body.shipment.SheduleDateTime'],
    seen: shipScreens,
    inside: 'SheduleDateTime.',
  },
  {
    name: 'selected carrier of a shipment',
    fields: { freight: 'CarrierName CarrierSCAC selected' },
    at: ['ShipmentDetails.reply.SelectedCarriers'],
    seen: shipScreens,
  },
  {
    name: 'tendered price sheet',
    fields: { spine: 'SelectedCarrierSCAC ServiceDays' },
    at: ['ShipmentDetails.reply.tenderpricesheetinfo'],
    seen: shipScreens,
  },
  {
    name: 'price sheet of a shipment',
    fields: { spine: 'CarrierName CarrierSCAC CurrAmount PricesheetID ServiceDays title' },
    at: ['ShipmentDetails.reply.PriceSheets'],
    seen: [...shipScreens],
  },
  {
    name: 'tender references',
    fields: { spine: 'PROnumber Ordernumber CustomerPo' },
    at: ['BuildShipment.body.shipment.TenderReferences'],
    seen: shipScreens,
    inside: 'TenderReferences.',
  },
  {
    name: 'stop',
    fields: { spine: 'StopID DropOffAddress', freight: 'Reference1 Reference2 Items' },
    at: ['BuildShipment.body.shipment.ShipmentStops'],
    seen: ['screens/ship/ShipmentDetails/Facts.tsx', 'screens/ship/Stops', 'widgets/Stops'],
  },
  {
    name: 'carrier of a rate mode',
    fields: { freight: 'Text Value' },
    at: ['Ratemodedetails.reply.RateModeCarriers'],
    seen: shipScreens,
  },
  {
    name: 'line item',
    fields: {
      spine: `Description itemClass Weight Qty Length Width Height packageType Hazmatitemflag Stackableitemflag dimUnit wtUnit
        PalletNumber ItemCode TotalWeight`,
      freight: 'linearFeet',
      orders: 'OriginalQty',
      parcel: 'WeightRef CheckweightQTY UOMType DeclValCurCode AdditionalHandling',
    },
    at: ['BuildShipment.body.shipment.Items'],
    also: {
      WeightRef: 'ShipmentDetails.reply.orders.lines',
      CheckweightQTY: 'ShipmentDetails.reply.orders.lines',
      UOMType: 'ShipmentDetails.reply.orders.lines',
    },
    seen: ['widgets/ItemsEditor', 'screens/ship/ShipmentDetails', 'widgets/Order'],
    inside: 'Items.0.',
    names: { Hazmatitemflag: 'hazmat' },
  },
  {
    name: 'item master',
    fields: {
      items: `SKU Description NMFC Class Stackable HandlingUnit HTS Hazmat UnitsPerPallet UnitsPerCarton Length Width Height
        Weight ItemCode`,
    },
    at: ['WaybillExtraInfoDetails.body.item'],
    seen: ['screens/settings/ItemMaster'],
  },
  {
    name: 'profile',
    fields: {
      spine: `FirstName LastName Email Phone CompanyName Title ShippingAddress PickupLocation PickupFromTime PickupToTime
        BillingAddress`,
    },
    at: ['UserManagement.5'],
    seen: ['screens/account'],
  },
  {
    name: 'tracking event',
    fields: { spine: 'status description localTime City State notes notifications' },
    at: ['DisplayTrackingDetails.reply.events'],
    also: { notifications: 'TrackingDetails.body' },
    seen: ['public', 'screens/ship/ShipmentDetails', 'widgets/Timeline'],
  },
  {
    name: 'address of the book',
    fields: { spine: 'CompanyName Street Street2 City State Zip CountryCode ContactName ContactNumber EmailID' },
    at: ['UpdateLocation.body.address'],
    seen: ['widgets/AddressForm'],
    inside: 'Origin.',
  },
  {
    name: 'order file config',
    fields: { integration: 'FTPUserName FTPPassword' },
    at: ['OrderFileSoruceConfigure.body'],
    seen: ['screens/settings/OrderIntegration'],
  },
]
