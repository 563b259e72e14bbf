import { IconRoute } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 380

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/RoutingGuide',
    page: 'RoutingGuide',
    title: 'screens.routingGuide',
    menuTitle: 'profileMenu.routingGuide',
    info: 'screens.routingGuideInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconRoute,
    load: () => import('./RoutingGuide.tsx').then(m => m.RoutingGuide),
  },
]
