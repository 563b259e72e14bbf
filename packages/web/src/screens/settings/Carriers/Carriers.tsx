import '../../../texts/carriers.ts'
import '../../../texts/lists.ts'
import '../../../texts/shipment.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ExportCarriers } from '@waybill/contract/calls/Carriers/ExportCarriers.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { type WireCarrier, wireCarrierInput } from '@waybill/contract/wire/carrier.ts'
import { useMemo } from 'react'
import { makeCall } from '../../../api/call.ts'
import { forget } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { IconPlus } from '../../../ui/icons.generated.ts'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { exporter } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { useRemoval } from '../../../widgets/DataList/useRemoval.ts'
import { CarrierPanel } from './CarrierPanel.tsx'
import { carrierColumns, carrierList } from './carrierList.tsx'
import { explainCarrier } from './explainCarrier.ts'
import { SetUp } from './SetUp.tsx'

/** Who carries for the company, and how each carrier is asked, told and trusted. */
export function Carriers() {
  const t = useText()
  const cache = useQueryClient()
  const columns = useMemo(() => carrierColumns(t), [t])
  const list = useList({
    spec: carrierList,
    call: FreightCarrier,
    ask: (question, { pageSize, pageIndex }) => ({
      query: { Mode: 'Load' as const },
      body: { ...question, pageSize, pageIndex },
    }),
    read: ({ carriers, total }) => ({ rows: carriers, total }),
  })
  const open = (carrierId: number | string): void => list.change({ open: String(carrierId) })
  const remove = useRemoval<WireCarrier>({
    calls: [FreightCarrier, CarriersList],
    remove: ({ CarrierLocn, SCAC, RateMode, version }) =>
      makeCall(FreightCarrier, { query: { Mode: 'DELETE' }, body: { CarrierLocn, SCAC, RateMode, version } }),
    restore: carrier =>
      makeCall(FreightCarrier, { query: { Mode: 'ADD' }, body: { carrier: wireCarrierInput.parse(carrier) } }),
    removed: ({ CarrierName: name }) => t('carriers.deleted', { name }),
    restored: ({ CarrierName: name }) => t('carriers.restored', { name }),
    failed: explainCarrier('carriers.deleteFailed'),
    after: () => open(''),
  })
  const mark = async (carrier: WireCarrier, doNotUse: boolean): Promise<void> => {
    const { carrierId, version, CarrierName: name } = carrier
    const body = { carrierId, version, carrier: { ...wireCarrierInput.parse(carrier), doNotUse } }
    try {
      await makeCall(FreightCarrier, { query: { Mode: 'UPDATE' }, body })
      notify.done(t(doNotUse ? 'carriers.marked' : 'carriers.unmarked', { name }))
      await Promise.all([forget(cache, FreightCarrier), forget(cache, CarriersList)])
    } catch (error) {
      notify.failed(explainCarrier('carriers.updateFailed')(error))
    }
  }
  const add = (
    <ChangeButton leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => open('new')}>
      {t('carriers.addNew')}
    </ChangeButton>
  )
  return (
    <>
      <PageHeader title={t('screens.carriers')} action={add} />
      <DataList
        list={list}
        label={t('screens.carriers')}
        columns={columns}
        idOf={carrier => carrier.carrierId}
        nameOf={carrier => carrier.CarrierName}
        empty={{ title: t('carriers.emptyTitle'), why: t('carriers.emptyWhy'), action: add }}
        searchHint={t('carriers.searchHint')}
        onEdit={carrier => open(carrier.carrierId)}
        rowActions={[
          { label: t('carriers.edit'), looks: true, run: carrier => open(carrier.carrierId) },
          { label: t('carriers.markBad'), run: one => void mark(one, true), fits: one => !one.doNotUse },
          { label: t('carriers.markGood'), run: one => void mark(one, false), fits: one => one.doNotUse },
          { label: t('carriers.delete'), run: carrier => void remove(carrier) },
        ]}
        bulk={{
          actions: [
            {
              label: t('carriers.markBad'),
              start: { action: 'avoidCarriers' },
            },
            {
              label: t('carriers.delete'),
              confirm: { question: count => t('carriers.deleteQuestion', { count }) },
              start: { action: 'deleteCarriers' },
            },
          ],
          versionOf: carrier => carrier.version,
          all: { carriers: list.question },
        }}
        onExport={exporter(ExportCarriers, { body: list.question })}
        panel={(carrier, close) => (
          <CarrierPanel key={carrier.carrierId} carrier={carrier} onClose={close} onDelete={() => remove(carrier)} />
        )}
        newPanel={close => <SetUp onClose={close} />}
      />
    </>
  )
}
