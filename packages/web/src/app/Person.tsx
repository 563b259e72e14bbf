import type { ReactNode } from 'react'
import { useUser } from '../api/useSession.ts'
import { PersonContext } from '../ui/form/person.ts'

/** Tells the forms below who fills them in. */
export function Person({ children }: { children: ReactNode }) {
  const user = useUser()
  return <PersonContext value={user === null ? '' : String(user.UserId)}>{children}</PersonContext>
}
