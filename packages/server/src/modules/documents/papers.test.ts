import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETPackinglist } from '@waybill/contract/calls/Shipment/GETPackinglist.ts'
import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { isLicencePlate, isSscc, type PlainShipment } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfPages, pdfText } from '../../testing/pdf.ts'
import { sampleWireShipment } from '../../testing/wireShipment.ts'
import { sampleWireStops } from '../../testing/wireStops.ts'
import { lockShipment, type ShipmentFacts, type ShipmentRecord, saveShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const booked = { status: 'T', carrierScac: 'DMAA', carrierName: 'Test Freight' } as const

async function withFacts(
  { clientId, shipmentId }: Pick<ShipmentRecord, 'clientId' | 'shipmentId'>,
  facts: Partial<ShipmentFacts>,
): Promise<void> {
  const doer = { who: { clientId, userId: clerk.userId, name: 'Test' }, requestId: 'test', at: node.clock.now() }
  await node.app.db.forClient(clientId).transaction(async tx => {
    const before = await lockShipment(tx, clientId, shipmentId)
    await saveShipment(node.app, tx, doer, before, { action: 'edited', facts })
  })
}

async function bookedFreight(changes: Partial<PlainShipment> = {}, facts: Partial<ShipmentFacts> = {}) {
  const record = await addFreight(node, clerk, changes)
  await withFacts(record, { ...booked, ...facts })
  return record
}

const print = (shipmentId: number, body: object = {}, person = clerk) =>
  ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId], ...body } }, person.token)

const printed = async (shipmentId: number, body: object = { copies: 1 }) =>
  pdfText((await print(shipmentId, body)).bytes)

describe('collect on delivery', () => {
  const build = (changes: Parameters<typeof sampleWireShipment>[0]) =>
    ask(node, BuildShipment, { body: { shipment: sampleWireShipment(changes) } }, clerk.token)
  const cod = { amount: 139_450, currency: 'USD', FeeTerms: 'C', CustomerCheck: true } as const
  const AdditionalService = ['COD']

  it.each([
    ['the service alone', { AdditionalService }, ['amount required']],
    ['an amount of 0', { AdditionalService, Cod: { ...cod, amount: 0 } }, ['amount notAboveZero']],
    ['a fraction of a cent', { AdditionalService, Cod: { ...cod, amount: 0.5 } }, ['amount notAboveZero']],
    ['no fee terms', { AdditionalService, Cod: { ...cod, FeeTerms: '' as const } }, ['FeeTerms required']],
    ['an amount without the service', { AdditionalService: [], Cod: cod }, ['amount needsCodService']],
    ['another currency', { AdditionalService, Cod: { ...cod, currency: 'CAD' } }, ['amount otherCurrency']],
  ])('is refused with %s, at the field', async (_, changes, issues) => {
    const { status, error } = await build(changes)
    expect(status).toBe(400)
    expect(error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual(
      issues.map(text => `body.shipment.Cod.${text}`),
    )
  })

  it('is refused a declared value in another currency than the shipment’s', async () => {
    const { error } = await build({ declaredValue: 100_00, DeclValCurCode: 'EUR' })
    expect(error.issues).toEqual([
      { at: 'body.shipment.declaredValue', code: 'otherCurrency', params: { given: 'EUR', currency: 'USD' } },
    ])
  })

  it('stands on the bill with its fee terms, and a change of it makes the next revision', async () => {
    const collected = { amount: 139_450, feeTerms: 'collect', customerCheck: true } as const
    const { shipmentId } = await bookedFreight({ accessorials: ['COD'], cod: collected, declaredValue: 250_000 })
    const text = await printed(shipmentId)
    expect(text).toContain('$1,394.50')
    expect(text).toContain('does not exceed $2,500.00 per shipment')
    const { clientId } = clerk
    const doer = { who: { clientId, userId: clerk.userId, name: 'Test' }, requestId: 'test', at: node.clock.now() }
    await node.app.db.forClient(clientId).transaction(async tx => {
      const before = await lockShipment(tx, clientId, shipmentId)
      const shipment = { ...before.shipment, cod: { ...collected, amount: 200_000 } }
      await saveShipment(node.app, tx, doer, before, { action: 'edited', shipment })
    })
    const next = await printed(shipmentId)
    expect(next).toMatch(/Revision 2, replaces the original/)
    expect(next).toContain('$2,000.00')
  })
})

describe('several bills', () => {
  const withStops = async (
    changes: (whole: ReturnType<typeof sampleWireStops>) => ReturnType<typeof sampleWireStops>,
  ) => {
    const { reply } = await ask(node, BuildShipment, { body: { shipment: changes(sampleWireStops()) } }, clerk.token)
    await withFacts({ clientId: clerk.clientId, shipmentId: reply.shipmentId }, booked)
    return (await printed(reply.shipmentId)).split('STRAIGHT BILL').slice(1)
  }

  it.each([
    ['Reno', 2],
    ['Toledo', 1],
  ])('have the amount of a COD on that of the stop where it is collected, %s', async (city, stop) => {
    const Cod = { amount: 139_450, currency: 'USD', FeeTerms: 'C', CustomerCheck: true } as const
    const bills = await withStops(whole => ({
      ...{ ...whole, Cod },
      ShipmentStops: whole.ShipmentStops?.map((one, i) => ({ ...one, AdditionalService: i === stop ? ['COD'] : [] })),
    }))
    expect(bills).toHaveLength(2)
    const collecting = bills.filter(bill => bill.includes('$1,394.50'))
    expect(collecting).toHaveLength(1)
    expect(collecting[0]).toMatch(new RegExp(`SHIP TO.*${city}, .*Services: Collect on delivery`))
  })

  it('or one for all stops, which says at which of them the amount is collected and what else is done there', async () => {
    const Cod = { amount: 139_450, currency: 'USD', FeeTerms: 'C', CustomerCheck: true } as const
    const bills = await withStops(whole => ({
      ...{ ...whole, Cod, Bills: whole.Bills?.slice(0, 1) },
      ShipmentStops: whole.ShipmentStops?.map((one, i) => ({
        ...one,
        AdditionalService: [[], ['COD', 'LGDEL'], ['INDEL']][i] ?? [],
      })),
    }))
    expect(bills).toHaveLength(1)
    expect(bills[0]).toMatch(
      /Services: Inside delivery Pickup.*Stop 2: deliver to [^;]*; off [^;]*; Lift gate at delivery\. COLLECT COD \$1,394\.50 HERE\./,
    )
    expect(bills[0]).toMatch(/COD amount: \$1,394\.50 AT STOP 2: Test Halfway, Toledo/)
  })

  it('collect at the last of several stops as well with its number beside the amount', async () => {
    const Cod = { amount: 139_450, currency: 'USD', FeeTerms: 'C', CustomerCheck: true } as const
    const [bill] = await withStops(whole => ({
      ...{ ...whole, Cod, Bills: whole.Bills?.slice(0, 1) },
      ShipmentStops: whole.ShipmentStops?.map((one, i) => ({ ...one, AdditionalService: i === 2 ? ['COD'] : [] })),
    }))
    expect(bill).toMatch(/Stop 3: ship to; [^.]*\. COLLECT COD \$1,394\.50 HERE\./)
    expect(bill).toMatch(/COD amount: \$1,394\.50 AT STOP 3: /)
  })

  it('have labels that name the stop, counted over their bill', async () => {
    const built = await ask(node, BuildShipment, { body: { shipment: sampleWireStops({ Bills: [] }) } }, clerk.token)
    const { shipmentId } = built.reply
    await withFacts({ clientId: clerk.clientId, shipmentId }, booked)
    const labels = await printed(shipmentId, { documents: ['label'] })
    expect(
      [...labels.matchAll(/STOP .*? ([23]) (?:Reno|Toledo).*?([12] of \d)/g)].map(
        ([, stop, count]) => `${stop}: ${count}`,
      ),
    ).toEqual(['3: 1 of 2', '2: 2 of 2'])
    const plain = await printed((await bookedFreight()).shipmentId, { documents: ['label'] })
    expect(plain).not.toContain('STOP')
  })

  it('declare the value once, for all of them together: on the first, to which the others point', async () => {
    const [first, second] = await withStops(whole => ({ ...whole, declaredValue: 1_000_000, DeclValCurCode: 'USD' }))
    expect(first).toMatch(/does not exceed \$10,000\.00 per shipment, under its 2 bills of lading together/)
    const number = /Bill of Lading Number: (\S+)/.exec(first ?? '')?.[1]
    expect(number).toBeDefined()
    expect(second).toContain(`stated on bill of lading ${number}, for all of the shipment together`)
    expect(second).not.toContain('$10,000')
  })

  it('say packages and quantity of the same freight in each row of a hazardous line on several pallets', async () => {
    const Hazmat = { UNNumber: 'UN1263', ProperShippingName: 'Paint', HazardClass: '3', PackingGroup: 'II' as const }
    const onTwoPallets = (Details: { Residue: boolean; Quantity: string }) =>
      withStops(whole => ({
        ...whole,
        Lines: whole.Lines?.map((line, i) =>
          i === 0 ? { ...line, Hazmat: { ...Hazmat, ...Details, EmergencyPhone: '800-555-0199' } } : line,
        ),
        HandlingUnits: whole.HandlingUnits?.flatMap((unit, i) =>
          i === 0
            ? [
                { ...unit, Contents: [{ Line: 1, Pieces: 6, Weight: 300 }] },
                {
                  ...unit,
                  Contents: [
                    { Line: 1, Pieces: 4, Weight: 200 },
                    { Line: 2, Pieces: 4, Weight: 60 },
                  ],
                },
              ]
            : [unit],
        ),
      }))
    const [full = ''] = await onTwoPallets({ Residue: false, Quantity: '220 gal' })
    expect(full).toMatch(/PG II, 10 cartons, 220 gal \(in all, 6 .*?cartons here\)/)
    expect(full).toMatch(/PG II, 4 cartons, included in the 10 .*?cartons, 220 gal stated above/)
    const [named = ''] = await onTwoPallets({ Residue: false, Quantity: '10 drums, 220 gal' })
    expect(named).toMatch(/PG II, 10 drums, 220 gal \(in all, 6 .*?cartons here\)/)
    const [residue = ''] = await onTwoPallets({ Residue: true, Quantity: '' })
    expect(residue.match(/RESIDUE: Last Contained, UN1263, Paint/g)).toHaveLength(2)
    expect(residue).not.toContain('stated above')
  })

  it('name what shares a pallet: dangerous goods go first, ahead of the line they stand with', async () => {
    const Hazmat = {
      UNNumber: 'UN1263',
      ProperShippingName: 'Paint',
      HazardClass: '3',
      PackingGroup: 'II' as const,
      Residue: true,
      EmergencyPhone: '800-555-0199',
    }
    const [first] = await withStops(whole => ({
      ...whole,
      Lines: whole.Lines?.map((line, i) => (i === 1 ? { ...line, Hazmat } : line)),
    }))
    expect(first).toMatch(/UN1263, Paint, .*On the same handling unit as: Pump housings.*Do not stack/)
    expect(first).not.toContain('line above')
  })
})

describe('the bill', () => {
  it('says that it is not negotiable, and whose each of three copies is, drawn or filed', async () => {
    const { shipmentId } = await bookedFreight()
    for (const _ of ['issued by this print', 'from the file']) {
      const { bytes } = await print(shipmentId)
      expect(pdfPages(bytes)).toBe(3)
      expect(pdfText(bytes)).toMatch(/NOT NEGOTIABLE.*Shipper .*Carrier .*Consignee /)
    }
    expect(await printed(shipmentId)).not.toContain('Consignee Page')
  })

  it('leaves the order block to the pen without an order, with the totals of the freight', async () => {
    const { shipmentId } = await bookedFreight({ references: [] })
    expect(await printed(shipmentId)).toMatch(/ADDITIONAL SHIPPER INFO GRAND TOTAL 10 500/)
  })

  it('has a line for each order, its figures where they are known', async () => {
    const one = await bookedFreight({ references: [], orderNumber: 'SO-1', customerPo: '4500' })
    expect(await printed(one.shipmentId)).toMatch(/SO-1 10 500 ☒ ?Y ?☐ ?N PO 4500 .*GRAND TOTAL 10 500/)
    const named = await bookedFreight({ references: [], orderNumber: 'SO-1', customerPo: 'PO-77' })
    expect(await printed(named.shipmentId)).toMatch(/SO-1 10 500 ☒ ?Y ?☐ ?N PO-77 /)
    const many = await bookedFreight({ references: ['A-1', '', 'A-2', 'A-1'] })
    expect(await printed(many.shipmentId)).toMatch(/A-1 ☐ ?Y ?☐ ?N A-2 ☐ ?Y ?☐ ?N GRAND TOTAL 10 500/)
  })

  it('asks for a class that nobody said, and prints none on a truckload', async () => {
    const items = freight.items.map(item => ({ ...item, freightClass: '' }))
    const { shipmentId } = await addFreight(node, clerk, { items })
    const listed = await ask(node, PrintDocumentDetails, { body: { shipmentIds: [shipmentId] } }, clerk.token)
    expect(listed.reply.documents[0]?.missing.map(({ at, code }) => `${at} ${code}`)).toContain(
      'Items.0.itemClass required',
    )
    const truck = await bookedFreight({ items, mode: 'TL' })
    expect(await printed(truck.shipmentId)).not.toMatch(/156600-2 70/)
  })

  it('is complete with the PRO when it comes: the same revision, which replaces nothing', async () => {
    const record = await bookedFreight()
    const first = await printed(record.shipmentId)
    expect(first).not.toContain('07209562763')
    await withFacts(record, { proNumber: '07209562763' })
    for (const body of [{ copies: 1, preview: true }, { copies: 1 }, { copies: 1 }]) {
      const text = await printed(record.shipmentId, body)
      expect(text).toContain('07209562763')
      expect(text).not.toContain('Revision')
    }
    await withFacts(record, { proNumber: '07209562771' })
    expect(await printed(record.shipmentId)).toMatch(/Revision 2, replaces the original/)
  })

  it('names places as the address book does', async () => {
    const address = {
      ...{ CompanyName: 'Test Consignee', Street: '1 Dock Road', City: 'Reno', State: 'NV', Zip: '89502' },
      Papers: { LocationNumber: '0412', CID: 'C-5521', SID: '', FOB: true },
    }
    const added = await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address } }, clerk.token)
    expect(added.reply.address?.Papers).toEqual(address.Papers)
    const { shipmentId } = await bookedFreight()
    expect(await printed(shipmentId)).toMatch(/Location #: 0412 .*CID#: C-5521/)
  })
})

describe('labels', () => {
  const numbersOf = (zpl: string): string[] =>
    Array.from(zpl.matchAll(/\^FD(?:\(00\))?(\d{18}|LP\d{15})\^FS/g), ([, number]) => number ?? '')
  const labels = async (shipmentId: number, person: Person) =>
    numbersOf((await print(shipmentId, { documents: ['label'], labels: 'zpl203' }, person)).text)
  const pallets = { items: freight.items.map(item => ({ ...item, handlingUnits: 3 })) }

  async function companyWith(prefix: string): Promise<Person> {
    const person = await newCompany(node)
    const clients = node.app.db.identity.updateTable('identity.client').where('client_id', '=', person.clientId)
    await clients.set({ gs1_prefix: prefix }).execute()
    return person
  }

  it.each(['0614141', '06141415', '061414156', '0614141567'])('bear an SSCC of the prefix %s each', async prefix => {
    const person = await companyWith(prefix)
    const { shipmentId } = await addFreight(node, person, pallets)
    const numbers = await labels(shipmentId, person)
    expect(new Set(numbers).size).toBe(3)
    for (const number of numbers) {
      expect(isSscc(number)).toBe(true)
      expect(number.slice(1)).toMatch(new RegExp(`^${prefix}`))
    }
  })

  it.each(['061414', '06141415678'])('refuse the prefix %s, which GS1 gives nobody', async prefix => {
    await expect(companyWith(prefix)).rejects.toThrow('gs1_prefix')
  })

  it('bear the same number each time, and one scan finds the shipment', async () => {
    const person = await companyWith('0614141')
    const { shipmentId } = await addFreight(node, person, pallets)
    const both = await Promise.all([labels(shipmentId, person), labels(shipmentId, person)])
    expect(both[0]).toEqual(both[1])
    const [number = ''] = both[0]
    for (const scanned of [number, `00${number}`, `]C100${number}`, `(00)${number}`]) {
      const { reply } = await ask(node, GlobalSearch, { query: { searchtext: scanned } }, person.token)
      expect(reply.results.map(row => row.shipmentId)).toEqual([shipmentId])
      const other = await ask(node, GlobalSearch, { query: { searchtext: scanned } }, clerk.token)
      expect(other.reply.results).toEqual([])
    }
  })

  it('bear a licence plate of ours without a prefix', async () => {
    const { shipmentId } = await addFreight(node, clerk, pallets)
    const numbers = await labels(shipmentId, clerk)
    expect(numbers.map(isLicencePlate)).toEqual([true, true, true])
    const { reply } = await ask(node, GlobalSearch, { query: { searchtext: numbers[2] ?? '' } }, clerk.token)
    expect(reply.results.map(row => row.shipmentId)).toEqual([shipmentId])
  })

  it('and no paper call a pail a pallet', async () => {
    const items = freight.items.map(item => ({ ...item, handlingUnitType: 'PAL', pieceType: 'PAL' }))
    const { shipmentId } = await bookedFreight({ items })
    const text = await printed(shipmentId, { documents: ['bol', 'label', 'packing-list'], copies: 1 })
    expect(text.match(/PAIL/g)).toHaveLength(5)
    expect(text).not.toMatch(/\bPAL\b/)
  })
})

it('lists what is on each pallet, with its own measures and what is dangerous', async () => {
  const built = await ask(node, BuildShipment, { body: { shipment: sampleWireStops() } }, clerk.token)
  const { bytes } = await ask(node, GETPackinglist, { body: { shipmentId: built.reply.shipmentId } }, clerk.token)
  expect(pdfText(bytes)).toMatch(/1 PLT Unit 1 of 1 48 × 40 × 48 .* 10 CTN .*Pump housings .* 4 CTN .*Gaskets/)
})
