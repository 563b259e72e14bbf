import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { makeCall } from '../../api/call.ts'
import type { Choice } from '../../ui/form/typeAheadChoices.ts'

const FRESH_MS = 60_000

const none: readonly Choice<WireMasterItem>[] = []

/** Items of the master that what is typed could mean. `load` reads only, so its answer may be kept like that of a read. */
export function useMasterItems(typed: string, isAsked: boolean): readonly Choice<WireMasterItem>[] {
  // A line that nobody types into waits for nothing: lines of the same words would all draw themselves with its answer.
  const [asked] = useDebouncedValue(isAsked ? typed.trim() : '', 120)
  const { data } = useQuery({
    queryKey: ['/api/Shipment/WaybillExtraInfoDetails', 'load', asked],
    queryFn: ({ signal }) =>
      makeCall(WaybillExtraInfoDetails, {
        query: { flag: 'load' },
        body: { searchText: asked, pageSize: 8 },
        signal,
      }),
    enabled: asked !== '',
    staleTime: FRESH_MS,
    placeholderData: before => before,
  })
  if (!isAsked || asked === '' || data === undefined) return none
  return data.items.map(item => ({
    id: String(item.itemId),
    main: item.Description,
    side: [item.SKU, item.NMFC === '' ? '' : `NMFC ${item.NMFC}`, item.Class].filter(Boolean).join(' · '),
    value: item,
  }))
}
