import { isTrackingStatus } from '@waybill/domain'
import { useEffect } from 'react'
import { showsNotice } from '../api/preferences.ts'
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

function trackingNews(news: SocketMessage): void {
  const status = String(news.status)
  if (!isTrackingStatus(status) || !concerns(news) || !showsNotice('tracking')) return
  const params = { bol: String(news.bolNumber), status: trackingStatusName(status) }
  const isWaiting = news.source === 'link'
  const words = text(isWaiting ? 'frame.newsWaits' : 'frame.news', params)
  if (isWaiting || status === 'problem') notify.warn(words)
  else notify.done(words)
}

/** Whether news name the signed-in person among those whom they are for: `17,42`. */
const isForOneself = ({ userIds }: SocketMessage): boolean =>
  String(userIds ?? '')
    .split(',')
    .includes(String(signedInUser()?.UserId))

function approvalNews(news: SocketMessage): void {
  if (!isForOneself(news) || !showsNotice('approvals')) return
  const params = { bol: String(news.bolNumber) }
  if (news.state === 'approved') notify.done(text('frame.newsApproved', params))
  else notify.warn(text(news.state === 'refused' ? 'frame.newsRefused' : 'frame.newsApproval', params))
}

function quoteNews(news: SocketMessage): void {
  if (!isForOneself(news) || !showsNotice('quotes')) return
  notify.done(text(news.isOffer === true ? 'frame.newsQuote' : 'frame.newsNoBid', { carrier: String(news.carrier) }))
}

const readers: Readonly<Record<string, (news: SocketMessage) => void>> = {
  tracking: trackingNews,
  approval: approvalNews,
  quote: quoteNews,
}

/** Says wherever one is what others did about one's own shipments, approvals and quotes, as chosen in Preferences. */
export function useNews(): void {
  useEffect(() => listen('', { topics: Object.keys(readers), onMessage: news => readers[news.topic]?.(news) }), [])
}
