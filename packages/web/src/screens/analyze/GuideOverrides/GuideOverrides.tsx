import '../../../texts/lists.ts'
import '../../../texts/routing.ts'
import '../../../texts/shipment.ts'
import { ExportGuideOverrides, GuideOverrides as Overrides } from '@waybill/contract/lists/guideOverrides.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { clockIn, formatMoney, ownZone } from '../../../ui/format.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { exporter } from '../../../widgets/DataList/definedList.ts'
import { writeFilter } from '../../../widgets/DataList/filters.ts'
import { withFilter } from '../../../widgets/DataList/urlState.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { monthOf } from './months.ts'
import { type OverrideRow, overrideColumns, overrideList } from './overrideList.tsx'

/** Bookings against the routing guide: why, by whom, and what each cost. */
export function GuideOverrides() {
  const t = useText()
  const navigate = useNavigate()
  const columns = useMemo(() => overrideColumns(t), [t])
  const list = useList({
    spec: overrideList,
    call: Overrides,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ overrides, total, nextCursor }) => ({ rows: overrides, total, next: nextCursor }),
  })
  const sums = (list.reply?.totals ?? []).map(({ currency, count, cost, uncompared }) => {
    const amount = formatMoney(Math.abs(cost), currency)
    const main = t(cost < 0 ? 'overrides.cost_less' : 'overrides.cost_more', { count, amount })
    return uncompared === 0 ? main : `${main} (${t('overrides.uncompared', { number: uncompared })})`
  })
  const pageOf = (row: OverrideRow): string => `/ShipmentDetails/${row.shipmentId}`
  const today = clockIn(ownZone()).date
  return (
    <>
      <PageHeader title={t('screens.guideOverrides')} counts={sums.length === 0 ? undefined : sums.join(' · ')} />
      <DataList
        list={list}
        label={t('screens.guideOverrides')}
        columns={columns}
        idOf={row => row.tenderId}
        nameOf={row => row.BOLNumber}
        empty={{ title: t('overrides.emptyTitle'), why: t('overrides.emptyWhy') }}
        tools={
          <ButtonRow flush>
            {([0, 1] as const).map(back => (
              <LinkButton
                key={back}
                onClick={() => list.change(now => withFilter(now, 'decided', writeFilter(monthOf(today, back))))}
              >
                {t(back === 0 ? 'overrides.thisMonth' : 'overrides.lastMonth')}
              </LinkButton>
            ))}
          </ButtonRow>
        }
        searchHint={t('overrides.searchHint')}
        options={{
          carriers: (list.reply?.carriers ?? []).map(({ SCAC, CarrierName }) => ({ value: SCAC, label: CarrierName })),
          people: (list.reply?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
        }}
        pageOf={pageOf}
        rowActions={[{ label: t('overrides.open'), looks: true, run: row => void navigate(pageOf(row)) }]}
        onExport={exporter(ExportGuideOverrides, { body: list.question })}
      />
    </>
  )
}
