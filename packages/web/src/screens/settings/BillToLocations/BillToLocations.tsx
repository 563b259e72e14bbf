import '../../../texts/address.ts'
import '../../../texts/lists.ts'
import '../../../texts/orderSetup.ts'
import '../../../texts/shipment.ts'
import '../../../texts/trade.ts'
import { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import { linesFromWire, type WireBillTo } from '@waybill/contract/wire/billToLocation.ts'
import { useMemo } from 'react'
import { makeCall } from '../../../api/call.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { IconPlus } from '../../../ui/icons.generated.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import type { Column } from '../../../widgets/DataList/types.ts'
import { defineList } from '../../../widgets/DataList/urlState.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { useRemoval } from '../../../widgets/DataList/useRemoval.ts'
import { BillToPanel } from './BillToPanel.tsx'

const billToList = defineList({ name: 'billTo', sorts: [], sort: 'company', order: 'asc', filters: [] })

const columnsOf = (t: ReturnType<typeof useText>): readonly Column<WireBillTo>[] => [
  { id: 'companyName', title: t('billTo.company'), cell: row => row.companyName },
  {
    ...{ id: 'addressLines', title: t('billTo.address'), grows: true, card: 'line' },
    cell: row =>
      linesFromWire(row.addressLines)
        .filter(line => line !== '')
        .join(', '),
  },
  { id: 'city', title: t('billTo.city'), cell: row => `${row.city}, ${row.state} ${row.zip}`, card: 'line' },
  { id: 'country', title: t('billTo.country'), cell: row => row.country, card: 'aside' },
]

/** Who is billed for third-party freight, as carriers' price requests name them. */
export function BillToLocations() {
  const t = useText()
  const columns = useMemo(() => columnsOf(t), [t])
  const list = useList({
    spec: billToList,
    call: BillToAddressUpdate,
    ask: (_question, page, state) => ({
      query: { funtype: 'load' as const },
      body: { searchText: state.search, pageSize: page.pageSize, pageIndex: page.pageIndex },
    }),
    read: ({ bIlltoAddresses, total }) => ({ rows: bIlltoAddresses, total }),
  })
  const open = (id: number | string): void => list.change({ open: String(id) })
  const remove = useRemoval<WireBillTo>({
    calls: [BillToAddressUpdate],
    remove: ({ id }) => makeCall(BillToAddressUpdate, { query: { funtype: 'delete' }, body: { id } }),
    restore: ({ id: _, version: __, ...address }) =>
      makeCall(BillToAddressUpdate, { query: { funtype: 'add' }, body: { address } }),
    removed: row => t('billTo.deleted', { company: row.companyName }),
    restored: row => t('billTo.restored', { company: row.companyName }),
    after: () => open(''),
  })
  const add = (
    <ChangeButton leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => open('new')}>
      {t('billTo.add')}
    </ChangeButton>
  )
  return (
    <>
      <PageHeader title={t('screens.billToLocations')} action={add} />
      <DataList
        list={list}
        label={t('screens.billToLocations')}
        columns={columns}
        idOf={row => row.id}
        nameOf={row => row.companyName}
        empty={{ title: t('billTo.emptyTitle'), why: t('billTo.emptyWhy'), action: add }}
        searchHint={t('billTo.company')}
        onEdit={row => open(row.id)}
        rowActions={[
          { label: t('billTo.edit'), looks: true, run: row => open(row.id) },
          { label: t('billTo.delete'), run: row => void remove(row) },
        ]}
        panel={(row, close) => <BillToPanel key={row.id} location={row} onClose={close} onDelete={() => remove(row)} />}
        newPanel={close => <BillToPanel location={null} onClose={close} />}
      />
    </>
  )
}
