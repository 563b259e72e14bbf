import '../../../texts/confirmations.ts'
import '../../../texts/lists.ts'
import '../../../texts/sourceFaults.ts'
import {
  list as confirmationList,
  ExportConfirmations,
  GetConfirmations,
} from '@waybill/contract/lists/shipConfirmations.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import {
  type Confirmation,
  confirmationTones,
  orderOf,
  whereTo,
  whyOf,
} from '../../../widgets/Confirmations/confirmationWords.ts'
import { useConfirmation } from '../../../widgets/Confirmations/useConfirmation.ts'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'

type T = ReturnType<typeof useText>

const spec = specOf(confirmationList, {
  states: (state, t) => t(`confirmations.state_${state as Confirmation['state']}`),
  causes: (cause, t) => t(`confirmations.cause_${cause as Confirmation['cause']}`),
})

const columnsFor = (t: T) =>
  columnsOf(confirmationList, t, {
    OrderNumber: { cell: orderOf },
    BOLNumber: { cell: row => row.BOLNumber, card: 'line' },
    number: { cell: row => String(row.number), align: 'right' },
    cause: { cell: row => t(`confirmations.cause_${row.cause}`), card: 'line' },
    causedAt: { cell: row => <InstantText at={row.causedAt} />, card: 'line' },
    CarrierName: { cell: row => [row.CarrierName, row.PRONumber].filter(Boolean).join(' · ') || '–', gives: true },
    charge: { cell: row => (row.charge === null ? '–' : formatMoney(row.charge, row.currency)), align: 'right' },
    state: {
      cell: row => <Badge tone={confirmationTones[row.state]}>{t(`confirmations.state_${row.state}`)}</Badge>,
      card: 'aside',
    },
    sentTo: {
      cell: row => (
        <>
          {whereTo(row)}
          {whyOf(row) !== '' && <Hint warns>{whyOf(row)}</Hint>}
        </>
      ),
      grows: true,
      card: 'line',
    },
  })

/** What was said of orders to where they came from: whether it arrived, and the file of it. */
export function Confirmations() {
  const t = useText()
  const navigate = useNavigate()
  const columns = useMemo(() => columnsFor(t), [t])
  const list = useList({
    spec,
    call: GetConfirmations,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ confirmations, total, nextCursor }) => ({ rows: confirmations, total, next: nextCursor }),
    isNews: news => news.topic === 'confirmation' || news.topic === 'mail',
  })
  const { download, send } = useConfirmation()
  const pageOf = (row: Confirmation): string => `/ShipmentDetails/${row.shipmentId}`
  return (
    <DataList
      list={list}
      label={t('confirmations.tab')}
      columns={columns}
      idOf={row => row.confirmationId}
      nameOf={row => `${orderOf(row)}, ${row.number}`}
      empty={{ title: t('confirmations.emptyTitle'), why: t('confirmations.emptyWhy') }}
      searchHint={t('confirmations.searchHint')}
      pageOf={pageOf}
      rowActions={[
        { label: t('confirmations.download'), looks: true, run: row => void download(row) },
        {
          label: t('confirmations.sendAgain'),
          run: row => void send(row),
          fits: row => row.canSend,
        },
        { label: t('confirmations.open'), looks: true, run: row => void navigate(pageOf(row)) },
      ]}
      onExport={exporter(ExportConfirmations, { body: list.question })}
    />
  )
}
