import { describe, expect, it } from 'vitest'
import { namesIn } from './outgoing.ts'
import { shipmentOfPlain } from './plainForm.ts'
import { sampleShipment } from './sampleShipment.ts'
import type { Address } from './shipment.ts'

const named = (party: Partial<Address>, text: string) =>
  namesIn(text, shipmentOfPlain({ ...sampleShipment, destination: { ...sampleShipment.destination, ...party } }))

describe('a company whose name is made of ordinary words', () => {
  it.each<[string, string, string]>([
    ['Home Depot', 'Deliver to home depot, dock 3', 'home depot'],
    ['The Home Depot', 'Deliver to THE HOME DEPOT', 'THE HOME DEPOT'],
    ['THE HOME DEPOT', 'Display racks for The Home Depot', 'The Home Depot'],
    ['OFFICE DEPOT INC', 'Chairs for Office Depot Inc', 'Office Depot Inc'],
    ['General Electric', 'Motors for GENERAL ELECTRIC', 'GENERAL ELECTRIC'],
    ['STEEL SUPPLY COMPANY', 'Deliver to Steel Supply Company', 'Steel Supply Company'],
    ['The Home Depot', 'Racks for Home Depot', 'Home Depot'],
  ])('%s is shown in %j', (company, text, name) => expect(named({ company, city: 'Dayton' }, text)).toEqual([name]))
})

it.each<[Partial<Address>, string, string]>([
  [{ company: "Macy's" }, 'Racks for Macy’s', 'Macy’s'],
  [{ contactPhone: '937-555-0123 / 937-555-0199' }, 'Call 937-555-0123', '937-555-0123'],
  [{ street: '100 Main Street Suite 5' }, 'Back in at 100 Main Street', '100 Main Street'],
])('%j is shown in %j', (party, text, name) => expect(named(party, text)).toEqual([name]))
