import type { PageName } from '@waybill/contract/pages.ts'
import { createContext, useContext } from 'react'

/** Which screens are built and open to this person: a link to another one is not offered. */
export const ScreensContext = createContext<(page: PageName) => boolean>(() => false)

export const useReachable = (): ((page: PageName) => boolean) => useContext(ScreensContext)
