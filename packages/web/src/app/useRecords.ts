import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FoundRecord, recordSearch } from './recordSearch.ts'

const SHORTEST = 2

/** Records for what was typed; the last ones stay while new ones are on their way. */
export function useRecords(typed: string): { readonly records: readonly FoundRecord[]; readonly failed: boolean } {
  const [asked] = useDebouncedValue(typed.trim(), 150)
  const isAsked = recordSearch !== null && asked.length >= SHORTEST
  const { data, isError } = useQuery({
    queryKey: ['records', asked],
    queryFn: ({ signal }) => recordSearch?.(asked, signal) ?? [],
    enabled: isAsked,
    placeholderData: before => before,
  })
  return { records: isAsked ? (data ?? []) : [], failed: isError }
}
