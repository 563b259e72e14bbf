/** What a list shows. It stands in the address, so that a link shows a colleague the same rows. */
export interface ListState {
  readonly search: string
  readonly sort: string
  readonly order: 'asc' | 'desc'
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Id of the row whose panel is open, empty for none. */
  readonly open: string
  readonly filters: Readonly<Record<string, string>>
}

export interface ListSpec {
  readonly sorts: readonly string[]
  readonly sort: string
  readonly order: 'asc' | 'desc'
  /** Each filter with its choices; the first is the default and stays out of the address. */
  readonly filters: Readonly<Record<string, readonly [string, ...string[]]>>
}

export const pageSizes = [10, 25, 50, 100] as const
const SEARCH_MAX = 100

/** Reads the address; whatever is not a choice of the list counts as its default. */
export function readListState(params: URLSearchParams, spec: ListSpec): ListState {
  const oneOf = (name: string, choices: readonly string[], fallback: string): string => {
    const value = params.get(name)
    return value !== null && choices.includes(value) ? value : fallback
  }
  const page = Number(params.get('page'))
  const size = Number(params.get('size'))
  const sort = oneOf('sort', spec.sorts, spec.sort)
  return {
    search: (params.get('q') ?? '').slice(0, SEARCH_MAX),
    sort,
    order: oneOf('order', ['asc', 'desc'], spec.order) === 'asc' ? 'asc' : 'desc',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find(choice => choice === size) ?? pageSizes[0],
    open: params.get('open') ?? '',
    filters: Object.fromEntries(
      Object.entries(spec.filters).map(([name, choices]) => [name, oneOf(name, choices, choices[0])]),
    ),
  }
}

/** The address of a state: defaults are left out, so that the plain list has the plain address. */
export function writeListState(state: ListState, spec: ListSpec): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, choices] of Object.entries(spec.filters)) {
    const value = state.filters[name]
    if (value !== undefined && value !== choices[0]) params.set(name, value)
  }
  if (state.search !== '') params.set('q', state.search)
  if (state.sort !== spec.sort) params.set('sort', state.sort)
  if (state.order !== spec.order) params.set('order', state.order)
  if (state.size !== pageSizes[0]) params.set('size', String(state.size))
  if (state.page !== 1) params.set('page', String(state.page))
  if (state.open !== '') params.set('open', state.open)
  return params
}

/** A change of what is asked goes back to page 1 and closes the panel; turning a page keeps the rest. */
export function changed(state: ListState, change: Partial<ListState>): ListState {
  const asksOther =
    'search' in change || 'sort' in change || 'order' in change || 'size' in change || 'filters' in change
  return { ...state, ...(asksOther ? { page: 1, open: '' } : {}), ...change }
}
