import { wireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { describe, expect, it } from 'vitest'
import { withDefaults } from './orderDefaults.ts'
import { type CommonData, type OrderForm, shipmentOf, startForm } from './orderForm.ts'
import { inMode } from './parcelForm.ts'
import { applyEntry, takeBack } from './receives.ts'
import type { OrderMode } from './wayForm.ts'

const at = (dockId: number, mode: string, from: string, services: string[] = []) => ({
  ...{ dockId, mode, from, to: '18:00', services },
})
const dock = (addressId: number, CompanyName: string, given: object = {}) =>
  wireBookAddress.parse({ CompanyName, addressId, version: 1, used: 0, isOurs: true, ...given })
const east = dock(1, 'East')
const west = dock(2, 'West')
const common = {
  defaultOrigin: east,
  defaultPickup: { date: '2026-11-24', from: '08:00', to: '18:00' },
  defaultServices: ['NOTIFY'],
  defaultsByMode: [{ mode: 'TL', from: '07:00', to: '18:00', services: [] }],
  defaultsByDock: [
    ...[at(0, 'LTL', '10:00'), at(0, 'TL', '11:00')],
    ...[at(2, 'LTL', '12:00', ['LGPU']), at(2, 'TL', '13:00', ['LGPU', 'NOTIFY'])],
  ],
} as unknown as CommonData

const start = startForm(common, 'prepaid')
const leaving = (form: OrderForm, from = west) => applyEntry(form, 'origin', from, common)
const by = (form: OrderForm, mode: OrderMode) => withDefaults(inMode(form, mode), common)
const brought = ({ pickup, accessorials }: OrderForm) => [pickup.from, pickup.to, accessorials]

describe('defaults of a dock and a mode', () => {
  it('replace those of the former, there and back, and leave the day', () => {
    expect(brought(start)).toEqual(['08:00', '18:00', ['NOTIFY']])
    expect(brought(by(start, 'TL'))).toEqual(['07:00', '18:00', []])
    expect(brought(leaving(start))).toEqual(['12:00', '18:00', ['LGPU']])
    expect(brought(by(leaving(start), 'TL'))).toEqual(['13:00', '18:00', ['LGPU', 'NOTIFY']])
    expect(brought(leaving(by(start, 'TL')))).toEqual(['13:00', '18:00', ['LGPU', 'NOTIFY']])
    expect(brought(leaving(start, dock(9, 'Not ours', { isOurs: false })))).toEqual(['10:00', '18:00', []])
    const back = leaving(by(by(leaving(start), 'volume'), 'LTL'), east)
    expect({ ...back, origin: start.origin }).toEqual(start)
    const moved = { ...start, pickup: { ...start.pickup, date: '2026-12-01' } }
    expect(leaving(moved).pickup).toEqual({ date: '2026-12-01', from: '12:00', to: '18:00' })
  })

  it('never replace what was typed or ticked, whichever of the two it is', () => {
    const typed = { ...start, pickup: { ...start.pickup, from: '09:15' } }
    expect(brought(by(leaving(typed), 'TL'))).toEqual(['09:15', '18:00', ['LGPU', 'NOTIFY']])
    const ticked = { ...start, accessorials: ['NOTIFY', 'INDEL'] }
    expect(brought(by(leaving(ticked), 'TL'))).toEqual(['13:00', '18:00', ['NOTIFY', 'INDEL']])
    const unticked = { ...start, accessorials: [] }
    expect(brought(leaving(unticked))).toEqual(['12:00', '18:00', []])
  })

  it('stand below what a place says of itself, and come back when that is undone', () => {
    const Receives = { FromTime: '06:00', ToTime: '07:00', Accessorials: ['LTDPU'] }
    const own = by(leaving(start, dock(2, 'West', { Receives })), 'TL')
    expect(brought(own)).toEqual(['06:00', '07:00', ['LGPU', 'NOTIFY', 'LTDPU']])
    const undone = own.applied.origin.reduce((form, one) => takeBack(form, 'origin', one), own)
    expect(brought(undone)).toEqual(['13:00', '18:00', ['LGPU', 'NOTIFY']])
    expect(brought(leaving(own, east))).toEqual(['07:00', '18:00', []])
  })

  it('leave collect freight its window, a past shipment all of its own, and are nothing that is sent', () => {
    const collect = startForm(common, 'collect')
    expect(leaving(collect).pickup).toEqual(collect.pickup)
    expect(leaving(collect).accessorials).toEqual(['LGPU'])
    const { fromDefaults: _, ...past } = start
    expect(brought(by(leaving(past), 'TL'))).toEqual(brought(past))
    expect(shipmentOf(start)).toEqual(shipmentOf(past))
  })
})
