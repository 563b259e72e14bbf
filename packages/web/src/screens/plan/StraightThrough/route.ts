import { IconBolt } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 40

export const routes: readonly ScreenRow[] = [
  {
    path: '/StraightThrough',
    page: 'StraightThrough',
    title: 'screens.straightThrough',
    info: 'screens.straightThroughInfo',
    crumbs: ['nav.plan'],
    menu: 'plan',
    icon: IconBolt,
    load: () => import('./StraightThrough.tsx').then(m => m.StraightThrough),
  },
]
