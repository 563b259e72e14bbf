import type { Handlers } from '../../handler.ts'
import { displayTrackingDetails } from './DisplayTrackingDetails.ts'
import { downloadPod } from './DownloadPOD.ts'
import { sendTrackingLink } from './SendTrackingLink.ts'
import { settleTrackingEvent } from './SettleTrackingEvent.ts'
import { trackingDetails } from './TrackingDetails.ts'
import { trackingNotice } from './TrackingNotice.ts'

export { recordCarrierEvents } from './recordCarrierEvents.ts'

export const trackingHandlers = {
  DisplayTrackingDetails: displayTrackingDetails,
  DownloadPOD: downloadPod,
  SendTrackingLink: sendTrackingLink,
  SettleTrackingEvent: settleTrackingEvent,
  TrackingDetails: trackingDetails,
  TrackingNotice: trackingNotice,
} satisfies Partial<Handlers>
