/**
 * Every sentence that we make ourselves and that is kept or sent as text: notes of the history, answers, reasons, what a
 * connector says where its carrier said nothing. What is kept is this English; another language recognizes it by its row
 * and says its own (`web/src/texts/said.ts`). So a row is never changed or taken away: what was kept would not be
 * recognized any more. A new wording is a new row.
 *
 * What stands in a place is said as it is, but for places of these names: `{error}` and `{words}` hold sentences again,
 * `{fields}` names of fields, `{event}` the name of a tracking status and `{codes}` codes of some, `{extra}` the name of an extra service, `{service}` that of a service level, `{when}` a moment as
 * the server writes it. A place at the very end, before its full stop, may take in sentences that follow: it stands at the
 * end in every language.
 */
export const sentences = {
  tenderMailed: 'Tender mailed to {to}.',
  mailNotTakenFor: 'The mail server did not take it for {to}.',
  mailedTo: 'Mailed to {to}.',
  keptInOutbox: 'Kept in the outbox for {to}: no mail server is set.',
  tenderNotArrived: 'The tender did not reach the carrier: {error}',
  tenderMayHaveArrived: 'The mail with the tender came back: {error} Its carrier may have it all the same: call it.',
  tenderNeverArrived: 'The tender never reached the carrier: {error}',
  tenderOver: 'The tender no longer stands.',
  earlierTry: 'An earlier try may have arrived: ask before sending it again.',
  mailLeftBehind:
    'The server stopped while this mail was on its way. It may have arrived: ask before sending it again.',
  withdrawnNeverArrived: 'Withdrawn: the tender never reached the carrier.',
  withdrawnNotInForce: 'Withdrawn: the order is no longer in force.',
  withdrawnVoid: 'Withdrawn: the shipment was voided before the mail left.',
  newerTakesPlace: 'A newer word takes its place.',
  newerTookPlace: 'A newer word took its place.',
  saysNoLongerSo: 'It says what is no longer so.',
  settledUnanswered: 'It was settled without an answer.',

  pro: 'PRO {pro}.',
  pickupConfirmation: 'Pickup confirmation {number}.',
  orderedByCall: 'Ordered by telephone, spoke with {spokeWith}.',
  notSent: 'The order could not be sent. No carrier heard of it; try again, or choose another carrier.',
  nobodyKnowsOrder: 'Nobody knows what became of the order.',
  orderRefused: 'The carrier refused the order.',
  orderCredentials: "The carrier did not accept the account's sign-in. Have its credentials checked.",
  orderBusy: 'The carrier asks to wait. Try again in a few minutes.',
  orderUnreachable: 'The carrier could not be reached, so it has no order.',
  notConfirmedYet: 'The carrier has not confirmed the order. It is being asked again.',
  cannotAskNow: "The carrier can't be asked what became of the order. It is being asked again.",
  cannotAskOverWire: 'The carrier cannot be asked over its wire what became of the order. Call it and record the call.',
  cannotAskByAccount:
    'The account cannot be used to ask the carrier what became of the order. Have its sign-in checked, or call and record the call.',
  givenUp:
    '{carrier} knows of no such order so far, and is asked for a day more. Choose another carrier; an order that turns up after that is cancelled.',
  sharedNumber: 'It answers with an order of this shipment that was placed before. Call it, and record the call.',
  surplusUnwanted: '{carrier} has taken this order after all, and it is one more than was wanted.',
  surplusAgainstCall: '{carrier} has taken this order after all, and a call had said otherwise.',
  oneTooMany: 'One order more than was wanted.',
  neverHadOrder: 'The carrier never had the order.',

  quotesAsked: 'Quotes asked from {carriers}.',
  quoteAnswered: '{carrier} offers {amount}.',
  quoteAnsweredLate: '{carrier} offers {amount}, after the deadline.',
  quoteTakenByPhone: 'Entered by {name}, who spoke with {spokeWith}.',
  quoteNoBid: '{carrier} does not quote.',
  quoteCountered: '{carrier} was asked once more.',
  quoteReminded: 'Reminded: {carriers}.',
  quoteWithdrawn: 'The question for quotes was taken back.',
  quoteMissed: 'No answer by the deadline: {carriers}.',
  offerOpened: 'Offered to {carrier}, until {when}.',
  offerSkipped: '{carrier} was passed over.',
  offerAccepted: '{carrier} accepts.',
  offerDeclined: '{carrier} declines.',
  offerExpired: '{carrier} did not answer in time.',
  offerLate: '{carrier} answered too late.',
  offerLost: 'Another carrier has it.',
  offersWithdrawn: 'The open offers were taken back.',
  offersExhausted: 'No carrier of the round has taken it. Choose another carrier, or offer it anew.',
  offersOver: 'The offers are over.',
  offerNotArrived: 'The offer did not reach {carrier}: {error}',
  declinedNoCapacity: 'It has no capacity for it.',
  declinedEquipment: 'It has no such equipment.',
  declinedPrice: 'The price is not enough.',
  declinedTiming: 'The times do not suit it.',
  vainInactive: 'It does not get the freight: it is not on the list of carriers any more.',
  vainDoNotUse: 'It does not get the freight: it is marked as not to be used.',
  vainUninsured: 'It does not get the freight: its insurance has run out.',
  vainCapacity: 'It does not get the freight: it has its loads for that day.',
  quotesOver: 'The question for quotes is over.',
  quoteAnsweredBefore: 'The carrier has answered.',

  callAndRecord: 'Call the carrier and record the call.',
  nobodyKnowsCancelled: 'Nobody knows whether the carrier cancelled the order.',
  inForceAgain: 'The order is in force again.',
  noLongerInForce: 'The order is no longer in force.',
  notInForce: 'The order is not in force any more.',
  shipmentVoided: 'The shipment was voided.',
  builtShipment: 'Built as {bol}, ready to rate.',
  builtInSetItems: 'Built as {bol}. Complete it in Set items.',
  builtIncomplete: 'Built as {bol}. Set items still needs to know more of {items}.',
  mergedInto: 'Merged into {bol}.',
  takenApart: 'Taken apart again.',
  backFrom: 'Came back when {bol} was taken apart.',
  rescheduledBooked: 'The carrier has to be told. The price may be another one on that day.',
  givenBackToOrders: 'Given back to its orders.',
  followsOrders: 'Follows what changed in {orders}.',
  voidedBeforeLeaving: 'Voided before it left.',
  isVoid: 'The shipment is void.',
  isVoidOrderNotLeft: 'The shipment is void. The order had not left yet: no carrier heard of it.',
  isVoidTenderNotLeft: 'The shipment is void. The tender had not left yet: no carrier heard of it.',
  isVoidAsked: 'The shipment is void here, and {carrier} is being asked to cancel. Its answer appears on this page.',
  isVoidCall: 'The shipment is void here. Call {carrier} to cancel the pickup; the bill of lading is {bol}.',
  isVoidCallAt:
    'The shipment is void here. Call {carrier} at {phone} to cancel the pickup; the bill of lading is {bol}.',
  spokeWith: 'Spoke with {spokeWith} on {when}, by {by}.',
  surplusAgainstWire: '{carrier} has taken this order after all, and had called it cancelled before.',
  callNoOrder: '{carrier} does not have the order.',
  callKeepsOrder: '{carrier} keeps the order.',
  callGivesBack: '{carrier} gives the order back.',

  toldByCall: 'Told by telephone, spoke with {spokeWith}.',
  tellingOverWire: '{carrier} is being told over its wire.',
  tellingFieldsOverWire: '{carrier} is being told over its wire: {fields}.',
  tellingByMail: '{carrier} is being told by mail.',
  tellingFieldsByMail: '{carrier} is being told by mail: {fields}.',
  takenBack: 'What waited was taken back: {carrier} knows the shipment as it is.',
  nobodyKnowsChange: 'Nobody knows whether the carrier took the change.',
  nobodyKnowsLabels: 'Nobody knows yet whether the carrier sold these labels. It is asked again and again.',
  labelsIncomplete: 'Labels missing: {missing} of {count}. Buy those that are missing, or void the shipment.',
  labelsNeverSold: '{carrier} says that it never sold these labels.',
  labelsHeldCancelled:
    '{carrier} had sold labels and gives none out again. They were cancelled there and are bought anew.',
  labelsStillHeld: 'It holds labels that it gives out no more, and has not taken them back yet.',
  voidLeftOpen: 'Nobody knows whether the carrier took the label back. Ask it, and do not use the label.',
  nobodyKnowsPickup: 'Nobody knows whether a truck comes. Ask the carrier before another one is asked for.',
  nobodyKnowsPickupCancel: 'Nobody knows whether the carrier cancelled the pickup. Cancel it again, or call.',
  pickupNeverTaken: '{carrier} says that it knows no such pickup. It can be asked for again.',
  pickupNotPending: '{carrier} has no such pickup among those to come: it was made, or it is not to come.',
  pickupComesByCall: 'The truck comes, as {who} was told.',
  pickupNotByCall: 'No truck comes, as {who} was told.',
  nobodyKnowsClose: 'Nobody knows whether the carrier took the day. Ask it before the day is closed again.',
  closeHeldByCall: 'The carrier has the day, as {who} was told.',
  closeNotByCall: 'The carrier does not have the day, as {who} was told. Its labels are open again.',
  changeLeftBehind: 'The server stopped while the carrier was being told. Ask the carrier, or tell it in another way.',

  eventFrom: '{source}: {event}',
  ofStatuses: '{codes}: {text}',
  status: '{codes}',

  wireOutOfTime: 'There was no time left to ask.',
  wireTooLarge: 'The answer is larger than {bytes} bytes.',
  wireNoAnswer: 'No answer came in time.',
  wireNoConnection: 'No connection ({code}).',
  wireNotReached: 'No connection to the carrier could be made.',
  wireBroken: 'The connection to the carrier was lost.',
  wireLost: 'The connection was lost.',
  wireLostBy: 'The connection was lost ({code}).',
  mayHaveArrived: 'The order may have arrived.',
  refusedSilently: 'It refused without a reason.',
  signInLost: 'Its sign-in can’t be read any more: the key in the data folder is another one. Enter the sign-in again.',
  badSignIn: 'It did not accept the sign-in of this account.',
  asksToWait: 'It asks to wait before asking again.',
  answeredLate: 'It did not answer in time.',
  unreachable: 'It could not be reached.',
  unreadable: 'Its answer could not be read.',
  resting: 'It failed several times in a row and is left alone for a moment.',
  unconfirming: 'The carrier answered, but not in a form that confirms the order.',
  errorMayHave: 'The carrier answered with an error ({code}), and may have the order.',
  errorOnly: 'The carrier answered with an error ({code}).',
  carrierUnreadable: 'The carrier’s answer could not be read.',
  needsQuoteNumber:
    'The service {service} can only be ordered with the number of its quote, and this price has none. Ask for rates again and book the new price. Nothing was sent.',
  noSuchOrder: 'It has no such order.',
  noProYet: 'It shows no PRO of the order yet.',
  anotherOrder: 'It answered about another order, {number}.',
  addressElsewhere: 'Addresses in this country cannot be checked there.',
  listPriceOnly: 'It named its list price alone, not the price of this account.',
  onePackaging: 'It takes one kind of packaging in a shipment. Ship the others by themselves.',
  packagesAtMost: 'It takes at most {count} packages in a shipment.',
  noHoldLocation: 'Its account names no location that holds packages. Enter one in its settings.',
  pickupOnAnotherDay: 'The pickup was set for another day: {date}.',
  notOnForm: 'It left this label out.',
  noTruckThatDay: 'No truck comes there on that day. Choose another one.',
  noReturnsThere: 'Return and import labels are not bought from it here.',
  anotherOrderUnder: 'It answered about another order under {number}.',
  eventsUnread: '{count} of its events have no code or no readable time and are left out.',
  documentElsewhere: 'It keeps a document at another address, which is not asked.',
  noDocument: 'What it sent is neither a PDF nor a picture.',

  accountStays:
    'Orders placed with this account are still open. It gives no more prices, and stays at the provider for them.',
  providerKnowsNot: 'The provider knows no carrier with the SCAC {scac}.',

  billToTwin: '{company}, {street} is already one of your bill-to locations.',
  priceUnreadable: 'Its price could not be read.',
  priceUnreadableFor: 'Its price for {service} could not be read.',
  otherPriceUnreadable: 'Its price for another service could not be read.',
  priceNamesNobody: 'Its price names no carrier.',
  ratedCheapest: 'The cheapest price of a carrier that may be used.',
  ratedPreferred: 'A preferred carrier within its tolerance of the cheapest price.',
  ratedCollectCarrier: 'The carrier that is appointed for collect freight.',
  ratedAppointed: 'The carrier that was appointed for this shipment.',
  ratedAppointedService: 'The service that the order names.',
  ratedAppointedOtherService: 'The carrier that the order names. It gave no price for the service that stands there.',
  ratedCheapestInTime: 'The cheapest price that arrives by {due}.',
  ratedFastestTooLate: 'None arrives by {due}: this one arrives first.',
  ratedCheapestDayUnknown: 'It is due by {due}, and nobody says when it arrives: the cheapest price.',
  ratedByRule: 'Rule {number} of the routing guide.',
  ratedByHand: 'Chosen by a person.',
  ratedNoOffers: 'Nobody gave a price.',
  ratedAllDoNotUse: 'Every price is of a carrier that is not to be used.',
  ratedNoneWhole:
    'Every price leaves out something that was asked for, or rests on figures that are out of date or guessed.',
  ratedOtherCurrency: 'Every price is in another currency than the shipment.',
  ratedCollectCarrierMissing: 'The carrier that is appointed for collect freight gave no price.',
  ratedChangedMeanwhile: 'The shipment changed while its carriers were asked: these prices are not its own any more.',
  ratedBookedBefore: 'The shipment is booked: its prices are shown, and change nothing.',
  ratedGoneMeanwhile: 'The shipment moved on while its carriers were asked.',
  ratedSelected: '{carrier} for {amount}.',
  labelAboveLimit: 'More than {limit} for a label: {carrier} asks {amount} for {count}.',
  ratedInVain: 'Asked in vain: {carriers}.',
  straightCollect: 'Collect freight is left to a person.',
  straightMode: 'The rule does not take freight of its mode.',
  straightCurrency: 'It is in another currency than the rule.',
  straightHazmat: 'Hazardous materials are left to a person.',
  straightIncomplete: 'Set items still has to know more of it.',
  straightOthers: 'Other freight goes to the same place on the same day.',
  straightNotWhole: 'The price leaves something out, or rests on old or guessed figures.',
  straightGuessedClass: 'Its class was guessed.',
  straightGuide: 'It would go against the routing guide.',
  straightCarrierDoubted: 'Something is said against the carrier.',
  straightNotNamed: 'The order names another carrier.',
  straightCarrier: 'The rule does not use this carrier.',
  straightLater: 'The carrier does not pick up on the day that was asked for.',
  straightImplied: 'The price has services in it that nobody asked for.',
  straightWarned: 'The price comes with a warning.',
  straightLate: 'It would arrive after the day on which it is due.',
  straightAboveShipment: 'It costs more than the rule may spend on one shipment.',
  straightLoads: 'The rule has tendered as many shipments as it may in a day.',
  straightAboveDay: 'It would be more than the rule may spend in a day.',
  straightOff: 'The rule was switched off.',
  straightNobody: 'Whoever switched the rule on may not tender any more.',
  straightChanged: 'Somebody changed the shipment meanwhile.',
  straightRefused: 'The tender would be refused: {error}',
  straightCut: 'The server stopped while prices were asked.',
  priceCurrency: 'Its price is in no currency we know: {currency}.',
  priceNoMoney: 'Its price is not an amount of money.',
  priceNotPositive: 'Its price is not above zero.',
  priceExpired: 'Its quote had already expired when it came.',
  noPrice: 'It gave no price.',
  noTransitTime: 'It did not say how long it takes.',
  noTerminals: 'It named no terminal for this lane.',
  terminalCodesAlone:
    'It tells the addresses of its terminals only for a lane that a shipment of yours has gone with it. Until then these are their codes alone.',
  noPickupAsked: 'No pickup was asked for, so nothing was ordered.',
  oneBillAlone:
    'It takes one bill of lading to an order, and this shipment has several. Book it by mail or by telephone.',
  pickupNotByBill:
    'It changes the bill of lading over its wire, and not the pickup that was asked for. Tell it by mail or by telephone.',
  volumeNeedsSizes:
    'A volume price is asked for by the feet of trailer. Enter the dimensions of each handling unit, none wider than the trailer.',
  transitNamesNobody: 'Its transit time names no carrier.',
  linesDiffer: 'Its lines do not make its total; the total stands.',
  deliveryBeforePickup: 'Its delivery date lies before the pickup and is left out.',
  sheet: 'Rate sheet',
  fromSheet: 'Rate sheet {service}, version {version}',
  notInPrice: '{extra} is not in its price.',

  accountRegistered: '{scac} account# {number} is already registered',
  accountSameData: '{scac} account# {number} already exists with the same data',
  accountNameTaken: 'Another account with this carrier goes by that name. Name this one otherwise.',
  accountLacks: 'Please fill in: {fields}',
  zipUnknown: 'This ZIP is not in our table.',
} as const

/** How the history writes the parts of a shipment: pieces of a list, between commas. Kept like sentences, and read like them. */
export const phrases = {
  freightClass: 'class {class}',
  itemCode: 'item {code}',
  stackable: 'stackable',
  hazmat: 'hazmat {substance}',
  inBulk: 'in bulk',
  emergency: 'emergency {contact}',
  gross: '{weight} lb gross',
  way: 'stop {from} to {to}',
  content: 'line {line}: {pieces} pieces',
  billTo: 'bill to {company}',
} as const

export type SentenceKey = keyof typeof sentences
export type PhraseKey = keyof typeof phrases

type Params = Readonly<Record<string, string | number>>
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
/** What a text is filled with: all of its places, and nothing else. */
type Given<Text extends string> = [Places<Text>] extends [never]
  ? []
  : [params: Readonly<Record<Places<Text>, string | number>>]

const filled = (template: string, params: Params = {}): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))

/** The sentence as it is kept: English, its places filled. The one door through which our own sentences are made. */
export const sentence = <K extends SentenceKey>(key: K, ...[params]: Given<(typeof sentences)[K]>): string =>
  filled(sentences[key], params)

export const phrase = <K extends PhraseKey>(key: K, ...[params]: Given<(typeof phrases)[K]>): string =>
  filled(phrases[key], params)

/** Sentences one after the other; blank ones are left out. */
export const inARow = (texts: readonly string[]): string => texts.filter(text => text !== '').join(' ')
