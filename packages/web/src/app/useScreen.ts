import { useMatches } from 'react-router'
import type { ScreenRow } from '../widgets/screenRow.ts'
import { routes } from './routes.generated.ts'

/** The row of the screen now shown; undefined on Not Found. */
export function useScreen(): ScreenRow | undefined {
  const handle = useMatches().at(-1)?.handle
  return routes.find(row => row === handle)
}
