import '../../../texts/hazmat.ts'
import '../../../texts/itemMaster.ts'
import '../../../texts/lists.ts'
import '../../../texts/shipment.ts'
import '../../../texts/trade.ts'
import { DownloadExtraInfoDetails } from '@waybill/contract/calls/Shipment/DownloadExtraInfoDetails.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { useMemo, useState } from 'react'
import { fetchFile, makeCall } from '../../../api/call.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { IconPlus } from '../../../ui/icons.generated.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { useList } from '../../../widgets/DataList/useList.ts'
import { useRemoval } from '../../../widgets/DataList/useRemoval.ts'
import { ImportFile } from '../../../widgets/ImportFile/ImportFile.tsx'
import { BoxPanel } from './BoxPanel.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { itemColumns, itemList } from './itemList.tsx'
import { PalletPanel } from './PalletPanel.tsx'

/** What the company ships often: one entry fills a line of the next shipment. */
export function ItemMaster() {
  const t = useText()
  const [isImporting, setImporting] = useState(false)
  const [beside, setBeside] = useState<'pallets' | 'boxes' | null>(null)
  const toggle = (panel: 'pallets' | 'boxes') => () => setBeside(before => (before === panel ? null : panel))
  const columns = useMemo(() => itemColumns(t), [t])
  const list = useList({
    spec: itemList,
    call: WaybillExtraInfoDetails,
    ask: (question, page) => ({ query: { flag: 'load' as const }, body: { ...question, ...page } }),
    read: ({ items, total }) => ({ rows: items, total }),
  })
  const open = (itemId: number | string): void => list.change({ open: String(itemId) })
  const remove = useRemoval<WireMasterItem>({
    calls: [WaybillExtraInfoDetails],
    remove: ({ itemId, version }) =>
      makeCall(WaybillExtraInfoDetails, { query: { flag: 'delete' }, body: { itemId, version } }),
    restore: ({ itemId, version, ...item }) =>
      makeCall(WaybillExtraInfoDetails, { query: { flag: 'add' }, body: { item } }),
    removed: item => t('itemMaster.deleted', { code: item.SKU }),
    restored: item => t('itemMaster.restored', { code: item.SKU }),
    after: () => open(''),
  })
  const add = (
    <ChangeButton leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => open('new')}>
      {t('itemMaster.add')}
    </ChangeButton>
  )
  return (
    <>
      <PageHeader
        title={t('screens.itemMaster')}
        action={
          <>
            <ChangeButton variant="default" aria-expanded={beside === 'boxes'} onClick={toggle('boxes')}>
              {t('itemMaster.boxes')}
            </ChangeButton>
            <ChangeButton variant="default" aria-expanded={beside === 'pallets'} onClick={toggle('pallets')}>
              {t('itemMaster.pallets')}
            </ChangeButton>
            <ChangeButton variant="default" aria-expanded={isImporting} onClick={() => setImporting(before => !before)}>
              {t('itemMaster.import')}
            </ChangeButton>
            {add}
          </>
        }
      />
      {isImporting && (
        <ImportFile
          kind="items"
          call={InsertItem}
          affects={[WaybillExtraInfoDetails]}
          onClose={() => setImporting(false)}
        />
      )}
      <DataList
        list={list}
        label={t('screens.itemMaster')}
        columns={columns}
        idOf={item => item.itemId}
        nameOf={item => item.SKU}
        empty={{ title: t('itemMaster.emptyTitle'), why: t('itemMaster.emptyWhy'), action: add }}
        searchHint={t('itemMaster.searchHint')}
        onEdit={item => open(item.itemId)}
        rowActions={[
          { label: t('itemMaster.edit'), looks: true, run: item => open(item.itemId) },
          { label: t('itemMaster.delete'), run: item => void remove(item) },
        ]}
        bulk={{
          actions: [
            {
              label: t('itemMaster.delete'),
              confirm: { question: count => t('itemMaster.deleteQuestion', { count }) },
              start: { action: 'deleteItems' },
            },
          ],
          versionOf: item => item.version,
          all: { items: list.question },
        }}
        onExport={(columns, chosen) =>
          fetchFile(DownloadExtraInfoDetails, {
            body: { ...list.question, columns, ...(chosen === undefined ? {} : { chosen }) },
          })
        }
        panel={(item, close) => (
          <ItemPanel key={item.itemId} item={item} onClose={close} onDelete={() => remove(item)} />
        )}
        newPanel={close => <ItemPanel item={null} onClose={close} />}
        beside={
          beside === 'pallets' ? (
            <PalletPanel onClose={() => setBeside(null)} />
          ) : (
            beside === 'boxes' && <BoxPanel onClose={() => setBeside(null)} />
          )
        }
      />
    </>
  )
}
