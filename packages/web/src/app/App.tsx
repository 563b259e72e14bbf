import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router/dom'
import { CallProblem } from '../api/problem.ts'
import { ThemeRoot } from '../ui/ThemeRoot.tsx'
import { arrives } from './arrives.ts'
import { Person } from './Person.tsx'
import type { Router } from './router.tsx'
import { whenIdle } from './whenIdle.ts'

/** Nothing is said in the first moment: it comes after the screen. */
const Notices = lazy(() =>
  whenIdle()
    .then(() => arrives(() => import('./Notices.tsx')))
    .then(({ Notices }) => ({ default: Notices })),
)

/** Refused for haste: the call itself has waited as long as anybody sits through, and asking sooner makes the wait longer. */
const TOO_HASTY = 429

/** What was answered, and how often is asked again where no answer came. */
export const createCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 2 && error instanceof CallProblem && error.retryable && error.status !== TOO_HASTY,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })

/** The application: what stands around all screens, and the one that the address names. */
export function App({ router, cache }: { router: Router; cache: QueryClient }) {
  return (
    <ThemeRoot>
      <QueryClientProvider client={cache}>
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
        <Person>
          <RouterProvider router={router} />
        </Person>
      </QueryClientProvider>
    </ThemeRoot>
  )
}
