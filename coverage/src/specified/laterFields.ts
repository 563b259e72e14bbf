import type { Entity } from './fields.ts'

/**
 * Entities of specification §3 that no area has built yet: the calls that will carry them, by the names of §7. What §3
 * says in words (`sales person's email`) has a name here that whoever builds it may change.
 */
export const laterEntities: readonly Entity[] = [
  {
    name: 'freight carrier',
    fields: {
      freight: `CarrierName SCAC RateMode RateModeID Email TenderEmail Contact CarrierLocn ContractId
        CapacityProviderIdentifierType CapacityProviderIdentifierValue CarrierResponseLog
        CarrierMetaTagJSON`,
    },
    at: ['FreightCarrier.reply.carriers'],
    seen: ['screens/settings/Carriers'],
  },
  {
    name: 'rate sheet',
    fields: { freight: 'CarrierName SalesEmail SetupInstructions Files' },
    at: ['AddNewCarrier.body', 'FreightCarrier.reply.carriers'],
    seen: ['screens/settings/Carriers'],
  },
  {
    name: 'ODFL account',
    fields: { freight: 'userName password accountNumber' },
    at: ['ODFLAccountSetup.body'],
    seen: ['screens/settings/Carriers'],
  },
  {
    name: 'bill-to address',
    fields: { freight: 'id companyName addressLines' },
    at: ['BillToAddressUpdate.reply.bIlltoAddresses'],
    seen: ['screens/settings'],
  },
  {
    name: 'quote response',
    fields: {
      quotes: `CarrierName QuoteInfo PriceSheetID ChargeDetails TenderedQuoteInfo SpecialInstructions PriceSheetDetails
        ChargesDetails CurrencyDetails QuoteDeadline status Fileinfo`,
    },
    at: ['GetQuoteResponseDetails.reply', 'GetQuoteResponseDetails.reply.PriceSheetDetails'],
    seen: ['public'],
  },
  {
    name: 'parcel account',
    fields: { parcel: 'accUniqueId SCAC AccountNumber AccountID' },
    at: ['GetParcelAccountDetails.reply.accounts', 'ParcelAccountDetails.reply.accounts'],
    seen: ['screens/settings/ParcelAccounts'],
  },
  {
    name: 'sold-to account',
    fields: { parcel: 'SoldTo PaymentType PaymentName ShipVia AccountNumber' },
    at: ['SoldToDetails.reply.soldTo', 'ParcelAccountDetails.reply.accounts'],
    seen: ['screens/settings/ParcelAccounts'],
  },
  ...(['test', 'live'] as const).map(
    (kind): Entity => ({
      name: `FedEx credentials, ${kind}`,
      fields: { parcel: 'AccountNumber Key Password MeterNumber' },
      at: [`ParcelCarrier.body.earlier.FedEx.${kind}`],
      seen: ['widgets/ParcelAccounts'],
    }),
  ),
  {
    name: 'FedEx default pickup',
    fields: { parcel: 'DefaultPickupLocation' },
    at: ['ParcelCarrier.body.earlier.FedEx'],
    seen: ['widgets/ParcelAccounts'],
  },
  {
    name: 'USPS credentials',
    fields: { parcel: 'AccountNumber Password RequesterID' },
    at: ['ParcelCarrier.body.earlier.USPS'],
    seen: ['widgets/ParcelAccounts'],
  },
  {
    name: 'order',
    fields: {
      orders: `OrderNumber PO_Number BackOrderCode consignee ShipmentTerm DueDate ShipDate ItemCode OriginalQty`,
    },
    at: ['GetOrders.reply.orders'],
    seen: ['screens/plan'],
  },
  {
    name: 'report schedule',
    fields: { reports: 'type recipients at until' },
    at: ['SendReportFile.body'],
    also: { at: 'SendReportFile.body.recurrence' },
    seen: ['screens/analyze', 'widgets/Reports'],
  },
]

/**
 * Common data of §3: field, and the place of the contract that answers it. What §3 says in words has its name here from
 * the call that carries it.
 */
export const commonData = {
  spine: [
    ['country list', 'GetCountryList.reply.countries', 'CountryCode'],
    ['accessorial services', 'IntialCachefunction.reply.accessorials', 'Code'],
    ['support e-mail', 'IntialCachefunction.reply', 'supportEmail'],
    ['mailroom e-mail', 'IntialCachefunction.reply', 'mailroomEmail'],
    ['real-time provider’s carriers', 'Capacityprovidermetadata.reply.capacityProviders', 'name'],
  ],
  freight: [['collect carriers', 'IntialCachefunction.reply', 'collectCarriers']],
  orders: [['pallet config', 'getPalletConfigData.reply', 'palletConfig']],
  settings: [['printer status', 'CheckPrinterStatus.reply', 'printerOnlineStatus']],
} as const satisfies Record<string, readonly (readonly [string, string, string])[]>
