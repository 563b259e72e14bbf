import { IconReportAnalytics } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 157

export const routes: readonly ScreenRow[] = [
  {
    path: '/Reports',
    page: 'Reports',
    title: 'screens.reports',
    info: 'screens.reportsInfo',
    crumbs: ['nav.analyze'],
    menu: 'analyze',
    icon: IconReportAnalytics,
    jump: 'z',
    load: () => import('./Reports.tsx').then(m => m.Reports),
  },
]
