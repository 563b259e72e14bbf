import type { Call, ReplyOf } from '@waybill/contract/call.ts'
import { useEffect, useRef } from 'react'
import type { SocketMessage } from '../../api/socketHub.ts'
import { type Asked, useCall } from '../../api/useCall.ts'
import { useLive } from '../../api/useLive.ts'
import type { FilterSpec } from './filters.ts'
import { type ListSpec, type ListState, pageBefore, questionOf } from './urlState.ts'
import { type ChangeList, useListState } from './useListState.ts'

/** Which part of the list is asked for: a page, or what follows a cursor. */
export interface ListPage {
  readonly pageSize: number
  readonly pageIndex: number
  readonly cursor?: string
}

export interface ListAnswer<Row> {
  readonly rows: readonly Row[]
  /** Null when counting all matches would cost more than it is worth. */
  readonly total: number | null
  /** Where the next page goes on, for lists that have cursors; null: there is none. */
  readonly next?: string | null
}

/** A list as it stands: what is asked, what was answered, and how good the answer is. */
export interface List<Row> {
  readonly spec: ListSpec
  readonly state: ListState
  readonly change: ChangeList
  readonly answer:
    | { readonly rows: readonly Row[]; readonly total: number | null; readonly hasNext: boolean }
    | undefined
  /** The rows shown belong to the former question: they are dimmed. */
  readonly isStale: boolean
  readonly error: unknown
  /** When the rows were true, in ms since 1970. */
  readonly updatedAt: number
  readonly refresh: () => void
}

type QuestionOf<Sort extends string, Fs extends readonly FilterSpec[]> = ReturnType<typeof questionOf<Sort, Fs>>

/**
 * Asks for what the address says, keeps the rows while others load, and asks again when something happened.
 * A page that was reached by turning pages continues at its cursor: the same cost at any depth.
 * @param given.alsoAsked further calls that are made again with the list.
 * @param given.againAfter milliseconds after which it is asked again by itself; left out: never.
 */
export function useList<C extends Call, Row, const Sort extends string, const Fs extends readonly FilterSpec[]>(given: {
  readonly spec: ListSpec<Sort, Fs>
  readonly call: C
  readonly ask: (question: QuestionOf<Sort, Fs>, page: ListPage, state: ListState) => Asked<C>
  readonly read: (reply: ReplyOf<C>) => ListAnswer<Row>
  readonly isNews?: (message: SocketMessage) => boolean
  readonly alsoAsked?: readonly Call[]
  readonly againAfter?: number
}): List<Row> & { readonly reply: ReplyOf<C> | undefined; readonly question: QuestionOf<Sort, Fs> } {
  const { spec, call, ask, read, isNews, alsoAsked = [], againAfter } = given
  const [state, change] = useListState(spec)
  const cursors = useRef(new Map<string, string>())
  const first = { pageSize: state.size, pageIndex: 1 }
  const question = questionOf(spec, state)
  const asking = JSON.stringify(ask(question, first, state))
  const cursor = cursors.current.get(`${asking}${state.page}`)
  const page = { ...first, pageIndex: state.page, ...(cursor === undefined ? {} : { cursor }) }
  const asked = ask(question, page, state)
  const { data, error, isPlaceholderData, fetchStatus, dataUpdatedAt, refetch } = useCall(
    call,
    asked,
    againAfter === undefined ? {} : { againAfter: () => againAfter },
  )
  // Without a connection the rows of another question would stand under this one for as long as that lasts.
  const isOther = isPlaceholderData && fetchStatus === 'paused'
  const answer = data === undefined || isOther ? undefined : read(data)
  if (answer?.next != null && !isPlaceholderData) cursors.current.set(`${asking}${state.page + 1}`, answer.next)
  useLive(isNews === undefined ? null : '', [call, ...alsoAsked], isNews)
  const isPastEnd = answer?.rows.length === 0 && state.page > 1 && !isPlaceholderData
  const end = isPastEnd ? pageBefore(state, answer.total) : null
  // The rows of a last page that were all worked off leave no page behind.
  useEffect(() => {
    if (end !== null) change({ page: end, open: '' }, { replace: true })
  }, [end, change])
  const seen = answer === undefined ? 0 : (state.page - 1) * state.size + answer.rows.length
  // Until the page that an empty one leads to is there, it says nothing.
  const shown =
    answer === undefined || (answer.rows.length === 0 && state.page > 1)
      ? undefined
      : {
          rows: answer.rows,
          total: answer.total,
          hasNext: answer.next === undefined ? seen < (answer.total ?? 0) : answer.next !== null,
        }
  return {
    ...{ spec, question, state, change, error, reply: data, isStale: isPlaceholderData, updatedAt: dataUpdatedAt },
    answer: shown,
    refresh: () => void refetch(),
  }
}
