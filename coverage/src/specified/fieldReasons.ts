/**
 * Fields on the wire that no screen shows or takes, with the reason: so it stays. A field nobody sees that stands neither
 * here nor below is wrong.
 */
export const decided: Readonly<Record<string, string>> = {
  'user details: GroupID': 'shown and decides nothing (design, user fields)',
  'user details: Groupcode': 'shown and decides nothing (design, user fields)',
  'user details: GroupName': 'shown and decides nothing (design, user fields)',
  'user details: UserType': 'shown and decides nothing (design, user fields)',
  'user details: UserName': 'the same as Email, which is shown',
  'user details: ClientId': 'an id: names the company on calls; the header shows its name',
  'user details: CarrierAvailability':
    'tells programs whether a usable carrier exists; screens show the carriers themselves',
  'shipment: Clientid': 'the company a person works for is the one of the session: the header names it',
  'shipment: Quotes': 'whom the newest question for prices was put to; the screens show its prices and refusals',
  'shipment: userId': 'an id: the screens show the name of who entered it',
  'shipment: NotifyCarrier': 'the screens name the fields the carrier does not know',
  'shipment: isTendered': 'the screens show the state of the booking itself',
  'shipment: AssignedPricesheetID': 'an id: names the price that was offered',
  'shipment: tenderpricesheetinfo': 'the screens show the carrier and days of the booking itself',
  'tendered price sheet: SelectedCarrierSCAC': 'the screens show the carrier of the booking itself',
  'tendered price sheet: ServiceDays': 'the screens show the days of the booking itself',
  'shipment: selectedService': 'the screens show the service of the booking itself',
  'shipment: scheduleVia': 'the screens show the way of the booking itself',
  'shipment: Pickupcheck': 'the screens show the status, which follows from the stops',
  'shipment: Deliverycheck': 'the screens show the status, which follows from the stops',
  'shipment: PDFUrl': 'where the carrier keeps its own bill; ours is shown',
  'shipment: PODLink': 'a call: the screens offer the download itself',
  'line item: dimUnit': 'a factor of the wire: the form enters inches',
  'line item: DeclValCurCode': 'the currency of the shipment, which is entered beside its declared value',
  'shipment: LabelCode': 'the carrier’s code of a service: the screens show its name',
  'shipment: TrackingID': 'the number of the first label, which the screens show as the shipment’s own',
  'shipment: UOMType': 'pounds, which the screens say beside each weight',
  'line item: wtUnit': 'a factor of the wire: the form enters pounds',
  'stop: StopID': 'an id: people know a stop by its place',
  'tender references: PROnumber': 'the PRO of the shipment, which is shown (PRONumber); read and not written',
}

/** Fields of §3 that the contract does not carry, by decision: one that appears there is wrong until its row goes. */
export const notCarried: Readonly<Record<string, string>> = {
  'shipment: isEDI':
    'no carrier is reached by EDI: an order goes over an interface, by mail or by telephone, and says which',
  'shipment: isP44': 'generic code names no provider: isAPI says what is bought over a wire',
  'profile: Email': 'it is the sign-in, which the profile does not change; the user details carry it',
}

/** On the wire, and the screen comes with the row's area: missing until then. */
export const later: Readonly<Record<string, string>> = {
  'user details: isOwnClient': 'working for another company comes with manage users',
  'user details: printerOnlineStatus': 'the printing station',
}
