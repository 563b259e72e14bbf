import '../../../texts/address.ts'
import '../../../texts/lists.ts'
import '../../../texts/locations.ts'
import { Button } from '@mantine/core'
import { AddressIntegration } from '@waybill/contract/calls/Address/AddressIntegration.ts'
import { ExportLocations, GetLocations, list as locationList } from '@waybill/contract/lists/locations.ts'
import { useMemo, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { DataList } from '../../../widgets/DataList/DataList.tsx'
import { columnsOf, exporter, specOf } from '../../../widgets/DataList/definedList.ts'
import { useList } from '../../../widgets/DataList/useList.ts'
import { ImportFile } from '../../../widgets/ImportFile/ImportFile.tsx'

const spec = specOf(locationList)

/** The places of the address book, and where they come in from files. */
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
  const bring = (
    <Button variant="default" aria-expanded={isImporting} onClick={() => setImporting(before => !before)}>
      {t('locations.import')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('screens.locations')} action={bring} />
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
        empty={{ title: t('locations.emptyTitle'), why: t('locations.emptyWhy') }}
        searchHint={t('locations.searchHint')}
        onExport={exporter(ExportLocations, { body: list.question })}
      />
    </>
  )
}
