import { expect, it } from 'vitest'
import { lightPageOf } from './web.ts'

it.each([
  ['/', 'login.html'],
  ['/?to=%2FTrack', 'login.html'],
  ['/passwordsetup/?id=1', 'login.html'],
  ['/Approval?ApprovalID=1&AccessID=a', 'login.html'],
  ['/Tracking?trackid=abc', 'tracking.html'],
  ['/tracking?trackid=abc', 'tracking.html'],
  ['/TRACKING/', 'tracking.html'],
  ['/trackingshipment/?shipmentid=1&accessid=abc', 'tracking.html'],
  ['/quoteResponse', 'carrier.html'],
  ['/TenderResponse/', 'carrier.html'],
  ['/Track', undefined],
  ['/TrackingOther', undefined],
])('%s is answered with %s', (url, file) => expect(lightPageOf(url)).toBe(file))
