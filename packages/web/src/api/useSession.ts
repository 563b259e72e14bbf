import type { WireUser } from '@waybill/contract/wire/user.ts'
import { useSyncExternalStore } from 'react'
import { onSessionChange, signedInUser } from './session.ts'

export const useUser = (): WireUser | null => useSyncExternalStore(onSessionChange, signedInUser)
