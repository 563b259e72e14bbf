import { isTrackingStatus } from '@waybill/domain'
import { useEffect, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { showsNotice } from '../api/preferences.ts'
import { signedInUser } from '../api/session.ts'
import { listen } from '../api/socket.ts'
import type { SocketMessage } from '../api/socketHub.ts'
import { trackingStatusName } from '../texts/names.ts'
import { text } from '../texts/texts.ts'
import { notifyGathered } from '../ui/notifyGathered.ts'

type Reader = (news: SocketMessage, navigate: NavigateFunction) => void

/** News of a shipment one entered, or is looking at; what a colleague typed is no news to him who reads it. */
const concerns = ({ createdBy, shipmentId, source }: SocketMessage): boolean =>
  source !== 'staff' &&
  (createdBy === signedInUser()?.UserId || window.location.pathname === `/ShipmentDetails/${String(shipmentId)}`)

/** Where shipments are seen together that are news: on the sheet from which one tendered them oneself, else in their list. */
function leadTo({ sheetId, sheetBy }: SocketMessage, navigate: NavigateFunction) {
  const isOnSheet = typeof sheetId === 'number' && sheetBy === signedInUser()?.UserId
  return isOnSheet
    ? { label: text('frame.newsSheet'), go: () => void navigate(`/OrderSheet/${sheetId}`) }
    : { label: text('frame.newsShipments'), go: () => void navigate('/Track') }
}

const trackingNews: Reader = (news, navigate) => {
  const status = String(news.status)
  if (!isTrackingStatus(status) || !concerns(news) || !showsNotice('tracking')) return
  const named = { status: trackingStatusName(status) }
  const isWaiting = news.source === 'link'
  const [one, many] = isWaiting
    ? (['frame.newsWaits', 'frame.newsWaitsMany'] as const)
    : (['frame.news', 'frame.newsMany'] as const)
  void notifyGathered({
    kind: `tracking ${status} ${isWaiting}`,
    subject: String(news.shipmentId),
    one: text(one, { ...named, bol: String(news.bolNumber) }),
    many: count => text(many, { ...named, count }),
    isWarning: isWaiting || status === 'problem',
    lead: leadTo(news, navigate),
  })
}

/** Whether news name the signed-in person among those whom they are for: `17,42`. */
const isForOneself = ({ userIds }: SocketMessage): boolean =>
  String(userIds ?? '')
    .split(',')
    .includes(String(signedInUser()?.UserId))

const approvalTexts = {
  approved: ['frame.newsApproved', 'frame.newsApprovedMany'],
  refused: ['frame.newsRefused', 'frame.newsRefusedMany'],
  asked: ['frame.newsApproval', 'frame.newsApprovalMany'],
} as const

const approvalNews: Reader = (news, navigate) => {
  if (!isForOneself(news) || !showsNotice('approvals')) return
  const state = news.state === 'approved' || news.state === 'refused' ? news.state : 'asked'
  const [one, many] = approvalTexts[state]
  const bol = String(news.bolNumber)
  void notifyGathered({
    kind: `approval ${state}`,
    subject: bol,
    one: text(one, { bol }),
    many: count => text(many, { count }),
    isWarning: state !== 'approved',
    lead: { label: text('frame.newsApprovals'), go: () => void navigate('/Approvals') },
  })
}

const quoteNews: Reader = (news, navigate) => {
  if (!isForOneself(news) || !showsNotice('quotes')) return
  const [one, many] =
    news.isOffer === true
      ? (['frame.newsQuote', 'frame.newsQuoteMany'] as const)
      : (['frame.newsNoBid', 'frame.newsNoBidMany'] as const)
  const carrier = String(news.carrier)
  void notifyGathered({
    kind: one,
    subject: `${String(news.spotId ?? '')} ${carrier}`,
    one: text(one, { carrier }),
    many: count => text(many, { count }),
    isWarning: false,
    lead: { label: text('frame.newsQuotes'), go: () => void navigate('/SpotQuotes') },
  })
}

const readers: Readonly<Record<string, Reader>> = {
  tracking: trackingNews,
  approval: approvalNews,
  quote: quoteNews,
}

/** Says wherever one is what others did about one's own shipments, approvals and quotes, as chosen in Preferences. */
export function useNews(): void {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  latest.current = navigate
  useEffect(
    () => listen('', { topics: Object.keys(readers), onMessage: news => readers[news.topic]?.(news, latest.current) }),
    [],
  )
}
