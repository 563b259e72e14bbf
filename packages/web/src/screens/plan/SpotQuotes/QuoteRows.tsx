import { ExportSpotQuotes } from '@waybill/contract/calls/Quote/ExportSpotQuotes.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import type { spotQuoteExportColumns, WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import { useMemo } from 'react'
import { fetchFile } from '../../../api/call.ts'
import { seesPrices } from '../../../api/session.ts'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { aheadBy, Clock } from '../../../widgets/Quotes/Clock.tsx'
import { Invitations } from '../../../widgets/Quotes/Invitations.tsx'
import { answeredCount, silentCarriers, spotSaid } from '../../../widgets/Quotes/quoteWords.ts'
import { Remind, useRemindMany } from '../../../widgets/Quotes/Remind.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { OpenShipment, ToTrack } from './links.tsx'
import { quoteList } from './lists.ts'

type Field = (typeof spotQuoteExportColumns)[number]

/** The lowest offer that can be compared, as money; blank while there is none. */
function lowestOf({ invitations, currency }: WireSpotQuote): string {
  const amounts = invitations.flatMap(({ offers }) => offers.flatMap(({ converted }) => converted ?? []))
  return amounts.length === 0 ? '' : formatMoney(Math.min(...amounts), currency)
}

const columnsOf = (t: ReturnType<typeof useText>, ahead: number): readonly Column<WireSpotQuote, Field>[] => [
  { id: 'BOLNumber', title: t('quotes.shipment'), cell: shipmentName },
  {
    id: 'state',
    title: t('quotes.state'),
    cell: quote => <Badge tone={spotSaid(quote).tone}>{spotSaid(quote).words}</Badge>,
    card: 'aside',
  },
  {
    id: 'clock',
    title: t('quotes.clock'),
    cell: ({ state, QuoteDeadline }) =>
      state === 'open' ? (
        <Clock until={QuoteDeadline} ahead={ahead} say={left => left} over={<InstantText at={QuoteDeadline} />} />
      ) : (
        '–'
      ),
    card: 'line',
    cardTitle: true,
  },
  {
    id: 'answers',
    title: t('quotes.answers'),
    cell: quote => t('quotes.answeredOf', { answered: answeredCount(quote), count: quote.invitations.length }),
    card: 'line',
  },
  {
    id: 'lowest',
    title: t('quotes.lowest'),
    cell: quote => lowestOf(quote) || '–',
    align: 'right',
    card: 'line',
    cardTitle: true,
  },
  { id: 'lane', title: t('quotes.lane'), cell: ({ lane }) => lane, grows: true, card: 'line' },
  { id: 'pickup', title: t('quotes.pickup'), cell: ({ pickupDate }) => <DateText date={pickupDate} /> },
  {
    id: 'requestedAt',
    title: t('quotes.requested'),
    cell: ({ requestedAt }) => <InstantText at={requestedAt} />,
    shown: false,
  },
  { id: 'requestedBy', title: t('quotes.who'), cell: ({ requestedBy }) => requestedBy, shown: false },
]

/** Questions for quotes, those that end first before the others; the carriers of chosen ones can be reminded. */
export function QuoteRows() {
  const t = useText()
  const reachable = useReachable()
  const remind = useRemindMany()
  const list = useList({
    spec: quoteList,
    call: GetSpotQuotes,
    ask: ({ searchText, filter }, page) => ({ body: { searchText, ...filter, ...page } }),
    read: ({ quotes, total }) => ({ rows: quotes, total }),
    isNews: news => news.topic === 'quote',
  })
  const ahead = aheadBy(list.reply?.now, list.updatedAt)
  const columns = useMemo(() => columnsOf(t, ahead).filter(({ id }) => id !== 'lowest' || seesPrices()), [t, ahead])
  const canOpen = reachable('ShipmentDetails')
  return (
    <DataList
      list={list}
      label={t('quotes.list')}
      columns={columns}
      idOf={quote => quote.spotId}
      nameOf={shipmentName}
      empty={{ title: t('quotes.emptyQuotes'), why: t('quotes.emptyQuotesWhy'), action: <ToTrack /> }}
      searchHint={t('quotes.searchHint')}
      pageOf={({ shipmentId }) => (canOpen ? `/ShipmentDetails/${shipmentId}` : null)}
      bulk={{
        actions: [{ label: t('quotes.remindAct'), go: async (rows, done) => void ((await remind(rows)) && done()) }],
        alsoShown: ['remindCarriers'],
        all: {},
      }}
      onExport={(columns, chosen) => {
        const { searchText, filter } = list.question
        const body = { searchText, ...filter, columns, ...(chosen === undefined ? {} : { chosen }) }
        return fetchFile(ExportSpotQuotes, { body })
      }}
      panel={(quote, close) => (
        <Panel
          key={quote.spotId}
          title={shipmentName(quote)}
          onClose={close}
          footer={
            <>
              {canOpen && <OpenShipment shipmentId={quote.shipmentId} />}
              {silentCarriers(quote).length > 0 && <Remind spotId={quote.spotId} />}
            </>
          }
        >
          <Invitations quote={quote} ahead={ahead} />
        </Panel>
      )}
    />
  )
}
