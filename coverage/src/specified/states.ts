import type { Area } from '../areas.ts'
import type { Claims } from '../proof.ts'

/** Moves of specification §4 and who makes them. */
export const specifiedMoves: readonly (readonly [from: string, to: string, by: string])[] = [
  ['O', 'Q', 'staff'],
  ['Q', 'T', 'staff'],
  ['T', 'A', 'staff'],
  ['T', 'A', 'carrier'],
  ['A', 'D', 'staff'],
  ['A', 'D', 'carrier'],
  ['O', 'V', 'staff'],
  ['Q', 'V', 'staff'],
  ['T', 'V', 'staff'],
]

/** Result states of §4: what a call must be able to answer. */
export const resultStates: readonly {
  readonly area: Area
  readonly call: string
  readonly states: readonly string[]
}[] = [
  { area: 'parcel', call: 'Shipment/ParcelAccountDetails', states: ['added', 'updated', 'exist', 'error'] },
  { area: 'freight', call: 'Carriers/ODFLAccountSetup', states: ['success', 'updated', 'load', 'error', 'failed'] },
]

const names = 'packages/domain/src/tracking/trackingStatus.ts'

export const stateClaims: Claims = {
  spine: {
    'tracking status Prepared Pickup': [names, "'Prepared Pickup'"],
    'tracking status Pickup': [names, "'Pickup'"],
    'tracking status In Transit': [names, "'In Transit'"],
    'tracking status Delivered': [names, "'Delivered'"],
    'tracking status Problem': [names, "'Problem'"],
    'voided shipments are counted as archived': [
      'packages/server/src/modules/shipments/GetShipmentCount.ts',
      "archived: n('V') + n('archived')",
    ],
    'voiding tells the user to call the carrier': [
      'packages/server/src/modules/booking/releaseCarrier.ts',
      'toCall',
      'message',
    ],
    'prepaid: the lowest price is selected': ['packages/domain/src/rates/chooseRate.ts', "because: 'cheapest'"],
    'collect: the flagged carrier is selected': [
      'packages/domain/src/rates/chooseRate.ts',
      "because: 'collectCarrier'",
    ],
    'service days are shown with the price': ['packages/web/src/widgets/RateList/RateRow.tsx', 'ServiceDays'],
    'a 401 clears the signed-in user': [
      'packages/web/src/api/client.ts',
      'response.status === 401',
      'leaveForSignIn()',
      'endSession()',
    ],
  },
  freight: {
    'collect payment uses collect tender': [
      'packages/web/src/widgets/Order/RatesPart.tsx',
      "terms === 'collect' ? CollectPart",
    ],
  },
  quotes: {
    'quote response: submitted': ['packages/server/src/modules/quotes/SubmitQuoteResponse.ts', "state: 'answered'"],
    'quote response: No Bid, with confirmation': [
      'packages/server/src/modules/quotes/SubmitNoBidConfirmation.ts',
      "'noBid'",
    ],
    'quote response: no second bid on that shipment': [
      'packages/server/src/modules/quotes/openAnswer.ts',
      "throw new Refusal('QuoteOver'",
    ],
    'freight quote: currency converted for comparison only': [
      'packages/server/src/modules/rates/spotPrices.ts',
      'withExchange(',
    ],
  },
  orders: {
    'revert set items removes the order from its bucket': [
      'packages/server/src/modules/orderBuilding/RevertSetItems.ts',
      "setAside: 'reverted'",
    ],
    'orders can be consolidated': [
      'packages/server/src/modules/orderBuilding/consolidate.ts',
      "setAside: 'merged'",
      'mergedInto: record.shipmentId',
    ],
    'orders can be deconsolidated': [
      'packages/server/src/modules/orderBuilding/consolidate.ts',
      "facts: { status: member.voidedFrom ?? 'O', voidedFrom: null, setAside: '', mergedInto: null }",
    ],
    'confirmed shipments are scheduled with the carrier by themselves': [
      'packages/server/src/modules/booking/offers/confirmOrder.ts',
      'await mailConfirmation(app, tx',
    ],
    'bucket data is refreshed after 15 minutes': [
      'packages/web/src/widgets/ShipmentTabs/useShipmentTabs.ts',
      'BUCKET_FRESHNESS_MINUTES',
      'againAfter: FRESH_MS',
    ],
  },
  parcel: {
    'a voided parcel label must be discarded': ['packages/web/src/widgets/Labels/LabelCard.tsx', "'labels.discard'"],
  },
  reports: {
    'archived by hand': [
      'packages/server/src/modules/shipments/ArchiveShipment.ts',
      "setAside: undo ? '' : 'archived'",
    ],
  },
}

/** Rules of specification §5. */
export const ruleClaims: Claims = {
  spine: {
    'ZIP 10, state 2, contact name 30': [
      'packages/domain/src/shipment/limits.ts',
      'state: 2',
      'zip: 10',
      'contactName: 30',
    ],
    'a tracking event needs a status': ['packages/server/src/modules/tracking/TrackingDetails.ts', "'selectStatus'"],
    'times are 24-hour': ['packages/domain/src/time/times.ts', 'export const isTime'],
    'times are shown in 12-hour form': ['packages/web/src/ui/format.ts', 'formatTime'],
  },
  items: {
    'item master needs SKU and description': [
      'packages/contract/src/wire/item.ts',
      'SKU: trimmedText(textLimits.itemCode).min(1)',
      'Description: trimmedText(textLimits.description).min(1)',
    ],
  },
  kit: {
    'mandatory fields carry an asterisk': ['packages/web/src/ui/form/fields.tsx', 'withAsterisk: required'],
  },
  freight: {
    'deleting a freight carrier needs location, SCAC and mode': [
      'packages/server/src/modules/carriers/FreightCarrier.ts',
      "['CarrierLocn', 'SCAC', 'RateMode']",
      "'InsufficientParams'",
    ],
    'adding a carrier needs all details': [
      'packages/server/src/modules/carriers/saveCarrier.ts',
      "'CarrierDetailsMissing'",
    ],
  },
  quotes: {
    'a quote needs the terms box': [
      'packages/server/src/modules/quotes/SubmitQuoteResponse.ts',
      "if (!input.terms) throw required('terms')",
    ],
  },
  orders: {
    'cartons inside a package only with order integration': [
      'packages/web/src/screens/ship/ShipmentDetails/SalesOrders.tsx',
      'useUser()?.IntergrationCheck === true',
    ],
  },
  parcel: {
    'weight is mandatory, with an asterisk': [
      'packages/web/src/widgets/ItemsEditor',
      "data-label={t('parcel.each')} data-mandatory>",
      "data-label={t('items.weight')} data-mandatory>",
    ],
    'UPS contact and account fields are mandatory, with an asterisk': [
      'packages/web/src/widgets/UpsReady/UpsFields.tsx',
      "label={t('upsReady.accountName')} required",
      "label={t('upsReady.jobTitle')}",
    ],
    'parcel account form: names what is missing of sold-to, payment type, ship via, account number': [
      'packages/server/src/modules/soldToAccounts/ParcelAccountDetails.ts',
      "sentence('accountLacks'",
      'mandatory',
    ],
    'duplicate parcel accounts are refused': [
      'packages/server/src/modules/soldToAccounts/ParcelAccountDetails.ts',
      "sentence('accountSameData'",
      "sentence('accountRegistered'",
    ],
    'account registration needs amount due': [
      'packages/domain/src/parcel/upsInvoice.ts',
      "['amount', amount",
      "code: 'required'",
    ],
    'account registration needs the control id': [
      'packages/domain/src/parcel/upsInvoice.ts',
      "['controlId', controlId",
      'hasUpsControlId(country)',
    ],
    'account registration needs the currency': ['packages/domain/src/parcel/upsInvoice.ts', "['currency', currency"],
    'account registration needs the agreement box': [
      'packages/server/src/modules/upsReady/Registration.ts',
      "code: 'mustAgree'",
    ],
    'dimensions are required for parcel packages': [
      'packages/domain/src/parcel/parcelProblems.ts',
      'if (!needsSize(type)) return []',
      "'required'",
    ],
    'UPS registration takes one of the last three invoices': [
      'packages/web/src/texts/en-us/upsReady.ts',
      'any of the last 3 invoices',
    ],
  },
}

/** Roles of specification §6. */
export const roleClaims: Claims = {
  spine: {
    'access by page, on the server for every call': [
      'packages/server/src/http/routes.ts',
      'mayUse(session.who, call.access.pages)',
    ],
    'tracking pages without a sign-in': [
      'packages/contract/src/calls/NewTrackingAPI/DisplayTrackingDetails.ts',
      "kind: 'link'",
    ],
    'My Shipments: created by or assigned to me': [
      'packages/server/src/modules/shipments',
      "input.view === 'mine' ? who.userId",
      'ownerId',
    ],
  },
  quotes: {
    'userEdit marks an internal edit': [
      'packages/server/src/modules/quotes/quoteAsked.ts',
      "clerk !== null && userEdit !== 'true'",
    ],
  },
  settings: {
    'Manage Users gives page lists': [
      'packages/web/src/screens/settings/ManageUsers/MemberPanel.tsx',
      'rightsSaved(values)',
    ],
  },
}

/** How answers of the transport level are taken (§8). */
export const transportClaims: Claims = {
  kit: {
    "the bare text 'error' is a failure": ['packages/web/src/api/client.ts', 'isErrorText(text)'],
    'a 500 shows what happened and the reference': ['packages/web/src/api/explain.ts', 'const { requestId } = error'],
    'a screen’s code that does not arrive in time': [
      'packages/web/src/app/loadScreen.ts',
      'CHUNK_TIMEOUT_SECONDS * 1000',
    ],
  },
  paper: {
    'an empty answer for a POD means none': [
      'packages/carriers/src/project44/documents.ts',
      "said === '' || said === '[]'",
      'if (isNone(got))',
      'if (isNone(file))',
    ],
  },
  freight: {
    'provider: 400, 401, 403, 404 show the first error and its code': [
      'packages/web/src/screens/settings/Carriers/explainCarrier.ts',
      '[400, 401, 403, 404]',
      "'carriers.providerSaid'",
    ],
    'provider: 204 is a successful delete': ['packages/carriers/src/project44/accounts.ts', 'got.status === 204'],
  },
}
