import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { type ItemLevel, textLimits } from '@waybill/domain'
import { useCallback, useMemo, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import type { Choice } from '../../ui/form/typeAheadChoices.ts'
import { levelsOfMaster } from './itemCount.ts'
import type { ItemDraft } from './itemDraft.ts'

const FRESH_MS = 60_000

interface FoundItems {
  readonly choices: readonly Choice<WireMasterItem>[]
  /** The answer to what is typed is not here yet. */
  readonly isAwaited: boolean
}

const none: readonly Choice<WireMasterItem>[] = []

/** Items of the master that what is typed could mean. `load` reads only, so its answer may be kept like that of a read. */
export function useMasterItems(typed: string, isAsked: boolean): FoundItems {
  // A line that nobody types into waits for nothing: lines of the same words would all draw themselves with its answer.
  const [asked] = useDebouncedValue(isAsked ? typed.trim() : '', 120)
  const { data, isFetching } = useQuery({
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
  const isAwaited = isAsked && (asked !== typed.trim() || isFetching)
  if (!isAsked || asked === '' || data === undefined) return { choices: none, isAwaited }
  const choices = data.items.map(item => ({
    id: String(item.itemId),
    main: item.Description,
    side: [item.SKU, item.NMFC === '' ? '' : `NMFC ${item.NMFC}`, item.Class].filter(Boolean).join(' · '),
    value: item,
  }))
  return { choices, isAwaited }
}

/** The packaging levels of an item by its code; null: it is not of the master, or not known yet. */
export type LevelsOf = (itemCode: string) => readonly ItemLevel[] | null

/**
 * The packaging levels of the items that stand in the lines, as the master has them now: a line that was saved, copied or
 * restored is counted as one that was just chosen.
 * @returns with it what tells it of an item that is chosen from here on
 */
export function useLevels(lines: readonly ItemDraft[]): readonly [LevelsOf, (chosen: WireMasterItem) => void] {
  const [chosen, setChosen] = useState<ReadonlyMap<string, WireMasterItem>>(new Map())
  const codes = lines.map(line => line.itemCode).filter(code => code !== '' && code.length <= textLimits.itemCode)
  const skus = [...new Set(codes)].filter(code => !chosen.has(code)).toSorted()
  const { data } = useQuery({
    queryKey: ['/api/Shipment/WaybillExtraInfoDetails', 'lines', skus],
    queryFn: ({ signal }) =>
      makeCall(WaybillExtraInfoDetails, {
        query: { flag: 'load' },
        body: { skus, pageSize: skus.length },
        signal,
      }),
    enabled: skus.length > 0,
    staleTime: FRESH_MS,
    placeholderData: before => before,
  })
  const known = useMemo(() => {
    const items = [...(data?.items ?? []), ...chosen.values()]
    return new Map(items.map(item => [item.SKU, levelsOfMaster(item)]))
  }, [data, chosen])
  const learn = useCallback((item: WireMasterItem) => setChosen(before => new Map(before).set(item.SKU, item)), [])
  return [useCallback((code: string) => known.get(code) ?? null, [known]), learn]
}
