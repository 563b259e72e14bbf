import type { ListName } from '@waybill/contract/lists/index.ts'
import { type FilterSpec, filterOf, readFilter, writeFilter } from './filters.ts'
import { usualSize } from './usualSize.ts'

/** What a list shows. It stands in the address, so that a link shows a colleague the same rows. */
export interface ListState {
  readonly search: string
  readonly sort: string
  readonly order: 'asc' | 'desc'
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Id of the row whose panel is open, `new` for one that is being made, empty for none. */
  readonly open: string
  /** Number of the saved view that was opened, empty for none. */
  readonly saved: string
  readonly switches: Readonly<Record<string, string>>
  /** Filters that are set, as `filters.ts` spells them. */
  readonly filters: Readonly<Record<string, string>>
}

export interface ListSpec<Sort extends string = string, Fs extends readonly FilterSpec[] = readonly FilterSpec[]> {
  /** Names the list for what is remembered of it. */
  readonly name: ListName
  readonly sorts: readonly Sort[]
  readonly sort: Sort
  readonly order: 'asc' | 'desc'
  /** Tabs and the like with their choices; the first is the default and stays out of the address. */
  readonly switches?: Readonly<Record<string, readonly [string, ...string[]]>>
  /** Switches that *Clear* leaves alone: a place more than a filter. */
  readonly places?: readonly string[]
  /** Named as the list's call takes them. */
  readonly filters: Fs
  /** The most rows that its call gives at once; left out: as many as any list. */
  readonly rowsMax?: number
}

/** Declares a list, so that its sorts and filters are known to whoever asks for it. */
export const defineList = <const Sort extends string, const Fs extends readonly FilterSpec[]>(
  spec: ListSpec<Sort, Fs>,
): ListSpec<Sort, Fs> => spec

/** What is asked of a list, for the list itself, its export and what is done with all of it. */
export const questionOf = <Sort extends string, Fs extends readonly FilterSpec[]>(
  spec: ListSpec<Sort, Fs>,
  state: ListState,
) => ({
  searchText: state.search,
  sortName: spec.sorts.find(sort => sort === state.sort) ?? spec.sort,
  sortOrder: state.order,
  filter: filterOf(spec.filters, state.filters),
})

const pageSizes = [10, 25, 50, 100, 500] as const
const SEARCH_MAX = 100

/** The sizes of a page that a list can have. */
export const sizesOf = ({ rowsMax }: Pick<ListSpec, 'rowsMax'>): readonly number[] =>
  [...new Set([...pageSizes.filter(size => size <= (rowsMax ?? size)), usualSize(rowsMax)])].sort((a, b) => a - b)

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
    size: sizesOf(spec).find(choice => choice === size) ?? usualSize(spec.rowsMax),
    open: params.get('open') ?? '',
    saved: /^\d{1,12}$/.exec(params.get('saved') ?? '')?.[0] ?? '',
    switches: Object.fromEntries(
      Object.entries(spec.switches ?? {}).map(([name, choices]) => [name, oneOf(name, choices, choices[0])]),
    ),
    filters: Object.fromEntries(
      spec.filters.flatMap(filter => {
        const value = readFilter(filter, params.get(filter.id) ?? '')
        return value === null ? [] : [[filter.id, writeFilter(value)]]
      }),
    ),
  }
}

/** The address of a state: defaults are left out, so that the plain list has the plain address. */
export function writeListState(state: ListState, spec: ListSpec): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string, fallback: string): void => {
    if (value !== fallback) params.set(name, value)
  }
  for (const [name, choices] of Object.entries(spec.switches ?? {})) {
    put(name, state.switches[name] ?? choices[0], choices[0])
  }
  for (const { id } of spec.filters) put(id, state.filters[id] ?? '', '')
  put('q', state.search, '')
  put('sort', state.sort, spec.sort)
  put('order', state.order, spec.order)
  put('size', String(state.size), String(usualSize(spec.rowsMax)))
  put('page', String(state.page), '1')
  put('saved', state.saved, '')
  put('open', state.open, '')
  return params
}

/** The part of the address that a saved view keeps: not the page, nor which row is open. */
export const viewAddress = (state: ListState, spec: ListSpec): string =>
  writeListState({ ...state, page: 1, open: '', saved: '' }, spec).toString()

const asksOther = ['search', 'sort', 'order', 'size', 'filters', 'switches'] as const

/** A change of what is asked goes back to page 1 and closes the panel; turning a page keeps the rest. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  ...(asksOther.some(name => name in change) ? { page: 1, open: '' } : {}),
  ...change,
})

/** The last page that can have rows, where the one that was asked for has none; `total` null: nobody has counted. */
export const pageBefore = ({ page, size }: Pick<ListState, 'page' | 'size'>, total: number | null): number =>
  Math.max(1, Math.min(page - 1, total === null ? page - 1 : Math.ceil(total / size)))

/** Sets a filter, or takes it away with a blank. */
export function withFilter(state: ListState, id: string, value: string): Pick<ListState, 'filters'> {
  const { [id]: _, ...others } = state.filters
  return { filters: value === '' ? others : { ...others, [id]: value } }
}

const plainSwitches = (state: ListState, spec: ListSpec): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(spec.switches ?? {}).map(([name, choices]) => [
      name,
      spec.places?.includes(name) ? (state.switches[name] ?? choices[0]) : choices[0],
    ]),
  )

/** Everything that narrows the list is taken away; tabs stay where they are. */
export const cleared = (state: ListState, spec: ListSpec): Partial<ListState> => ({
  search: '',
  filters: {},
  switches: plainSwitches(state, spec),
  saved: '',
})

/** Whether *Clear* would show more. */
export function isNarrowed(state: ListState, spec: ListSpec): boolean {
  const plain = plainSwitches(state, spec)
  const isSwitched = Object.entries(state.switches).some(([name, value]) => value !== plain[name])
  return state.search !== '' || Object.keys(state.filters).length > 0 || isSwitched
}
