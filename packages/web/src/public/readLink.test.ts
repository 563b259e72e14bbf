import { expect, it } from 'vitest'
import { readLink } from './readLink.ts'

it.each([
  ['/Tracking', '?trackid=abc', { accessId: 'abc', shipmentId: null }],
  ['/tracking/', '?TrackID=abc', { accessId: 'abc', shipmentId: null }],
  ['/Tracking', '', null],
  ['/Tracking', '?trackid=', null],
  ['/TrackingShipment', '?shipmentid=12&accessid=abc', { accessId: 'abc', shipmentId: 12 }],
  ['/TrackingShipment', '?accessid=abc', null],
  ['/TrackingShipment', '?shipmentid=12', null],
  ['/TrackingShipment', '?shipmentid=x&accessid=abc', { accessId: 'abc', shipmentId: 1 }],
])('%s%s', (pathname, search, link) => expect(readLink({ pathname, search })).toEqual(link))
