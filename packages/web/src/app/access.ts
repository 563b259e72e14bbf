import type { PageName } from '@waybill/contract/pages.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'

type Door = Pick<ScreenRow, 'path' | 'page' | 'menu'>

/** @param pageList the user's comma-separated page names; null opens all, an empty list opens none (specification §2). */
export function allows(pageList: string | null, page: PageName | null): boolean {
  if (page === null || pageList === null) return true
  return pageList.split(',').some(name => name.trim() === page)
}

/**
 * Whether a page may be looked at and no more. What somebody chose for himself in Preferences is his, whatever his pages.
 * @param lookList comma-separated page names
 */
export const onlyLooksAt = (lookList: string, page: PageName | null): boolean =>
  page !== null && page !== 'Preferences' && lookList.split(',').includes(page)

/** Pages that are nothing but a form, or a desk to print from: who may only look at one is not led there from elsewhere. */
const entryPages: readonly PageName[] = [
  'SingleOrder',
  'Prepaid',
  'Collect',
  'Parcel',
  'ParcelScan',
  'Tender',
  'PrintDocuments',
]

/** Whether another page offers to go to one. */
export const leadsTo = (
  { pageList, lookList }: { readonly pageList: string | null; readonly lookList: string },
  page: PageName,
): boolean => allows(pageList, page) && !(entryPages.includes(page) && onlyLooksAt(lookList, page))

/**
 * Where Home leads and where a blocked person is sent: SingleOrder when it is built and open, else the first open route
 * of the table that needs no id in its path. Null when nothing is open.
 */
export function firstReachable(rows: readonly Door[], pageList: string | null): string | null {
  const open = rows.filter(row => row.page !== null && !row.path.includes(':') && allows(pageList, row.page))
  const home = open.find(row => row.page === 'SingleOrder') ?? open.find(row => row.menu !== 'none')
  return home?.path ?? null
}

/** Where sign-in leads: the page that somebody chose to start with while it is open, else as Home. */
export function startOf(rows: readonly Door[], pageList: string | null, startPage: PageName | null): string | null {
  const chosen = rows.find(row => startPage !== null && row.page === startPage && !/[:?]/.test(row.path))
  return chosen !== undefined && allows(pageList, chosen.page) ? chosen.path : firstReachable(rows, pageList)
}
