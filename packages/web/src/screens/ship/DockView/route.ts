import { IconCalendarEvent } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 150

export const routes: readonly ScreenRow[] = [
  {
    path: '/DockView',
    page: 'DockView',
    title: 'screens.dockView',
    info: 'screens.dockViewInfo',
    crumbs: ['nav.ship'],
    menu: 'ship',
    icon: IconCalendarEvent,
    jump: 'k',
    load: () => import('./DockView.tsx').then(m => m.DockView),
  },
]
