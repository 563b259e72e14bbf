import { describe, expect, it } from 'vitest'
import { namesIn, outgoingTexts } from './outgoing.ts'
import { shipmentOfPlain } from './plainForm.ts'
import { sampleShipment } from './sampleShipment.ts'
import type { Address } from './shipment.ts'

const to = (party: Partial<Address>) =>
  shipmentOfPlain({ ...sampleShipment, destination: { ...sampleShipment.destination, ...party } })

const named = (party: Partial<Address>, text: string) => namesIn(text, to(party))

describe('the name of a party', () => {
  it.each<[string, string, readonly string[]]>([
    ['IBM', 'Servers for IBM, rack 4', ['IBM']],
    ['IBM', 'ibm', []],
    ['3M Company', 'Tape for 3M', ['3M']],
    ['HP Inc', 'Pumps of 5 HP', []],
    ['HP Inc', 'Printers of HP', ['HP']],
    ['Acme Hardware Supply Inc', 'Shelves for Acme Hardware, aisle 3', ['Acme Hardware']],
    ['Acme Hardware Supply Inc', 'shelves for acme hardware supply', ['acme hardware supply']],
    ['Acme Hardware Supply Inc', 'Hardware and supply boxes', []],
    ['Acme Hardware Supply Inc', 'ACME display', ['ACME']],
    ['Acme-Hardware Supply, Inc.', 'Acme Hardware', ['Acme Hardware']],
    ['Steel', 'Steel coils', []],
    ['Steel', 'STEEL COILS', []],
    ['Steel Inc', 'steel coils on skids', []],
    ['Steel Inc', 'Coils for Steel Inc', ['Steel Inc']],
    ['Steel', 'Deliver to Steel, dock 3', ['Steel']],
    ['Steel Supply Company', 'steel supply racks', []],
    ['Steel Supply Company', 'Racks of Steel Supply', ['Steel Supply']],
    ['Dayton Paper', 'Rolls of paper for the Dayton lane', []],
    ['Paper Products Group', 'Paper products', []],
    ['Green Valley Farms', 'Green beans', []],
    ['Green Valley Farms', 'Beans of Green Valley', ['Green Valley']],
    ['The Home Store', 'home', []],
  ])('%s in %j', (company, text, names) => {
    expect(named({ company, city: 'Dayton' }, text)).toEqual(names)
  })
})

describe('where a party is', () => {
  it.each<[string, string, readonly string[]]>([
    ['12 Elm Street', 'Gate at 12 Elm St', ['12 Elm St']],
    ['12 Elm St', 'Gate at 12 elm street, left', ['12 elm street']],
    ['12 N. Elm Ave.', 'to 12 North Elm Avenue', ['12 North Elm Avenue']],
    ['12 North Elm Avenue', '12 N Elm Av.', ['12 N Elm Av']],
    ['1 Dock Road', 'dock road 1', []],
    ['1 Dock Road', 'at 1 Dock Rd', ['1 Dock Rd']],
    ['12 Elm Street', '12 elm boards', []],
    ['12 Elm Street', '112 Elm Street', []],
  ])('%s in %j', (street, text, names) => expect(named({ street }, text)).toEqual(names))

  it('is no number of a dock', () => expect(named({ street2: 'Dock 3' }, 'Back up to dock 3')).toEqual([]))
})

describe('whom to ask for', () => {
  it.each<[string, string, readonly string[]]>([
    ['937-555-0123', 'Call (937) 555-0123 first', ['(937) 555-0123']],
    ['937-555-0123', 'Call 937.555.0123', ['937.555.0123']],
    ['937-555-0123', '+1 937 555 0123', ['+1 937 555 0123']],
    ['(937) 555-0123 x12', '9375550123', ['9375550123']],
    ['+1 937 555 0123', '555-0123', ['555-0123']],
    ['937-555-0123', 'PO 19375550123456', []],
    ['+52 55 1234 5678', '55-1234-5678', ['55-1234-5678']],
  ])('%s in %j', (contactPhone, text, names) => expect(named({ contactPhone }, text)).toEqual(names))

  it.each<[string, string, readonly string[]]>([
    ['Ada Byron', 'ask ADA BYRON', ['ADA BYRON']],
    ['Receiving', 'Receiving until noon', []],
    ['Shipping Office', 'at the shipping office', []],
  ])('%s in %j', (contactName, text, names) => expect(named({ contactName }, text)).toEqual(names))
})

it('what carriers read of a shipment are its instructions and what its freight is called', () => {
  const [item] = sampleShipment.items
  const items = item === undefined ? [] : [item, { ...item, description: 'Shelves for Acme' }]
  const shipment = shipmentOfPlain({ ...sampleShipment, specialInstructions: 'Ring twice', items })
  expect(outgoingTexts(shipment)).toEqual(['Ring twice', item?.description, 'Shelves for Acme'])
})
