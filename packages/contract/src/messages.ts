/**
 * Every message the server can answer with: one row {status, text} by code. Server, OpenAPI and browser all read this
 * table; `{name}` in a text is filled from `params`. Texts of specification §8 are kept to the letter.
 */
export const messages = {
  SignedOut: { status: 401, text: 'Please sign in again.' },
  BadCredentials: { status: 400, text: 'The e-mail or the password is not right.' },
  TermsChanged: { status: 409, text: 'The terms of use have changed. Read and accept them to go on.' },
  WrongPassword: { status: 400, text: 'The current password is not right.' },
  ShortPassword: { status: 400, text: 'Please use at least {min} characters. A short sentence works well.' },
  CommonPassword: {
    status: 400,
    text: 'This password is among the first that are guessed. Please choose another, such as a few words that only you would put together.',
  },
  WrongCode: {
    status: 400,
    text: 'This code is not right. Enter the newest one; if that is refused too, let the clock of your phone set itself.',
  },
  CodeUsed: { status: 400, text: 'This code was used already. Wait for the next one, then enter that.' },
  ClockOff: {
    status: 400,
    text: 'The clock of the device that made this code is {minutes} minutes off. Let it set its time automatically, then enter a new code.',
  },
  SignInOver: {
    status: 409,
    text: 'This sign-in is over: it stays open for five minutes. Enter your e-mail and password again.',
  },
  NoFactorBegun: { status: 409, text: 'Nothing is being set up any more. Begin again with your password.' },
  BadPasskey: {
    status: 400,
    text: 'This passkey does not sign you in here. Try another one, or sign in with your password.',
  },
  PasskeyCopied: {
    status: 400,
    text: 'This passkey was refused: it may have been copied. Sign in with your password, remove it in Preferences and add a new one.',
  },
  PasskeyNotAdded: {
    status: 400,
    text: 'The passkey could not be added: it took longer than five minutes, or the device answered for another address. Begin again.',
  },
  PasskeysOff: {
    status: 409,
    text: 'Passkeys do not work under this address. Open Waybill by its public address, or sign in with your password.',
  },
  TooManyPasskeys: { status: 409, text: 'You have {max} passkeys, and no more can be kept. Remove one first.' },
  FactorDemanded: {
    status: 409,
    text: 'A company that you work for demands a second factor of you. Set one up in Preferences; it can be replaced there, and not removed.',
  },
  FactorNotGiven: {
    status: 409,
    text: 'This company demands a second factor, and you signed in without one. Sign out, and sign in with it.',
  },
  FactorElsewhere: {
    status: 409,
    text: 'An administrator can’t reset this second factor. A recovery code signs in without it; without one, please contact support by email {email}.',
  },
  BadLink: { status: 404, text: 'There is an error in the URL, contact support' },
  TooManyTries: { status: 429, text: 'Too many tries. Please wait {seconds} seconds and try again.' },
  InvalidInput: { status: 400, text: 'Some fields need your attention.' },
  BadRequest: { status: 400, text: 'The request could not be read.' },
  TooLarge: { status: 413, text: 'The file is larger than 25 MB.' },
  FileTooLarge: {
    status: 413,
    text: 'The file is larger than {max} MB. Split it and upload the parts one after the other.',
  },
  ImportQuota: {
    status: 409,
    text: 'Imported files take {kept} of the {max} MB that a company may keep. Discard an import that is no longer needed, then upload this again.',
  },
  ImportTooWide: {
    status: 422,
    text: 'The table has more than {max} columns. Remove those that are not needed, then upload it again.',
  },
  ImportMoved: {
    status: 409,
    text: 'This import is {state}, so that can’t be done with it any more. Load it again.',
  },
  ImportAsks: {
    status: 422,
    text: 'Something is still to be said before the file is read. Answer what is marked, then start it again.',
  },
  KeyMissing: { status: 400, text: 'This call needs an Idempotency-Key header of 8 to 100 characters.' },
  KeyReused: { status: 422, text: 'This Idempotency-Key was already used for another request.' },
  InFlight: { status: 409, text: 'The same request is still being worked on. Please wait a moment.' },
  PageNotAllowed: {
    status: 403,
    text: 'You do not have permission for this page. Please contact support by email {email}.',
  },
  AlreadyMember: { status: 409, text: '{email} is one of your people already.' },
  GroupExists: { status: 409, text: 'There is a group {name} already.' },
  GroupInUse: {
    status: 409,
    text: 'People are in the group {name}: {count}. Give them another group, or pages of their own, first.',
  },
  LastAdministrator: {
    status: 409,
    text: 'Somebody has to manage users, and nobody else does. Let another person manage users first.',
  },
  OwnRights: {
    status: 409,
    text: 'You can’t end your own access or take Manage Users from yourself. Another administrator can.',
  },
  LookOnly: {
    status: 403,
    text: 'You may look at this page and change nothing on it. An administrator of your company can open it for changes.',
  },
  OtherDock: {
    status: 403,
    text: 'It would not belong to any dock that you work at. Choose one of your docks, or ask an administrator of your company.',
  },
  PricesNotShown: {
    status: 403,
    text: 'What freight costs is not shown to you, so nothing can be entered, sorted or looked for by it. An administrator of your company can allow it.',
  },
  MayNotBook: {
    status: 403,
    text: 'You may not book. A colleague who may can book this, or an administrator can let you in Manage Users.',
  },
  AboveLimit: {
    status: 403,
    text: '{amount} is above your limit of {limit}: ask for approval, or choose a price within it.',
  },
  LabelsAboveLimit: {
    status: 403,
    text: 'With these labels the shipment is expected to cost {amount}, above your limit of {limit}. Have a colleague buy them who may, or your limit raised.',
  },
  LabelsByRule: {
    status: 403,
    text: 'By the rule “{rule}” these labels have to be approved. Have a colleague buy them who approves by it.',
  },
  NeedsApproval: {
    status: 403,
    text: 'This has to be approved by the rule “{rule}”: ask for approval, or choose a price that it does not fit.',
  },
  LimitIncomparable: {
    status: 403,
    text: 'Nothing says whether this is within your limit of {limit}: there is no exchange rate, or no price. Ask for approval, or have the exchange rate entered.',
  },
  ApprovalWaits: {
    status: 403,
    text: '{amount} is above your limit of {limit}. You have asked for approval: book it once {approvers} has accepted.',
  },
  ApprovalNotNeeded: { status: 409, text: 'You may book this price yourself: no approval is needed.' },
  NobodyApproves: {
    status: 409,
    text: 'Nobody else of your company may approve this. An administrator can let another person manage users.',
  },
  OwnApproval: { status: 403, text: 'You asked for this approval: somebody else has to decide.' },
  ReportShowsMore: {
    status: 403,
    text: 'This report shows what {name} sees, and that is more than is shown to you. Make one of your own.',
  },
  NotHandedOn: {
    status: 422,
    text: 'Choose a colleague who is active and did not ask for it.',
  },
  NotApprover: { status: 403, text: 'You are not asked to decide on this. An administrator of your company can.' },
  ApprovalDecided: { status: 409, text: '{name} has decided already. Load it again to see what.' },
  ApprovalExpired: {
    status: 409,
    text: 'This price has expired, so there is nothing to approve any more. {name} can ask for prices again.',
  },
  ReasonMissing: { status: 422, text: 'It is in transit: a reason is needed.' },
  TooManyRows: {
    status: 422,
    text: 'More than {max} rows at once are too many. Narrow the list with its filters and do them in parts.',
  },
  StillWorking: { status: 409, text: 'The other rows are still being worked. Try these again when they are done.' },
  RowStillAsked: {
    status: 409,
    text: '{name} is still waiting for the answer to its first try. Try it again once it is to fix.',
  },
  SheetChanged: {
    status: 409,
    text: 'Prices or shipments of this sheet have changed since you saw it. Nothing was tendered: look at the sum again, then send.',
  },
  DoesNotFitTrailer: { status: 409, text: 'It does not fit one trailer. Open the shipment and book it separately.' },
  CheaperByTruck: {
    status: 409,
    text: 'Volume or truckload costs less. Open the shipment, compare the prices and book it separately.',
  },
  RowOutcomeUnknown: {
    status: 409,
    text: 'The first try of {name} is not confirmed yet. Open it and settle that first, so that it is not done twice.',
  },
  TooManyViews: { status: 422, text: 'There are already {max} saved views. Delete one you no longer need.' },
  ChangedMeanwhile: {
    status: 409,
    text: 'Somebody else changed this in the meantime. Load it again; what you typed stays here until then.',
  },
  ModeNotTendered: {
    status: 422,
    text: 'Carriers are not rated or tendered for {mode} here. Choose another mode, or ship it with your parcel carrier.',
  },
  ListGrew: {
    status: 409,
    text: 'This list has grown from {before} to {now} since you looked at it, so nothing was begun. Look at it again, then do it.',
  },
  ChangedYourself: {
    status: 409,
    text: 'You changed this yourself after you chose it. Look at what it is now, then do it again.',
  },
  CannotMove: {
    status: 409,
    text: 'This shipment is in "{from}" and can’t go from there to "{to}". Load it again to see what can be done now.',
  },
  Locked: {
    status: 409,
    text: 'This shipment is in "{status}", where the marked fields can’t change any more. Undo those changes and save again.',
  },
  FileDamaged: {
    status: 410,
    text: 'This file is damaged on our disk, so it is not shown. Please upload it again.',
  },
  NoPod: { status: 404, text: 'No POD exists' },
  NoScoreCard: { status: 404, text: 'There is no record available for selected year and month.' },
  EventSettled: {
    status: 409,
    text: 'This event was accepted or withdrawn in the meantime. Load the shipment again to see it.',
  },
  NotConfirmed: {
    status: 409,
    text: 'The source of this order takes no confirmations. Switch them on at the source, or download it.',
  },
  NotFound: { status: 404, text: 'There is no record available.' },
  NotReady: {
    status: 422,
    text: 'Something is still missing. Complete it, then try again.',
  },
  RateFilePassword: {
    status: 422,
    text: 'The workbook is protected by a password. Save it without one, then upload it again.',
  },
  RateFileOld: {
    status: 422,
    text: 'The workbook is of the old form (XLS). Save it as XLSX or CSV, then upload it again.',
  },
  RateFileNoTable: {
    status: 422,
    text: 'The file is no CSV, XLSX or JSON. Ask for a spreadsheet, then upload that.',
  },
  RateFileDamaged: {
    status: 422,
    text: 'The file is damaged or was cut short. Have it sent again, then upload it.',
  },
  TableRowTooLong: {
    status: 422,
    text: 'Row {row} of the file has more than {max} characters. Shorten its longest cell, or close the quote that is open there, then upload it again.',
  },
  SheetMoved: {
    status: 409,
    text: 'This version is {state}, so that can’t be done with it any more. Load it again.',
  },
  CannotRate: {
    status: 409,
    text: 'A shipment in {status} is not priced any more. Copy it to get rates for a new one.',
  },
  CannotBook: {
    status: 409,
    text: 'Only a shipment in Rate & route can be booked, and this one is in {status}. Load it again to see its status.',
  },
  AlreadyBooked: {
    status: 409,
    text: 'This shipment is already booked with {carrier}. Nothing was sent a second time.',
  },
  BookingUnknown: {
    status: 409,
    text: 'Not known yet whether {carrier} got the tender. Resend that e-mail, or call {phone} and record the call.',
  },
  CopyHeld: {
    status: 409,
    text: 'This is a copy of the database: nothing leaves it, and no carrier is asked, until its operator has claimed it.',
  },
  OrderUnknown: {
    status: 409,
    text: '{carrier} has not confirmed this order yet; checking continues. Nothing is sent a second time. If it is urgent, call {phone} and record the call.',
  },
  NothingToAsk: {
    status: 409,
    text: 'Nothing is open with the carrier: this order is settled. Load the shipment again to see it.',
  },
  NothingToCancel: {
    status: 409,
    text: 'No pickup of this shipment waits to be cancelled. Load it again to see its status.',
  },
  OrderKnown: {
    status: 409,
    text: 'This order was settled meanwhile, and the call was not recorded. Load the shipment again to see its status.',
  },
  NotConnected: {
    status: 409,
    text: 'Your company is not connected with {provider} yet. Ask {email} to set up its sign-in.',
  },
  CarrierAccountExists: { status: 409, text: 'Carrier({carrier}) already exist' },
  TooManyAccounts: { status: 409, text: 'A company keeps at most {max} such accounts. Delete one you no longer need.' },
  CarrierDetailsMissing: { status: 422, text: 'Please fill all the details' },
  InsufficientParams: { status: 422, text: 'Insufficient params passed while deleting' },
  UninsuredCarrier: {
    status: 409,
    text: 'The insurance of {carrier} expired on {date}, so it can’t be booked. Enter the new date under Settings > Carriers, or choose another carrier.',
  },
  CarrierNotReached: {
    status: 409,
    text: 'No account of yours reaches {carrier} yet. Set up its account first, then add the carrier.',
  },
  TooManyCarrierFiles: {
    status: 409,
    text: 'A carrier holds at most {max} files. Take one away, then attach this one.',
  },
  QuoteExpired: {
    status: 409,
    text: 'This quote has expired, so the carrier need not honor it. Get new rates and book one of them.',
  },
  QuoteOutdated: {
    status: 409,
    text: 'The shipment changed after this price was given. Get new rates and book one of them.',
  },
  CarrierInactive: {
    status: 409,
    text: '{carrier} was taken off your list of carriers. Put it back there, or choose another carrier.',
  },
  CarrierNotListed: {
    status: 409,
    text: '{carrier} is not on your list of carriers. Enter it there, or choose another carrier.',
  },
  NotCollect: {
    status: 409,
    text: 'This freight is not collect. Choose the freight terms Collect, or book one of its prices.',
  },
  OverrideReasonMissing: {
    status: 422,
    text: 'The routing guide says another carrier. Open the shipment, tender it there and say why.',
  },
  NoPriceChosen: {
    status: 409,
    text: 'No price is chosen for this shipment. Get rates and choose one, then tender it.',
  },
  CollectNotReviewed: {
    status: 409,
    text: 'This collect freight now goes to {carrier}, which was not reviewed here. Open its review again, then tender it.',
  },
  PriceNotSeen: {
    status: 409,
    text: 'The price chosen now is of another carrier or service than the reviewed one, or higher. Look at it, then tender at it.',
  },
  NoCollectCarrier: {
    status: 409,
    text: 'No carrier is flagged for collect freight. Choose one here, or flag one in Settings > Carriers.',
  },
  NoTenderEmail: {
    status: 409,
    text: 'There is no tender e-mail for {carrier}. Call {phone} and record the call, or choose another carrier.',
  },
  NoCarrierYet: {
    status: 409,
    text: 'No carrier holds this shipment yet. Book it first.',
  },
  NoCarrierEmail: {
    status: 409,
    text: 'There is no e-mail address for {carrier}. Call {phone}, or enter one under Settings > Carriers.',
  },
  NoMailServer: {
    status: 409,
    text: 'No mail server is set up, so {carrier} would not be told. Call {phone} and record the call.',
  },
  SpotQuoteFailed: { status: 422, text: 'Error occurred while saving spot quote carrier' },
  CannotAskQuotes: {
    status: 409,
    text: 'Quotes are requested before a shipment is booked, and this one is in {status}. Load it again to see its status.',
  },
  NoMailServerQuotes: {
    status: 409,
    text: 'No mail server is set up, so no carrier would get the quote request. Call the carriers and enter phone quotes.',
  },
  QuoteOver: {
    status: 409,
    text: 'This quote request is closed: {standing}. Nothing was sent.',
  },
  NothingOffered: { status: 422, text: 'No price is entered yet. Enter one, or send No bid.' },
  TooManyOptions: { status: 409, text: 'An answer holds at most {max} options. Take one away, then add this one.' },
  CounteredAlready: {
    status: 409,
    text: 'This carrier was countered already. Call it, or book one of its quotes.',
  },
  NothingToCounter: { status: 409, text: 'Only a carrier that has answered an open quote request can be countered.' },
  SpotQuoteOver: { status: 409, text: 'This quote request is closed. Load it again to see its status.' },
  NobodyToRemind: {
    status: 409,
    text: 'No reminder was sent: all have answered, or were reminded within the hour.',
  },
  TooManyQuoteFiles: {
    status: 409,
    text: 'One answer brings at most {max} files, {mb} MB in all. Leave this one out, or send it by e-mail.',
  },
  OfferGone: { status: 409, text: 'This quote can’t be booked any more. Load the shipment again to see what can.' },
  ScacClaimed: {
    status: 409,
    text: '{email} quoted under the SCAC of {carrier}, which has other addresses on your list, so nothing was sent. Enter the address with the carrier if it is one of its own, or call the carrier and record the call.',
  },
  NobodyToOffer: {
    status: 422,
    text: 'None of these carriers can be offered the freight, so nothing was sent: {reasons}.',
  },
  OffersOpen: {
    status: 409,
    text: 'Carriers are being offered this shipment right now. Withdraw the open offers first; then it can be changed.',
  },
  NotParcel: { status: 409, text: 'This shipment goes by {mode}, not as small packages.' },
  LabelHeld: {
    status: 409,
    text: 'Label {tracking} is bought for this package as it is. Void the label first; then it can be changed.',
  },
  CannotRepack: {
    status: 409,
    text: 'A package is repacked while its shipment is tendered; this one is {status}.',
  },
  LabelsPending: {
    status: 409,
    text: 'The carrier has not answered yet about a label of this shipment. Wait a moment, then look again.',
  },
  LabelNotHeld: { status: 409, text: 'This label is not in force. Load the shipment again to see its status.' },
  LabelSettled: {
    status: 409,
    text: 'This label is no longer in dispute. Load the page again to see its status.',
  },
  LabelScanned: {
    status: 409,
    text: 'This label was scanned: its package is on its way. The label stays in force.',
  },
  NoLabels: {
    status: 409,
    text: 'There is no label in force to print for {which}. Buy it first, or leave it out.',
  },
  NothingPrinted: {
    status: 409,
    text: 'Nothing of this was printed of {which} yet. Print it first, or leave it out.',
  },
  LabelUnreadable: {
    status: 422,
    text: 'Label {tracking} is not in a form that can be drawn. Print it as ZPL on 4 × 6 in, without a tab.',
  },
  NothingToLabel: { status: 409, text: 'Every package has its label.' },
  NothingToReturn: {
    status: 409,
    text: 'Only packages whose labels were bought can be sent back. Buy the labels first.',
  },
  LastLabel: {
    status: 409,
    text: 'This is the only label of the shipment. Void the shipment instead.',
  },
  PickupAsked: {
    status: 409,
    text: 'A pickup for this account, place and day is asked for already. Cancel it first, or choose another day.',
  },
  NothingWaits: { status: 409, text: 'No label of this account waits for this. Load the page again.' },
  PickupSettled: { status: 409, text: 'This pickup is no longer open. Load the page again to see its status.' },
  CloseSettled: { status: 409, text: 'This close is no longer open. Load the page again to see its status.' },
  OfferOver: { status: 409, text: 'This offer is no longer open. Load it again to see its status.' },
  RoundOver: { status: 409, text: 'These offers are closed. Load the shipment again to see its status.' },
  AccountUnusable: {
    status: 409,
    text: 'The account with {carrier} can’t be used to order. Have its sign-in checked, or choose another price.',
  },
  QuoteNumberMissing: {
    status: 409,
    text: '{carrier} takes this service only under its quote number, and this price came without one. Get new rates and book one of them.',
  },
  NotBookedYet: {
    status: 409,
    text: 'No carrier holds this shipment yet, so it can’t have been picked up. Wait until the order is settled, or record the call.',
  },
  CarrierHolds: {
    status: 409,
    text: '{carrier} may still come for this shipment. Cancel with the carrier and record the call, then move it back.',
  },
  CannotSwap: {
    status: 409,
    text: 'This order can’t replace the one in force any more. Load the shipment again to see its status.',
  },
  NothingToTell: {
    status: 409,
    text: 'There is nothing the carrier does not know already, or no order in force that could be changed.',
  },
  TellingNow: {
    status: 409,
    text: 'The carrier is just being told of an earlier change. Wait until that is settled, then tell it the rest.',
  },
  CannotTellSo: {
    status: 409,
    text: '{carrier} can’t be told this way. Choose another way, or call and record the call.',
  },
  SameLoad: {
    status: 409,
    text: '{bol} is booked already, with the same numbers, consignee, pickup day and freight. If this is another load, say so.',
  },
  OtherCarriersPrice: {
    status: 409,
    text: 'This price is not {carrier}’s own for this order. Choose one of its new prices.',
  },
  MailNotResendable: {
    status: 409,
    text: 'This e-mail is {state}, so it is not resent. Only one that failed, bounced or is unknown can be.',
  },
  TenderOver: {
    status: 409,
    text: 'This tender is closed. Book the shipment again to send a new one.',
  },
  WordOver: {
    status: 409,
    text: '{why} This letter is not resent; tell the carrier again instead.',
  },
  MoreThanOrdered: {
    status: 409,
    text: 'More would go out than was ordered. Load the order again to see what of it is still open.',
  },
  PairCodeWrong: {
    status: 400,
    text: 'This code pairs no station: it was used, is too old, or was mistyped. Make a new one in Printer Setup.',
  },
  TooManyStations: { status: 422, text: 'There are already {max} stations. Remove one that is no longer used.' },
  TooManyPrinters: { status: 422, text: 'The station already has {max} printers. Remove one that is no longer used.' },
  PrinterThere: { status: 409, text: 'The station already has a printer there.' },
  PrinterKept: {
    status: 409,
    text: 'The station found this printer automatically. Remove it from the PC, then it goes.',
  },
  NoStation: { status: 409, text: 'No station is yours. Choose one in Settings > Printer Setup.' },
  NoPrinter: { status: 409, text: 'No printer of {station} takes this. Choose one in Settings > Printer Setup.' },
  PrintJobSettled: { status: 409, text: 'This job was settled by somebody else, or went on meanwhile.' },
  StationNameTaken: { status: 409, text: 'Another station has this name.' },
  ScaleMissing: { status: 409, text: 'The station has no scale, or it is switched off.' },
  ScaleOff: { status: 409, text: 'The station with the scale is not there. See that its PC is on.' },
  ScaleMoving: { status: 409, text: 'The scale is still moving. Wait until it is stable.' },
  ScaleEmpty: { status: 409, text: 'Nothing lies on the scale.' },
  ScaleUnder: { status: 409, text: 'The scale is below zero. Take everything off and zero it.' },
  ScaleOver: { status: 409, text: 'The scale is overloaded. Take the package off.' },
  ScaleFault: { status: 409, text: 'The scale reports a fault. Switch it off and on again.' },
  StraightNotPreviewed: {
    status: 409,
    text: 'Test the rule on the newest orders first.',
  },
  NothingOpen: {
    status: 409,
    text: 'Nothing of order {number} is open any more: all of it is on shipments, left or was cancelled.',
  },
  OrderThere: {
    status: 409,
    text: 'Order {number} is there already. Open it and change it there, or give this one a back order code.',
  },
  OrderTwice: {
    status: 409,
    text: 'Two open orders have the number {number}. Build the one you mean from the list of open orders.',
  },
  NothingToUndo: {
    status: 409,
    text: 'Nothing of this import can be undone: it changed nothing, or its rows are no longer kept.',
  },
  OrderOver: { status: 409, text: 'Nothing of order {number} is left to cancel: it has left or is cancelled already.' },
  OrderNotCancelled: { status: 409, text: 'Nothing of order {number} is cancelled, so there is nothing to reopen.' },
  CancelledChangedSince: {
    status: 409,
    text: 'Order {number} was changed since it was cancelled, by a person or a file: open it and reopen it there if it is still to ship.',
  },
  OrderCancelWanted: {
    status: 409,
    text: 'A file cancelled order {number} on {date}. Cancel the order, or open it and choose “Ship it anyway”; then build it.',
  },
  OrderReplaced: {
    status: 409,
    text: 'The import of order {number} was undone, and there is another order of this number by now: that one counts.',
  },
  OrderHeld: {
    status: 409,
    text: 'Shipment {bol} can’t follow this change, so nothing was changed. The field says why.',
  },
  OrdersSayIt: {
    status: 409,
    text: 'Sales orders are on shipment {bol}: what of its freight is theirs follows them, and is not entered by hand.',
  },
  OrdersDiffer: {
    status: 422,
    text: 'Orders {first} and {other} can’t go on one shipment: they differ in {what}. Build a shipment for each.',
  },
  OrderWithoutLines: { status: 422, text: 'Order {number} has no lines. Add what is ordered, then build it.' },
  MergeAlone: {
    status: 422,
    text: 'One shipment alone can’t be merged. Choose another one that goes to the same place.',
  },
  ConfirmationAmended: {
    status: 409,
    text: 'Number {number} took the place of this confirmation. Send that one.',
  },
  OrderChangedSince: {
    status: 409,
    text: 'Order {number} was changed after these shipments were merged, and they would come back as they were before. Void this shipment and build from its orders again.',
  },
  NotMerged: { status: 409, text: 'This shipment was not merged from others, so there is nothing to take apart.' },
  HazmatAlone: {
    status: 422,
    text: 'Shipment {bol} holds hazardous materials, which are not merged with other freight. Leave it out.',
  },
  StopsApart: { status: 422, text: 'Shipment {bol} has more than two stops and is not merged. Leave it out.' },
  NotAtDock: {
    status: 409,
    text: 'This shipment is in "{status}" and no longer at a dock.',
  },
  NothingToPickUp: {
    status: 409,
    text: 'None of these shipments waits for pickup: each has left already, or is not tendered.',
  },
  ExceptionOver: { status: 409, text: 'This is over in the meantime.' },
  ExceptionClosed: { status: 409, text: '{name} closed this in the meantime.' },
  ExceptionHeld: { status: 409, text: 'Somebody else changed this in the meantime. It is assigned to {name} now.' },
  ExceptionChanged: { status: 409, text: 'Somebody else changed this in the meantime. It is assigned to nobody now.' },
  ReportTooLong: {
    status: 409,
    text: 'More than {most} rows are not printed. Narrow the report, or take the spreadsheet.',
  },
  InvoiceOfOthers: {
    status: 409,
    text: 'Another party pays this shipment, so its invoice is not yours.',
  },
  NotAwarded: {
    status: 409,
    text: 'No carrier has been awarded this shipment, so there is nothing to invoice.',
  },
  InvoiceCurrency: {
    status: 409,
    text: 'Earlier invoices of this shipment are in {before}, and {now} was agreed since. Amounts of two currencies can’t be added.',
  },
  TooManyInvoices: {
    status: 422,
    text: 'This shipment already has {max} invoices.',
  },
  NotDelivered: {
    status: 409,
    text: 'A carrier is rated once the shipment is delivered.',
  },
  NotOver: {
    status: 409,
    text: 'Shipment {bol} is in "{status}" and can’t be archived. Only delivered or void shipments in a list can.',
  },
  UpsAgreementMissing: {
    status: 409,
    text: 'There is no UPS agreement here yet. Ask the operator of this installation to load it: {email}.',
  },
  UpsNotOffered: {
    status: 409,
    text: 'UPS takes no registrations from here. Add the account with its client ID and secret under Parcel Accounts.',
  },
  UpsConnectNotOffered: {
    status: 409,
    text: 'Accounts can’t be connected by signing in at UPS here. Ask the operator of this installation, or add the account with its client ID and secret under Parcel Accounts.',
  },
  UpsConnectionOver: {
    status: 409,
    text: 'This sign-in at UPS is over: it lasts 10 minutes, works once, and only for who began it. Nothing was changed; begin again.',
  },
  NotSetItems: {
    status: 409,
    text: 'This shipment was not built from orders, or has left Set items. Void it instead, if nobody wants it.',
  },
  TooManyFiles: {
    status: 409,
    text: 'A shipment holds at most {max} files. Take one away, then attach this one.',
  },
  FileKept: {
    status: 409,
    text: 'An issued bill of lading stays with its shipment and cannot be taken away.',
  },
  TooManyPages: {
    status: 422,
    text: 'That would be {pages} pages; one file holds at most {max}. Print fewer shipments or copies at a time.',
  },
  PrintTooLarge: {
    status: 422,
    text: 'With their files these papers take {mb} MB; one file holds at most {max} MB. Print fewer shipments at a time, or leave out their files.',
  },
  SignUpDecided: {
    status: 409,
    text: 'Somebody decided this request already, or its link was used. Nothing was done twice; look at the list again.',
  },
  TooManySchedules: {
    status: 409,
    text: 'A company has at most {max} scheduled reports. Delete one, then add this one.',
  },
  Unexpected: { status: 500, text: 'Something went wrong. Please try again later' },
  Unavailable: { status: 503, text: 'The service is briefly unavailable. Nothing was lost; please try again.' },
} as const

export type MessageCode = keyof typeof messages

export interface FieldIssue {
  /** Where it stands: `body.Items.0.Weight`, `query.statuscode`. */
  readonly at: string
  /** A key of the browser's field messages: `required`, `too_long`, ... */
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What every refused call answers with. */
export interface ErrorReply {
  readonly code: MessageCode
  readonly message: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly issues?: readonly FieldIssue[]
  readonly requestId: string
}
