import '../../../texts/address.ts'
import '../../../texts/hazmat.ts'
import '../../../texts/lists.ts'
import '../../../texts/locations.ts'
import '../../../texts/order.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { AddressIntegration } from '@waybill/contract/calls/Address/AddressIntegration.ts'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { ExportLocations, GetLocations, list as locationList } from '@waybill/contract/lists/locations.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { useMemo, useState } from 'react'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatCount } from '../../../ui/format.ts'
import { IconPlus } from '../../../ui/icons.generated.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { useRemoval } from '../../../widgets/DataList/useRemoval.ts'
import { ImportFile } from '../../../widgets/ImportFile/ImportFile.tsx'
import { LocationPanel } from './LocationPanel.tsx'

const spec = specOf(locationList)

/** The places of the address book: own docks and whoever is shipped to. */
export function Locations() {
  const t = useText()
  const [isImporting, setImporting] = useState(false)
  const columns = useMemo(
    () =>
      columnsOf(locationList, t, {
        CompanyName: { cell: row => row.CompanyName },
        Street: { cell: row => [row.Street, row.Street2].filter(Boolean).join(', '), card: 'line', gives: true },
        City: { cell: row => row.City, card: 'line' },
        State: { cell: row => row.State, card: 'line' },
        Zip: { cell: row => row.Zip, card: 'aside' },
        CountryCode: { cell: row => row.CountryCode, shown: false },
        ContactName: { cell: row => row.ContactName || '–', gives: true },
        ContactNumber: { cell: row => row.ContactNumber || '–' },
        EmailID: { cell: row => row.EmailID || '–', shown: false },
        isOurs: { cell: row => t(row.isOurs ? 'forms.yes' : 'forms.no') },
        used: { cell: row => formatCount(row.used), align: 'right' },
      }),
    [t],
  )
  const list = useList({
    spec,
    call: GetLocations,
    ask: (question, page) => ({ body: { ...question, ...page } }),
    read: ({ locations, total, nextCursor }) => ({ rows: locations, total, next: nextCursor }),
  })
  const open = (addressId: number | string): void => list.change({ open: String(addressId) })
  /** Opens a place that may stand on another page. */
  const find = ({ addressId, CompanyName }: WireBookAddress): void =>
    list.change({ search: CompanyName, open: String(addressId) })
  const change = useChange(UpdateLocation, [])
  const remove = useRemoval<WireBookAddress>({
    calls: [GetLocations, AddressDataList],
    remove: ({ addressId, version }) =>
      change.mutateAsync({ query: { funtype: 'delete' }, body: { addressId, version } }),
    restore: ({ addressId: _, version: __, used: ___, ...address }) =>
      change.mutateAsync({ query: { funtype: 'restore' }, body: { address } }),
    removed: ({ CompanyName: company }) => t('locations.deleted', { company }),
    restored: ({ CompanyName: company }) => t('locations.restored', { company }),
    after: () => open(''),
  })
  const add = (
    <ChangeButton leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => open('new')}>
      {t('locations.add')}
    </ChangeButton>
  )
  const bring = (
    <ChangeButton variant="default" aria-expanded={isImporting} onClick={() => setImporting(before => !before)}>
      {t('locations.import')}
    </ChangeButton>
  )
  return (
    <>
      <PageHeader
        title={t('screens.locations')}
        action={
          <>
            {bring}
            {add}
          </>
        }
      />
      {isImporting && (
        <ImportFile
          kind="addresses"
          call={AddressIntegration}
          affects={[GetLocations]}
          onClose={() => setImporting(false)}
        />
      )}
      <DataList
        list={list}
        label={t('screens.locations')}
        columns={columns}
        idOf={row => row.addressId}
        nameOf={row => row.CompanyName}
        empty={{ title: t('locations.emptyTitle'), why: t('locations.emptyWhy'), action: add }}
        searchHint={t('locations.searchHint')}
        onEdit={row => open(row.addressId)}
        rowActions={[
          { label: t('locations.edit'), looks: true, run: row => open(row.addressId) },
          { label: t('locations.delete'), run: row => void remove(row) },
        ]}
        onExport={exporter(ExportLocations, { body: list.question })}
        panel={(row, close) => (
          <LocationPanel key={row.addressId} place={row} onClose={close} onOpen={find} onDelete={() => remove(row)} />
        )}
        newPanel={close => <LocationPanel place={null} onClose={close} onOpen={find} />}
      />
    </>
  )
}
