import { isTrackingStatus } from '@waybill/domain'
import { useEffect } from 'react'
import { signedInUser } from '../api/session.ts'
import { listen } from '../api/socket.ts'
import type { SocketMessage } from '../api/socketHub.ts'
import { trackingStatusName } from '../texts/names.ts'
import { text } from '../texts/texts.ts'
import { notify } from '../ui/notify.ts'

/** News of a shipment one entered, or is looking at; what a colleague typed is no news to him who reads it. */
const concerns = ({ createdBy, shipmentId, source }: SocketMessage): boolean =>
  source !== 'staff' &&
  (createdBy === signedInUser()?.UserId || window.location.pathname === `/ShipmentDetails/${String(shipmentId)}`)

/** Says wherever one is that a carrier or the holder of a link reported something. */
export function useTrackingNews(): void {
  useEffect(
    () =>
      listen('', {
        topics: ['tracking'],
        onMessage: news => {
          const status = String(news.status)
          if (news.topic !== 'tracking' || !isTrackingStatus(status) || !concerns(news)) return
          const params = { bol: String(news.bolNumber), status: trackingStatusName(status) }
          const isWaiting = news.source === 'link'
          const words = text(isWaiting ? 'frame.newsWaits' : 'frame.news', params)
          if (isWaiting || status === 'problem') notify.warn(words)
          else notify.done(words)
        },
      }),
    [],
  )
}
