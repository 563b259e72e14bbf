import { IconLayoutDashboard } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 156

export const routes: readonly ScreenRow[] = [
  {
    path: '/Dashboard',
    page: 'Dashboard',
    title: 'screens.dashboard',
    info: 'screens.dashboardInfo',
    crumbs: ['nav.analyze'],
    menu: 'analyze',
    icon: IconLayoutDashboard,
    jump: 'j',
    load: () => import('./Dashboard.tsx').then(m => m.Dashboard),
  },
]
