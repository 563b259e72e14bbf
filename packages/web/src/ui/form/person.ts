import { createContext } from 'react'

/** Who fills in forms here, for what is kept of them; empty before sign-in. Nobody finds what somebody else typed. */
export const PersonContext = createContext('')
