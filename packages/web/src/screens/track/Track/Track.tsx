import '../../../texts/carrierOrders.ts'
import '../../../texts/lists.ts'
import '../../../texts/printDocuments.ts'
import '../../../texts/shipment.ts'
import '../../../texts/track.ts'
import { Button, Group } from '@mantine/core'
import { GetShipmentsPerWeek } from '@waybill/contract/calls/Shipment/GetShipmentsPerWeek.ts'
import { useText } from '../../../texts/texts.ts'
import { IconChartBar } from '../../../ui/icons.generated.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ExceptionsWorklist } from '../../../widgets/ExceptionsWorklist/ExceptionsWorklist.tsx'
import { ShipmentTable } from '../../../widgets/ShipmentTabs/ShipmentTable.tsx'
import { StatusTabs } from '../../../widgets/ShipmentTabs/StatusTabs.tsx'
import { tabbedShipments } from '../../../widgets/ShipmentTabs/shipmentList.ts'
import { useShipmentTabs } from '../../../widgets/ShipmentTabs/useShipmentTabs.ts'
import { CarrierWork, shownAsCarrierWork } from './CarrierWork.tsx'
import { NewShipment } from './NewShipment.tsx'
import { useWeeks } from './useWeeks.ts'
import { WeekChart } from './WeekChart.tsx'

/** Tendered, In Transit, Delivered as the specification names them; Not booked, Void and Archived so that nothing is unreachable. */
const trackList = tabbedShipments('track', ['T', 'A', 'D', 'NB', 'V', 'AR'])

/** Shipments by status: tabs with counts, everybody's or one's own, filters, sorts; all of it in the address. */
export function Track() {
  const t = useText()
  const shipments = useShipmentTabs(trackList, [GetShipmentsPerWeek])
  const { list, tab, counts, chooseTab } = shipments
  const weeks = useWeeks()
  return (
    <>
      <PageHeader
        title={t('screens.track')}
        action={
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              leftSection={<IconChartBar size={16} aria-hidden="true" />}
              aria-expanded={weeks.isOn}
              onClick={weeks.toggle}
            >
              {t('track.weeks')}
            </Button>
            <NewShipment />
          </Group>
        }
      />
      <CarrierWork />
      <ExceptionsWorklist without={shownAsCarrierWork} />
      <StatusTabs
        tabs={trackList.tabs}
        tab={tab}
        nameOf={each => t(`track.tab${each}`)}
        counts={counts}
        onChoose={chooseTab}
      />
      {weeks.isOn && <WeekChart tab={tab} state={list.state} change={list.change} />}
      <ShipmentTable
        shipments={shipments}
        label={t(`track.tab${tab}`)}
        empty={{ title: t('track.emptyTitle'), why: t(`track.empty${tab}`), action: <NewShipment /> }}
      />
    </>
  )
}
