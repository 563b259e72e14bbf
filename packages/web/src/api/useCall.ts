import { keepPreviousData, type QueryClient, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { BodyOf, Call, QueryOf, ReplyOf } from '@waybill/contract/call.ts'
import { pathOf } from '@waybill/contract/call.ts'
import { wasRefused } from './askAgain.ts'
import { makeCall } from './call.ts'
import type { CallProblem } from './problem.ts'

export interface Asked<C extends Call> {
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
}

/** The cache key of a call: its path first, so that `forget` finds every input of it. */
export const keyOf = <C extends Call>(call: C, asked: Asked<C> = {}): QueryKey => [
  pathOf(call),
  asked.query ?? {},
  asked.body ?? {},
]

export interface UseCallOptions<R> {
  readonly enabled?: boolean
  /** Milliseconds for which an answer counts as fresh. */
  readonly freshFor?: number
  /** Milliseconds after which the answer is asked for again, while the page is looked at; left out: only when it is told. */
  readonly againAfter?: (answer: R) => number | false
  /** Shows the rows of the former question, dimmed, until the new ones are there. */
  readonly keepOld?: boolean
}

/** A read of the contract: cached by its input, refetched when told, old rows kept while new ones load. */
export function useCall<C extends Call>(
  call: C,
  asked: Asked<C> = {},
  options: UseCallOptions<ReplyOf<C>> = {},
): UseQueryResult<ReplyOf<C>, CallProblem> {
  const { againAfter } = options
  return useQuery<ReplyOf<C>, CallProblem>({
    queryKey: keyOf(call, asked),
    queryFn: ({ signal, client, queryKey }) =>
      makeCall(call, { ...asked, signal, once: wasRefused(client.getQueryState(queryKey)) }),
    enabled: options.enabled ?? true,
    staleTime: options.freshFor ?? 5_000,
    ...(againAfter && { refetchInterval: ({ state: { data } }) => data !== undefined && againAfter(data) }),
    ...(options.keepOld === false ? {} : { placeholderData: keepPreviousData }),
  })
}

/** Everything known of a call is asked again where it is shown. */
export async function forget(client: QueryClient, call: Call): Promise<void> {
  const read = { queryKey: [pathOf(call)] }
  const underWay = client.getQueryCache().findAll({ ...read, fetchStatus: 'fetching' })
  const isFirst = underWay.some(query => query.state.data === undefined)
  await client.invalidateQueries(read)
  // A first answer that is under way is waited for instead of being asked anew: it may be older than the news.
  if (isFirst) await client.invalidateQueries(read)
}
