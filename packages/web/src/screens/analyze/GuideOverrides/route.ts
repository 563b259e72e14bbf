import { IconRouteOff } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 160

export const routes: readonly ScreenRow[] = [
  {
    path: '/GuideOverrides',
    page: 'GuideOverrides',
    title: 'screens.guideOverrides',
    info: 'screens.guideOverridesInfo',
    crumbs: ['nav.analyze'],
    menu: 'analyze',
    icon: IconRouteOff,
    load: () => import('./GuideOverrides.tsx').then(m => m.GuideOverrides),
  },
]
