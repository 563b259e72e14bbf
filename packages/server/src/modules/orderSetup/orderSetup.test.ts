import { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { UpdateDefaultServices } from '@waybill/contract/calls/Shipment/UpdateDefaultServices.ts'
import { GetShipViaCodeDetails } from '@waybill/contract/calls/Supplemental/GetShipViaCodeDetails.ts'
import { ShipViaCodeUpdation } from '@waybill/contract/calls/Supplemental/ShipViaCodeUpdation.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { sampleWireShipment } from '../../testing/wireShipment.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

describe('Address/BillToAddressUpdate', () => {
  const acme = {
    companyName: 'Acme Payables',
    addressLines: '1 Main St~Suite 4',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
  }
  type Kind = 'add' | 'update' | 'load' | 'delete'
  const update = (person: Person, funtype: Kind, body: object = {}) =>
    ask(node, BillToAddressUpdate, { query: { funtype, userid: '7', clientId: '1' }, body }, person.token)

  it('answers 401 without a key, 403 without the page, and only the locations of the session, whatever clientId says', async () => {
    expect((await ask(node, BillToAddressUpdate, { query: { funtype: 'load' }, body: {} })).status).toBe(401)
    const person = await newCompany(node)
    expect((await update(await newPerson(node, person.clientId, ['Track']), 'load')).status).toBe(403)
    const { reply } = await update(person, 'add', { address: acme })
    const id = reply.bIlltoAddresses[0]?.id ?? 0
    const stranger = await newCompany(node)
    expect((await update(stranger, 'load')).reply.bIlltoAddresses).toEqual([])
    expect((await update(stranger, 'update', { id, address: acme })).status).toBe(404)
    expect((await update(stranger, 'delete', { id })).status).toBe(404)
  })

  it('adds, changes and deletes; two lines of the street are joined by a tilde', async () => {
    const person = await newCompany(node)
    const added = await update(person, 'add', { address: acme })
    expect(added.reply).toEqual({
      ...{ Status: 'Success', Error: null, total: 1 },
      bIlltoAddresses: [{ id: expect.any(Number), version: 1, ...acme, country: 'US' }],
    })
    const id = added.reply.bIlltoAddresses[0]?.id ?? 0
    const changed = await update(person, 'update', { id, address: { ...acme, addressLines: '2 Main St' } })
    expect(changed.reply.bIlltoAddresses).toMatchObject([{ id, addressLines: '2 Main St~' }])
    expect((await update(person, 'delete', { id })).reply.bIlltoAddresses).toEqual([])
  })

  it('refuses a change that was made from an older version, and answers the one of an id', async () => {
    const person = await newCompany(node)
    const { reply } = await update(person, 'add', { address: acme })
    const [{ id, version } = { id: 0, version: 0 }] = reply.bIlltoAddresses
    await update(person, 'add', { address: { ...acme, companyName: 'Other' } })
    const mine = await update(person, 'update', { id, version, address: { ...acme, city: 'Sparks' } })
    expect(mine.status).toBe(200)
    const late = await update(person, 'update', { id, version, address: acme })
    expect([late.status, late.error.code]).toEqual([409, 'ChangedMeanwhile'])
    expect((await update(person, 'load', { id })).reply).toMatchObject({
      total: 1,
      bIlltoAddresses: [{ id, version: version + 1, city: 'Sparks' }],
    })
  })

  it('tells what is wrong at its field, and answers a twin as an error beside the list', async () => {
    const person = await newCompany(node)
    const { status, error } = await update(person, 'add', {
      address: { ...acme, companyName: '', addressLines: '~x', zip: '9' },
    })
    expect(status).toBe(400)
    expect(error.issues?.map(({ at, code }) => [at, code])).toEqual([
      ['body.address.companyName', 'required'],
      ['body.address.addressLines', 'required'],
      ['body.address.zip', 'badForm'],
    ])
    await update(person, 'add', { address: acme })
    const { reply } = await update(person, 'add', { address: acme })
    expect(reply).toMatchObject({ Status: 'Error', Error: { field: 'companyName' } })
    expect(reply.Error?.errorMessage).toContain('already')
    expect(reply.bIlltoAddresses).toHaveLength(1)
  })
})

describe('ship-via codes', () => {
  const row = (ShipVia: string, SCAC = 'DMAA') => ({ ShipVia, SCAC, Mode: 'LTL' as const, Note: '' })
  const load = async (person: Person) => (await ask(node, GetShipViaCodeDetails, { body: {} }, person.token)).reply
  const save = (person: Person, codes: readonly object[], version = 0) =>
    ask(node, ShipViaCodeUpdation, { body: { version, codes: codes as never } }, person.token)

  it('answer 401 without a key, 403 without the page; a list is saved whole, in its order', async () => {
    expect((await ask(node, GetShipViaCodeDetails)).status).toBe(401)
    expect((await ask(node, ShipViaCodeUpdation, { body: { version: 0, codes: [] } })).status).toBe(401)
    const person = await newCompany(node)
    expect((await save(await newPerson(node, person.clientId, ['Track']), [])).status).toBe(403)
    expect((await save(person, [row('ups gnd', 'UPSN'), row('B2')])).reply).toEqual({ Status: 'Success', version: 1 })
    expect(await load(person)).toMatchObject({
      version: 1,
      codes: [{ ShipVia: 'UPS GND', SCAC: 'UPSN' }, { ShipVia: 'B2' }],
    })
    await save(person, [row('B2')], 1)
    expect((await load(person)).codes).toMatchObject([{ ShipVia: 'B2' }])
    expect((await load(await newCompany(node))).codes).toEqual([])
  })

  it('name one carrier each, and the second of two who save hears of the first', async () => {
    const person = await newCompany(node)
    const { error } = await save(person, [row('A1'), row('a1', 'DMBB')])
    expect(error.issues).toEqual([{ at: 'body.codes.1.ShipVia', code: 'already_there', params: {} }])
    expect((await save(person, [row('')])).error.issues?.[0]?.at).toBe('body.codes.0.ShipVia')
    const both = await Promise.all([save(person, [row('A')]), save(person, [row('B')])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await save(person, [row('C')], 7)).error.code).toBe('ChangedMeanwhile')
    expect((await load(person)).codes).toHaveLength(1)
  })
})

describe('Shipment/UpdateDefaultServices', () => {
  const save = (person: Person, of: 'user' | 'company', defaults: object | null, version = 0) =>
    ask(
      node,
      UpdateDefaultServices,
      { query: { flag: 'save' }, body: { of, version, defaults: defaults as never } },
      person.token,
    )
  const start = async ({ token }: Person) => {
    const { reply } = await ask(node, IntialCachefunction, {}, token)
    return [reply.defaultPickup.from, reply.defaultPickup.to, reply.defaultServices]
  }

  it('answers 401 and 403; new orders start with the own ones, else with those of the company', async () => {
    expect((await ask(node, UpdateDefaultServices, { query: { flag: 'load' }, body: {} })).status).toBe(401)
    const person = await newCompany(node)
    const other = await newPerson(node, person.clientId)
    expect((await save(await newPerson(node, person.clientId, ['Track']), 'user', null)).status).toBe(403)
    expect(await start(person)).toEqual(['11:00', '15:30', []])
    await save(person, 'company', { PickupFromTime: '08:00', PickupToTime: '12:00', Services: ['LGDEL'] })
    await save(person, 'user', { PickupFromTime: '', PickupToTime: '', Services: ['NOTIFY'] })
    expect(await start(person)).toEqual(['08:00', '12:00', ['NOTIFY']])
    expect(await start(other)).toEqual(['08:00', '12:00', ['LGDEL']])
    expect(await start(await newCompany(node))).toEqual(['11:00', '15:30', []])
    await save(person, 'user', null, 1)
    expect(await start(person)).toEqual(['08:00', '12:00', ['LGDEL']])
  })

  it('refuses half a window, one upside down and services that are none, at their fields; and the second of two', async () => {
    const person = await newCompany(node)
    const bad = await save(person, 'user', { PickupFromTime: '10:00', PickupToTime: '', Services: ['XX'] })
    expect(bad.error.issues?.map(({ at, code }) => [at, code])).toEqual([
      ['body.defaults.PickupToTime', 'required'],
      ['body.defaults.Services.0', 'notOneOf'],
    ])
    const upside = await save(person, 'user', { PickupFromTime: '10:00', PickupToTime: '09:00' })
    expect(upside.error.issues).toMatchObject([{ code: 'windowEndsBeforeItStarts' }])
    const one = { PickupFromTime: '08:00', PickupToTime: '09:00' }
    const both = await Promise.all([save(person, 'user', one), save(person, 'user', one)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('narrows them to an own dock and a mode: the form starts at its dock, orders are built where they leave', async () => {
    const person = await newCompany(node)
    const dock = async (CompanyName: string) => {
      const address = { ...sampleWireShipment().Origin, CompanyName, isOurs: true }
      const { reply } = await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address } }, person.token)
      return reply.address?.addressId ?? 0
    }
    const dockId = await dock('Acme East')
    const at = (narrow: object, from: string, version = 0) =>
      ask(
        node,
        UpdateDefaultServices,
        {
          query: { flag: 'save' },
          body: { of: 'company', version, defaults: { PickupFromTime: from, PickupToTime: '16:00' }, ...narrow },
        },
        person.token,
      )
    await at({}, '08:00')
    await at({ mode: 'PARCEL' }, '09:00')
    const { reply } = await at({ dockId, mode: 'LTL' }, '10:00')
    expect(reply.docks).toMatchObject([{ dockId, company: 'Acme East' }])
    expect(reply.narrowed.map(one => [one.dockId, one.mode, one.PickupFromTime, one.version])).toEqual([
      [0, 'PARCEL', '09:00', 1],
      [dockId, 'LTL', '10:00', 1],
    ])
    const { reply: common } = await ask(node, IntialCachefunction, {}, person.token)
    expect(common.defaultPickup.from).toBe('10:00')
    expect(common.defaultsByMode.map(({ mode, from }) => [mode, from])).toEqual([
      ['TL', '08:00'],
      ['PARCEL', '09:00'],
    ])
    const away = await dock('Acme West')
    await at({ dockId: away, mode: 'TL' }, '12:00')
    const { reply: more } = await ask(node, IntialCachefunction, {}, person.token)
    expect(more.defaultsByDock.map(one => [one.dockId, one.mode, one.from])).toEqual([
      ...[
        [0, 'LTL', '08:00'],
        [0, 'TL', '08:00'],
        [0, 'PARCEL', '09:00'],
      ],
      ...[
        [dockId, 'LTL', '10:00'],
        [dockId, 'TL', '08:00'],
        [dockId, 'PARCEL', '09:00'],
      ],
      ...[
        [away, 'LTL', '08:00'],
        [away, 'TL', '12:00'],
        [away, 'PARCEL', '09:00'],
      ],
    ])
    expect((await at({ dockId, mode: 'LTL' }, '11:00')).status).toBe(409)
    expect((await at({ dockId: dockId + 1_000_000 }, '11:00')).status).toBe(404)
    expect((await at({ mode: 'SHIP' }, '11:00')).status).toBe(400)
    await at({ dockId, mode: 'LTL', defaults: null }, '', 1)
    expect((await start(person))[0]).toBe('08:00')
  })

  it('hears of defaults that were cleared and saved anew meanwhile', async () => {
    const person = await newCompany(node)
    const first = { PickupFromTime: '08:00', PickupToTime: '09:00', Services: [] }
    await save(person, 'company', first)
    const cleared = await save(person, 'company', null, 1)
    expect(cleared.reply.company).toMatchObject({ isSet: false, version: 2, PickupFromTime: '' })
    await save(person, 'company', { ...first, PickupToTime: '10:00' }, 2)
    expect((await save(person, 'company', { ...first, PickupToTime: '11:00' }, 1)).status).toBe(409)
    expect((await start(person)).slice(0, 2)).toEqual(['08:00', '10:00'])
  })
})

describe('Address/PlaceKinds', () => {
  const place = { CompanyName: 'Oak Hotel', Street: '1 Road', Street2: '', Zip: '89501' }
  const kinds = (
    person: Person,
    flag: 'load' | 'remember',
    kind: 'business' | 'residential' | '' = '',
    given: object = place,
  ) => ask(node, PlaceKinds, { query: { flag }, body: { places: [{ ...place, ...given }], kind } }, person.token)

  it('answers 401 without a key, remembers what somebody said however it is spelled, and forgets it', async () => {
    expect((await ask(node, PlaceKinds, { query: { flag: 'load' }, body: { places: [place] } })).status).toBe(401)
    const person = await newCompany(node)
    expect((await kinds(person, 'load')).reply.kinds).toEqual([''])
    await kinds(person, 'remember', 'residential')
    await kinds(person, 'remember', 'business')
    expect((await kinds(person, 'load', '', { CompanyName: 'OAK HOTEL.', Zip: '89501-1234' })).reply.kinds).toEqual([
      'business',
    ])
    expect((await kinds(await newCompany(node), 'load')).reply.kinds).toEqual([''])
    expect((await kinds(person, 'remember', '')).reply.kinds).toEqual([''])
  })

  it('warns on each price of what the carrier will charge at such a place, with the dollars of its sheet', async () => {
    const person = await newCompany(node)
    await addPricedCarrier(node, person, { scac: 'DMAA' })
    const church = { ...freight.destination, company: 'First Baptist Church' }
    const warnings = async (changes: object) => {
      const { shipmentId } = await addFreight(node, person, changes)
      const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
      return reply.rates[0]?.warnings.filter(({ code }) => code === 'placeKind')
    }
    expect(await warnings({ destination: church })).toMatchObject([
      { end: 'destination', kind: 'limitedAccess', word: 'church', service: 'LTDDEL', currency: 'USD' },
    ])
    expect(await warnings({ destination: church, accessorials: ['LTDDEL'] })).toEqual([])
    const { company: CompanyName, street: Street, zip: Zip } = church
    await kinds(person, 'remember', 'business', { CompanyName, Street, Zip })
    expect(await warnings({ destination: church })).toEqual([])
  })
})
