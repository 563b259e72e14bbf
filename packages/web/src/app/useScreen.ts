import { useMatches } from 'react-router'
import { routes } from './routes.tsx'
import type { ScreenRow } from './screenRow.ts'

/** The row of the screen now shown; undefined on Not Found. */
export function useScreen(): ScreenRow | undefined {
  const handle = useMatches().at(-1)?.handle
  return routes.find(row => row === handle)
}
