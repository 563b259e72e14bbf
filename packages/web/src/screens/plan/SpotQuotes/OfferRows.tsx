import { ExportTenderRounds } from '@waybill/contract/calls/Tender/ExportTenderRounds.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import type { roundExportColumns, WireTenderRound, WireTenderStep } from '@waybill/contract/wire/tenderRound.ts'
import { useMemo } from 'react'
import { fetchFile } from '../../../api/call.ts'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { aheadBy, Clock } from '../../../widgets/Quotes/Clock.tsx'
import { carrierOf, roundSaid } from '../../../widgets/Quotes/quoteWords.ts'
import { RoundSteps } from '../../../widgets/Quotes/RoundSteps.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { OpenShipment, ToTrack } from './links.tsx'
import { offerList } from './lists.ts'

type Field = (typeof roundExportColumns)[number]

/** With whom it is now: those that have an open offer, or the one that took it. */
const current = ({ steps }: WireTenderRound): readonly WireTenderStep[] =>
  steps.filter(({ state }) => state === 'open' || state === 'awarded' || state === 'committing' || state === 'unknown')

/** When the first open offer ends; blank: none is open. */
const endOf = ({ steps }: WireTenderRound): string =>
  steps.flatMap(({ state, dueAt }) => (state === 'open' && dueAt !== null ? [dueAt] : [])).sort()[0] ?? ''

const columnsOf = (t: ReturnType<typeof useText>, ahead: number): readonly Column<WireTenderRound, Field>[] => [
  { id: 'BOLNumber', title: t('quotes.shipment'), cell: shipmentName },
  {
    id: 'state',
    title: t('quotes.state'),
    cell: round => <Badge tone={roundSaid(round).tone}>{roundSaid(round).words}</Badge>,
    card: 'aside',
  },
  {
    id: 'clock',
    title: t('quotes.clock'),
    cell: round => {
      const end = endOf(round)
      return end === '' ? '–' : <Clock until={end} ahead={ahead} say={left => left} over="0:00" />
    },
    card: 'line',
    cardTitle: true,
  },
  {
    id: 'current',
    title: t('quotes.current'),
    cell: round => current(round).map(carrierOf).join(', ') || '–',
    card: 'line',
    gives: true,
  },
  { id: 'kind', title: t('quotes.kind'), cell: ({ kind }) => t(`offers.kind_${kind}`), card: 'line' },
  { id: 'lane', title: t('quotes.lane'), cell: ({ lane }) => lane, grows: true, card: 'line' },
  { id: 'pickup', title: t('quotes.pickup'), cell: ({ pickupDate }) => <DateText date={pickupDate} /> },
  {
    id: 'startedAt',
    title: t('quotes.started'),
    cell: ({ startedAt }) => <InstantText at={startedAt} />,
    shown: false,
  },
  { id: 'startedBy', title: t('quotes.who'), cell: ({ startedBy }) => startedBy, shown: false },
]

/** Shipments that were offered to carriers, those under way first. */
export function OfferRows() {
  const t = useText()
  const reachable = useReachable()
  const list = useList({
    spec: offerList,
    call: GetTenderRounds,
    ask: ({ searchText, filter }, page) => ({ body: { searchText, ...filter, ...page } }),
    read: ({ rounds, total }) => ({ rows: rounds, total }),
    isNews: news => news.topic === 'quote' || news.topic === 'booking',
  })
  const ahead = aheadBy(list.reply?.now, list.updatedAt)
  const columns = useMemo(() => columnsOf(t, ahead), [t, ahead])
  const canOpen = reachable('ShipmentDetails')
  return (
    <DataList
      list={list}
      label={t('quotes.offers')}
      columns={columns}
      idOf={round => round.roundId}
      nameOf={shipmentName}
      empty={{ title: t('quotes.emptyOffers'), why: t('quotes.emptyOffersWhy'), action: <ToTrack /> }}
      searchHint={t('quotes.searchHint')}
      pageOf={({ shipmentId }) => (canOpen ? `/ShipmentDetails/${shipmentId}` : null)}
      onExport={(columns, chosen) => {
        const { searchText, filter } = list.question
        const body = { searchText, ...filter, columns, ...(chosen === undefined ? {} : { chosen }) }
        return fetchFile(ExportTenderRounds, { body })
      }}
      panel={(round, close) => (
        <Panel
          key={round.roundId}
          title={shipmentName(round)}
          onClose={close}
          {...(canOpen ? { footer: <OpenShipment shipmentId={round.shipmentId} /> } : {})}
        >
          <RoundSteps round={round} ahead={ahead} />
        </Panel>
      )}
    />
  )
}
