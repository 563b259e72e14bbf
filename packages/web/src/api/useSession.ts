import type { WireUser } from '@waybill/contract/wire/user.ts'
import { useSyncExternalStore } from 'react'
import { onSessionChange, signedInUser } from './session.ts'

export const useUser = (): WireUser | null => useSyncExternalStore(onSessionChange, signedInUser)

/** Whether this is a copy of the database that nobody has claimed: nothing leaves it, and no screen says that something did. */
export const useIsHeld = (): boolean => useUser()?.isHeld ?? false
