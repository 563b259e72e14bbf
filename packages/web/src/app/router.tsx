import { createBrowserRouter, redirect } from 'react-router'
import { signedInUser } from '../api/session.ts'
import type { ScreenRow } from '../widgets/screenRow.ts'
import { startOf } from './access.ts'
import { BareShell } from './BareShell.tsx'
import { Loading } from './Loading.tsx'
import { loadScreen } from './loadScreen.ts'
import { NotFound } from './NotFound.tsx'
import { RouteError } from './RouteError.tsx'
import { routes } from './routes.generated.ts'
import { Shell } from './Shell.tsx'

const toRoute = (row: ScreenRow) => ({
  path: row.path,
  handle: row,
  HydrateFallback: Loading,
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: await loadScreen(row.load) }),
})

/** Where sign-in leads. Without any open page, Not Found's frame says whom to ask. */
function home(): Response {
  const user = signedInUser()
  return redirect(startOf(routes, user?.pageList ?? null, user?.preferences?.startPage ?? null) ?? '/Nothing')
}

/** The screens at the address that the window shows, in their frames. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Shell,
      HydrateFallback: Loading,
      ErrorBoundary: RouteError,
      children: [
        { path: '/Home', loader: home },
        ...routes.filter(row => !row.bare).map(toRoute),
        { path: '*', Component: NotFound },
      ],
    },
    {
      Component: BareShell,
      HydrateFallback: Loading,
      ErrorBoundary: RouteError,
      children: routes.filter(row => row.bare).map(toRoute),
    },
  ])

export type Router = ReturnType<typeof createRouter>
