import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { packagingName } from '@waybill/domain'
import { useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { forget, useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { leaveGuards } from '../../../ui/form/leaveGuard.ts'
import { formatWeight } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import { notifyUndo } from '../../../ui/notifyUndo.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Badge } from '../../../ui/StatusBadge.tsx'
import type { Column } from '../../../widgets/DataList/columns.ts'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { ListSpec } from '../../../widgets/DataList/urlState.ts'
import { useListState } from '../../../widgets/DataList/useListState.ts'
import classes from './ItemMaster.module.css'
import { ItemPanel } from './ItemPanel.tsx'

const spec: ListSpec = { sorts: ['SKU'], sort: 'SKU', order: 'asc', filters: {} }

const columnsOf = (t: ReturnType<typeof useText>): readonly Column<WireMasterItem>[] => [
  { id: 'SKU', title: t('itemMaster.sku'), cell: item => item.SKU },
  { id: 'description', title: t('itemMaster.description'), cell: item => item.Description, card: 'line' },
  {
    id: 'class',
    title: t('itemMaster.class'),
    cell: item => item.Class || <span className={classes.guess}>{t('itemMaster.classGuess')}</span>,
    align: 'right',
    card: 'aside',
  },
  { id: 'nmfc', title: t('itemMaster.nmfc'), cell: item => item.NMFC || '–' },
  { id: 'unit', title: t('itemMaster.handlingUnit'), cell: item => packagingName(item.HandlingUnit, 1) },
  {
    id: 'dims',
    title: t('itemMaster.dims'),
    cell: item => (item.Length > 0 ? `${item.Length} × ${item.Width} × ${item.Height}` : '–'),
    align: 'right',
  },
  {
    id: 'weight',
    title: t('shipment.weight'),
    cell: item => (item.Weight > 0 ? formatWeight(item.Weight) : '–'),
    align: 'right',
    card: 'line',
  },
  {
    id: 'hazmat',
    title: t('shipment.hazmatShort'),
    cell: item => (item.Hazmat ? <Badge tone="warn">{item.Hazmat.UNNumber}</Badge> : '–'),
    card: 'line',
  },
  {
    id: 'stackable',
    title: t('itemMaster.stackable'),
    cell: item => t(item.Stackable ? 'itemMaster.yes' : 'itemMaster.no'),
    shown: false,
  },
  {
    id: 'perPallet',
    title: t('itemMaster.perPallet'),
    cell: item => item.UnitsPerPallet ?? '–',
    align: 'right',
    shown: false,
  },
  { id: 'hts', title: t('itemMaster.hts'), cell: item => item.HTS || '–', shown: false },
]

/** What the company ships often: one entry fills a line of the next shipment. */
export function ItemMaster() {
  const t = useText()
  const cache = useQueryClient()
  const [state, change] = useListState(spec)
  const [isAdding, setAdding] = useState(false)
  const items = useCall(WaybillExtraInfoDetails, {
    query: { flag: 'load' },
    body: { searchText: state.search, pageSize: state.size, pageIndex: state.page },
  })
  const { data } = items
  const remove = async (item: WireMasterItem): Promise<void> => {
    const { itemId, version, ...input } = item
    try {
      await makeCall(WaybillExtraInfoDetails, { query: { flag: 'delete' }, body: { itemId, version } })
      change({ open: '' })
      await forget(cache, WaybillExtraInfoDetails)
      notifyUndo(t('itemMaster.deleted', { code: item.SKU }), async () => {
        await makeCall(WaybillExtraInfoDetails, { query: { flag: 'add' }, body: { item: input } }).then(
          () => notify.done(t('itemMaster.restored', { code: item.SKU })),
          (error: unknown) => notify.failed(explainShort(error)),
        )
        await forget(cache, WaybillExtraInfoDetails)
      })
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={() => leaveGuards.ask(() => setAdding(true))}
    >
      {t('itemMaster.add')}
    </Button>
  )
  const edit = (item: WireMasterItem): void => {
    setAdding(false)
    change({ open: String(item.itemId) })
  }
  return (
    <>
      <PageHeader title={t('screens.itemMaster')} action={add} />
      <div className={classes.frame}>
        <DataList
          name="itemMaster"
          label={t('screens.itemMaster')}
          columns={columnsOf(t)}
          idOf={item => String(item.itemId)}
          nameOf={item => item.SKU}
          state={state}
          change={next => {
            if (next.open !== undefined && next.open !== '') setAdding(false)
            change(next)
          }}
          answer={data && { rows: data.items, total: data.total, hasNext: state.page * state.size < data.total }}
          isStale={items.isPlaceholderData}
          error={items.error}
          onRetry={() => void items.refetch()}
          empty={{ title: t('itemMaster.emptyTitle'), why: t('itemMaster.emptyWhy'), action: add }}
          searchHint={t('itemMaster.searchHint')}
          onEdit={edit}
          rowActions={[
            { label: t('itemMaster.edit'), run: edit },
            { label: t('itemMaster.delete'), run: item => void remove(item) },
          ]}
          panel={(item, close) =>
            isAdding ? null : <ItemPanel key={item.itemId} item={item} onClose={close} onDelete={() => remove(item)} />
          }
        />
        {isAdding && <ItemPanel item={null} onClose={() => setAdding(false)} />}
      </div>
    </>
  )
}
