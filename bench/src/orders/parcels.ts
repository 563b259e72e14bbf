/** A company's sign-in at UPS, as the benches use it. */
export const upsLogin = {
  connector: 'ups',
  scac: 'UPSN',
  login: { clientId: 'bench', clientSecret: 'bench', accountNumber: 'A1B2C3', pickupType: '01' },
}

/** The same at FedEx and at USPS. */
export const fedexLogin = {
  connector: 'fedex',
  scac: 'FDEG',
  login: { clientId: 'bench', clientSecret: 'bench', accountNumber: '510088000' },
}
export const uspsLogin = {
  connector: 'usps',
  scac: 'USPS',
  login: {
    ...{ clientId: 'bench', clientSecret: 'bench', crid: '12345678', mid: '901000123' },
    ...{ accountNumber: '1000405', accountType: 'EPS' },
  },
}

const box = { Description: 'Gauges', PieceType: 'CTN', packageType: '02', Length: 12, Width: 10, Height: 8 }
const place = (City: string, State: string, Zip: string) => ({
  ...{ CompanyName: 'Bench Dock', Street: '1 Dock Road', City, State, Zip, CountryCode: 'US' },
  ...{ ContactName: 'Bench Caller', ContactNumber: '937-555-0123', EmailID: 'dock@bench.invalid' },
})

/** One package, found by its reference. @param pickup local date */
export const parcelOf = (reference: string, pickup: string) => ({
  ...{ shipMode: 'PARCEL', AdditionalService: [], Reference1: reference },
  ...{ Origin: place('Dayton', 'OH', '45402'), Destination: place('Madison', 'WI', '53703') },
  SheduleDateTime: { PickupByDate: pickup, PickupByFromTime: '10:00', PickupByToTime: '15:30' },
  Items: [{ ...box, Qty: 1, Pieces: 1, Weight: 9.5 }],
})
