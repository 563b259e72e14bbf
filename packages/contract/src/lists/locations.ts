import { defineList, fileCall, listCall } from '../list.ts'
import { wireBookAddress } from '../wire/bookAddress.ts'

/** The places of the address book: own docks and whoever is shipped to. */
export const list = defineList(wireBookAddress, {
  name: 'locations',
  calls: {
    group: 'Address',
    list: 'GetLocations',
    file: 'ExportLocations',
    summary: 'Places of the address book',
    pages: ['Locations'],
  },
  rows: 'locations',
  key: 'addressId',
  columns: {
    CompanyName: { label: 'address.company', sortable: true, writes: [['CompanyName', 'Company']] },
    Street: {
      label: 'address.street',
      writes: [
        ['Street', 'Street'],
        ['Street2', 'Street 2'],
      ],
    },
    City: { label: 'address.city', sortable: true, writes: [['City', 'City']] },
    State: { label: 'address.state', sortable: true, writes: [['State', 'State']] },
    Zip: { label: 'address.zip', sortable: true, writes: [['Zip', 'ZIP']] },
    CountryCode: { label: 'address.country', writes: [['CountryCode', 'Country']] },
    ContactName: { label: 'address.contact', writes: [['ContactName', 'Contact name']] },
    ContactNumber: { label: 'address.phone', writes: [['ContactNumber', 'Phone']] },
    EmailID: { label: 'address.email', writes: [['EmailID', 'Email']] },
    isOurs: { label: 'locations.ours', writes: [['isOurs', 'Our location']] },
    used: { label: 'locations.used', sortable: true, writes: [['used', 'Used by shipments']] },
  },
  sort: 'CompanyName',
  order: 'asc',
  filters: {
    ours: { kind: 'yesNo', label: 'locations.ours' },
    states: { kind: 'many', label: 'address.state', longest: 2 },
  },
  file: { name: 'locations' },
})

export const GetLocations = listCall(list, {})
export const ExportLocations = fileCall(list)
