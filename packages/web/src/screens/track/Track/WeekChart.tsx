import { GetShipmentsPerWeek } from '@waybill/contract/calls/Shipment/GetShipmentsPerWeek.ts'
import type { ShipmentListTab } from '@waybill/contract/wire/shipmentRow.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { formatDate } from '../../../ui/format.ts'
import { Chart } from '../../../widgets/Chart/Chart.tsx'
import { type ListState, withFilter } from '../../../widgets/DataList/urlState.ts'
import type { ChangeList } from '../../../widgets/DataList/useListState.ts'
import { tabbedQuestion } from '../../../widgets/ShipmentTabs/shipmentList.ts'

/** The list's shipments by the week they leave in; a bar shows the rows of its week, once more all of them. */
export function WeekChart({ tab, state, change }: { tab: ShipmentListTab; state: ListState; change: ChangeList }) {
  const t = useText()
  const { data } = useCall(GetShipmentsPerWeek, { query: { statuscode: tab }, body: tabbedQuestion(state) })
  if (data === undefined) return null
  const chosen = state.filters.shipDate ?? null
  return (
    <Chart
      title={t('track.perWeek')}
      unit={t('track.shipments')}
      chosen={chosen}
      bars={data.weeks.map(({ from, to, count }) => ({
        id: `${from}..${to}`,
        tick: `${Number(from.slice(5, 7))}/${Number(from.slice(8))}`,
        name: t('track.weekOf', { date: formatDate(from) }),
        value: count,
      }))}
      onOpen={({ id }) => change(now => withFilter(now, 'shipDate', id === chosen ? '' : id))}
    />
  )
}
