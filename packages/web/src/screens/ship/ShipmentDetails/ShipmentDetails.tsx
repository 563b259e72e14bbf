import '../../../texts/rates.ts'
import '../../../texts/carrierOrders.ts'
import '../../../texts/load.ts'
import '../../../texts/mails.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/order.ts'
import '../../../texts/orders.ts'
import '../../../texts/quotes.ts'
import '../../../texts/routing.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import '../../../texts/tracking.ts'
import '../../../texts/stops.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { Button, Skeleton } from '@mantine/core'
import { GetReplies } from '@waybill/contract/calls/Mail/GetReplies.ts'
import { ShipmentDetails as DetailsCall } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { Link, useParams } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { seesPrices } from '../../../api/session.ts'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { UnseenTitle } from '../../../ui/UnseenTitle.tsx'
import { SameDay } from '../../../widgets/Consolidation/SameDay.tsx'
import { AlsoAsked } from './AlsoAsked.tsx'
import { Attachments } from './Attachments.tsx'
import { BillOrders } from './BillOrders.tsx'
import { BookingNotice } from './BookingNotice.tsx'
import { isUnbooked } from './bookingStage.ts'
import { ContactCard } from './ContactCard.tsx'
import { DetailsHeader } from './DetailsHeader.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { Exchanges } from './Exchanges.tsx'
import { Facts } from './Facts.tsx'
import { History } from './History.tsx'
import { ItemsTable } from './ItemsTable.tsx'
import { Labels } from './Labels.tsx'
import { Mails } from './Mails.tsx'
import { MoneyQuoted } from './MoneyQuoted.tsx'
import { Notes } from './Notes.tsx'
import { OfferNotice, Offers } from './Offers.tsx'
import { EarlierOrders, OpenOrders } from './OtherOrders.tsx'
import { Papers } from './Papers.tsx'
import { Prices } from './Prices.tsx'
import { RateCarrierPart } from './RateCarrierPart.tsx'
import { Replies } from './Replies.tsx'
import { CancelWanted, SalesOrders } from './SalesOrders.tsx'
import classes from './ShipmentDetails.module.css'
import { Standing } from './Standing.tsx'
import { Tracking } from './Tracking.tsx'
import { useFirstPanel } from './useFirstPanel.ts'

/** One shipment, whole: where it stands, its papers, what was offered and what happened. */
export function ShipmentDetails() {
  const { shipmentid = '' } = useParams()
  const shipmentId = /^[1-9]\d{0,9}$/.test(shipmentid) ? Number(shipmentid) : null
  if (shipmentId === null) return <Unknown id={shipmentid} />
  return <Loaded key={shipmentId} shipmentId={shipmentId} />
}

function Loaded({ shipmentId }: { shipmentId: number }) {
  const t = useText()
  const details = useCall(DetailsCall, { body: { shipmentId } }, { keepOld: false })
  const { data, error } = details
  useLive(
    data?.UniqueName ?? null,
    [DetailsCall, GetReplies],
    news => news.topic !== 'mail' || news.shipmentId === shipmentId,
  )
  if (data !== undefined) return <Page details={data} />
  if (error?.status === 404) return <Unknown id={String(shipmentId)} />
  if (error) {
    return (
      <>
        <UnseenTitle>{t('screens.shipmentDetails')}</UnseenTitle>
        <ErrorState {...explain(error, 'shipment.loadTitle')} onRetry={() => void details.refetch()} />
      </>
    )
  }
  return <Waiting />
}

function Page({ details }: { details: WireShipmentDetails }) {
  const [panel, setPanel] = useFirstPanel(details)
  // Until it is booked a price is what it waits for; afterwards they are looked up.
  const takesPrices = isUnbooked(details)
  const prices = <Prices details={details} onPanel={setPanel} />
  return (
    <div className={classes.frame}>
      <div className={classes.page}>
        <DetailsHeader details={details} onPanel={setPanel} />
        <div className={classes.scroll}>
          <Standing details={details} />
          <CancelWanted details={details} />
          <SameDay shipment={details} />
          <BookingNotice details={details} onPanel={setPanel} />
          <OfferNotice details={details} onPanel={setPanel} />
          <AlsoAsked details={details} onPanel={setPanel} />
          <OpenOrders details={details} />
          <div className={classes.columns}>
            <div className={classes.main}>
              <Facts details={details} onPanel={setPanel} />
              <Tracking details={details} onPanel={setPanel} />
              <Labels details={details} />
              <ItemsTable details={details} />
              {takesPrices && prices}
              <SalesOrders details={details} />
              <BillOrders details={details} />
              {!takesPrices && prices}
              <Offers details={details} />
              <Papers details={details} />
              <EarlierOrders details={details} />
              <Mails details={details} />
              <Replies details={details} />
              <Exchanges details={details} />
            </div>
            <div className={classes.side}>
              {seesPrices() && <MoneyQuoted details={details} />}
              <ContactCard details={details} onPanel={setPanel} />
              <RateCarrierPart details={details} />
              <Notes details={details} />
              <Attachments details={details} />
              <History details={details} />
            </div>
          </div>
        </div>
      </div>
      {panel && (
        <DetailsPanel
          details={details}
          panel={panel}
          // A save that ends late closes its own panel, not the one that was opened meanwhile.
          onClose={() => setPanel(now => (now === panel ? null : now))}
        />
      )}
    </div>
  )
}

function Unknown({ id }: { id: string }) {
  const t = useText()
  return (
    <>
      <UnseenTitle>{t('screens.shipmentDetails')}</UnseenTitle>
      <EmptyState
        title={t('shipment.notFoundTitle')}
        why={t('shipment.notFoundWhy', { id: id.slice(0, 40) })}
        action={
          <Button component={Link} to="/Track">
            {t('shipment.toTrack')}
          </Button>
        }
      />
    </>
  )
}

function Waiting() {
  const t = useText()
  return (
    <div className={classes.waiting} aria-busy="true">
      <UnseenTitle>{t('shipment.loading')}</UnseenTitle>
      <Skeleton height={28} width={280} radius={2} />
      <Skeleton height={16} width="70%" radius={2} />
      <Skeleton height={180} radius={2} />
      <Skeleton height={140} radius={2} />
    </div>
  )
}
