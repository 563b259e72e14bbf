import { useDebouncedValue } from '@mantine/hooks'
import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { useMemo } from 'react'
import { useCall } from '../../api/useCall.ts'
import type { Choice } from '../../ui/form/typeAheadChoices.ts'

const SHOWN = 8
const none: readonly Choice<WireBookAddress>[] = []

/** Addresses of the book that what is typed could mean, the most used first; nothing typed offers those. */
export function useAddressBook(typed: string, ours: boolean, isAsked: boolean): readonly Choice<WireBookAddress>[] {
  const [searchText] = useDebouncedValue(typed.trim().slice(0, 100), 120)
  const { data } = useCall(
    AddressDataList,
    { body: { searchText, ours, pageSize: SHOWN } },
    { enabled: isAsked, freshFor: 30_000 },
  )
  return useMemo(() => {
    if (!isAsked || data === undefined) return none
    return data.addresses.map(entry => ({
      id: String(entry.addressId),
      main: entry.CompanyName,
      side: [entry.Street, `${entry.City}, ${entry.State} ${entry.Zip}`].filter(part => part !== '').join(' · '),
      value: entry,
    }))
  }, [data, isAsked])
}
