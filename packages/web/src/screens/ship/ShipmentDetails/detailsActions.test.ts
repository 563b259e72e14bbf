import { plainToWire, shipmentToWire } from '@waybill/contract/wire/shipment.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { sampleStops } from '@waybill/domain/shipment/sampleStops.ts'
import { expect, test } from 'vitest'
import { detailsActions, mainAction } from './detailsActions.ts'

const booking = { state: 'booked', cancelState: '', tellWays: [] as string[] }
const shipment = plainToWire(sampleShipment)
const tendered = {
  shipmentId: 7,
  shipmentStatus: 'T',
  editable: {},
  booking,
  carrier: null,
  TotalCharge: null,
  otherCharge: null,
  shipment,
  members: [],
  setAside: '',
  bolRevisions: [],
}
const actionsOf = (more: object) =>
  detailsActions({ ...tendered, ...more } as unknown as WireShipmentDetails, () => true)
const find = (more: object, id: string) => actionsOf(more).find(action => action.id === id)
const offered = { booking: { ...booking, state: 'none' } }

test('a shipment that is being offered neither moves on nor has events before a carrier took it', () => {
  expect(find({}, 'toA')).toBeDefined()
  expect(find({}, 'event')).toBeDefined()
  expect(actionsOf(offered).filter(({ group }) => group === 'move')).toEqual([])
})

test('its form opens once the offers are taken back', () => {
  expect(find({}, 'edit')?.does).toEqual({ to: '/Prepaid/7/edit' })
  expect(find(offered, 'edit')?.does).toEqual({
    panel: { kind: 'spot', spot: { does: 'edit', to: '/Prepaid/7/edit' } },
  })
})

test.each([
  ['O', ['askQuotes']],
  ['Q', ['askQuotes', 'offer']],
  ['T', []],
])('in %s carriers are asked and offered as far as it is not booked: %j', (shipmentStatus, ids) => {
  const found = actionsOf({ shipmentStatus }).map(({ id }) => id)
  expect(found.filter(id => id === 'askQuotes' || id === 'offer')).toEqual(ids)
})

test('a bill is the next thing once a carrier took it, not while it is being offered', () => {
  const mainOf = (more: object) =>
    mainAction({ ...tendered, ...more } as unknown as WireShipmentDetails, actionsOf(more))?.id
  expect(mainOf({})).toBe('bol')
  expect(mainOf(offered)).toBeUndefined()
})

test('what was issued is given again of any shipment, and edited with its papers while it is in force and has a bill', () => {
  const issued = { bolRevisions: [{ revision: 1 }] }
  expect(find({ ...issued, shipmentStatus: 'V' }, 'reprint')?.does).toEqual({ to: '/PrintDocuments?ids=7&reprint=1' })
  expect(find(issued, 'editReprint')?.does).toEqual({ to: '/Prepaid/7/edit#reprint' })
  expect(find({ ...issued, shipmentStatus: 'V' }, 'editReprint')).toBeUndefined()
  expect(find({}, 'editReprint')).toBeUndefined()
})

test('nobody is led to rows that the form can only show', () => {
  expect(find({}, 'editItems')?.does).toEqual({ to: '/Prepaid/7/edit#items' })
  expect(find({ shipment: shipmentToWire(sampleStops) }, 'editItems')).toBeUndefined()
})

test('orders are added while nobody booked it, and what was merged comes apart as long', () => {
  const members = [{ shipmentId: 1, BOLNumber: '1' }]
  const ids = (shipmentStatus: string) =>
    actionsOf({ shipmentStatus, members, booking: { ...booking, state: 'none' } })
      .map(({ id }) => id)
      .filter(id => id === 'addOrders' || id === 'takeApart')
  expect(ids('O')).toEqual(['addOrders', 'takeApart'])
  expect(ids('Q')).toEqual(['addOrders', 'takeApart'])
  expect(ids('T')).toEqual([])
  expect(find({ shipmentStatus: 'Q' }, 'takeApart')).toBeUndefined()
})

test.each([
  ['D', '', ['archive']],
  ['V', '', ['archive']],
  ['V', 'merged', []],
  ['V', 'reverted', []],
  ['D', 'archived', ['unarchive']],
  ['A', '', []],
])('in %s, set aside as "%s", the archive offers %j', (shipmentStatus, setAside, offers) => {
  const ids = actionsOf({ shipmentStatus, setAside }).map(({ id }) => id)
  expect(ids.filter(id => id.endsWith('archive'))).toEqual(offers)
})
