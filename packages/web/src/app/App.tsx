import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router/dom'
import { askAgain } from '../api/askAgain.ts'
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

/** Refused for haste: asking sooner makes the wait longer. Whoever said how long to wait is not asked sooner, either. */
const TOO_HASTY = 429
const mayAskSoon = (error: unknown): boolean =>
  error instanceof CallProblem && error.retryable && error.status !== TOO_HASTY && error.retryAfter === null

/** What was answered, and how often is asked again where no answer came. */
export function createCache(): QueryClient {
  const queryCache = new QueryCache()
  askAgain(queryCache)
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && mayAskSoon(error),
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  })
}

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
