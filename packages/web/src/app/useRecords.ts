import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type Found, nothingFound, recordSearch } from './recordSearch.ts'

const SHORTEST = 2
const LONGEST = 100

/** Records for what was typed; the last ones stay while new ones are on their way. */
export function useRecords(typed: string): {
  readonly records: Found
  readonly failed: boolean
  readonly searching: boolean
} {
  const wanted = typed.trim().slice(0, LONGEST)
  const [asked] = useDebouncedValue(wanted, 150)
  const isAsked = asked.length >= SHORTEST
  const { data, isError, isFetching } = useQuery({
    queryKey: ['records', asked],
    queryFn: ({ signal }) => recordSearch(asked, signal),
    enabled: isAsked,
    staleTime: 5_000,
    placeholderData: before => before,
  })
  const searching = wanted.length >= SHORTEST && (isFetching || wanted !== asked)
  return { records: isAsked ? (data ?? nothingFound) : nothingFound, failed: isError, searching }
}
