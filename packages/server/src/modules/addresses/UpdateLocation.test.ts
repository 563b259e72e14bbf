import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

const dock = {
  ...{
    CompanyName: 'Example Supply',
    Street: '1 Plain Road',
    City: 'Reno',
    State: 'NV',
    Zip: '89501',
    CountryCode: 'US',
  },
  Receives: { FromTime: '08:00', ToTime: '14:00', LiftGate: true, Accessorials: ['LGDEL'], Notes: 'Ring twice' },
}

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const add = (address: object = dock, person = clerk) =>
  ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address } }, person.token)

describe('Address/UpdateLocation', () => {
  it('answers 401 without a key, 403 without the page', async () => {
    expect((await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: {} })).status).toBe(401)
    const viewer = await newPerson(node, clerk.clientId, ['Track'])
    expect((await add(dock, viewer)).status).toBe(403)
  })

  it('tells everything that is wrong with an address at once, at its field', async () => {
    const { status, error } = await add({
      ...dock,
      CompanyName: '',
      Zip: '9',
      State: 'ZZ',
      ContactName: 'x'.repeat(31),
    })
    expect(status).toBe(400)
    expect(error.issues?.map(issue => [issue.at, issue.code])).toEqual([
      ['body.address.CompanyName', 'required'],
      ['body.address.State', 'badForm'],
      ['body.address.Zip', 'badForm'],
      ['body.address.ContactName', 'tooLong'],
    ])
  })

  it('keeps how the place receives', async () => {
    const { reply } = await add()
    expect(reply.address).toMatchObject({ ...dock, version: 1 })
  })

  it('tells the second of two editors, and changes nothing for him', async () => {
    const { reply } = await add()
    const target = { addressId: reply.address?.addressId ?? 0, version: 1 }
    const change = (Street: string) =>
      ask(
        node,
        UpdateLocation,
        { query: { funtype: 'update' }, body: { ...target, address: { ...dock, Street } } },
        clerk.token,
      )
    expect((await change('2 First Road')).reply.address).toMatchObject({ Street: '2 First Road', version: 2 })
    expect((await change('3 Second Road')).error.code).toBe('ChangedMeanwhile')
    const now = await ask(node, GetAddress, { body: { addressId: target.addressId } }, clerk.token)
    expect(now.reply.address?.Street).toBe('2 First Road')
  })

  it('refuses hours that are no hours, at their field', async () => {
    const wrong = async (FromTime: string, ToTime: string) =>
      (await add({ ...dock, Receives: { FromTime, ToTime } })).error.issues
    const at = 'body.address.Receives'
    expect(await wrong('08:00', '26:00')).toMatchObject([{ at: `${at}.ToTime`, code: 'invalid_time' }])
    expect(await wrong('', '15:00')).toMatchObject([{ at: `${at}.FromTime`, code: 'required' }])
    expect(await wrong('15:00', '08:00')).toMatchObject([{ at: `${at}.ToTime`, code: 'end_before_start' }])
  })

  it('deletes, and restores what was deleted', async () => {
    const { reply } = await add({ ...dock, CompanyName: 'Short Lived' })
    const address = reply.address
    const target = { addressId: address?.addressId ?? 0, version: 1 }
    await ask(node, UpdateLocation, { query: { funtype: 'delete' }, body: target }, clerk.token)
    expect((await ask(node, GetAddress, { body: { addressId: target.addressId } }, clerk.token)).status).toBe(404)
    const back = await ask(
      node,
      UpdateLocation,
      { query: { funtype: 'restore' }, body: { address: address ?? dock } },
      clerk.token,
    )
    expect(back.reply.address?.CompanyName).toBe('Short Lived')
  })

  it("knows nothing of another company's addresses", async () => {
    const { reply } = await add()
    const stranger = await newCompany(node)
    const target = { addressId: reply.address?.addressId ?? 0, version: 1 }
    expect((await ask(node, GetAddress, { body: target }, stranger.token)).status).toBe(404)
    for (const funtype of ['update', 'delete'] as const) {
      const body = { ...target, address: dock }
      expect((await ask(node, UpdateLocation, { query: { funtype }, body }, stranger.token)).status).toBe(404)
    }
  })
})

describe('Address/AddressDataList', () => {
  it('answers 401 without a key, finds by company, city and ZIP, own places apart', async () => {
    expect((await ask(node, AddressDataList)).status).toBe(401)
    const person = await newCompany(node)
    await add({ ...dock, CompanyName: 'Łódź Depot', isOurs: true }, person)
    await add({ ...dock, CompanyName: 'Boise Shop', City: 'Boise', State: 'ID', Zip: '83702' }, person)
    const names = async (body: object) =>
      (await ask(node, AddressDataList, { body }, person.token)).reply.addresses.map(a => a.CompanyName)
    expect(await names({})).toEqual(['Boise Shop', 'Łódź Depot'])
    expect(await names({ searchText: 'łódź' })).toEqual(['Łódź Depot'])
    expect(await names({ searchText: '837' })).toEqual(['Boise Shop'])
    expect(await names({ ours: true })).toEqual(['Łódź Depot'])
    expect(await names({ searchText: '%' })).toEqual([])
  })
})
