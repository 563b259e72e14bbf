import { IconCalendarTime } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 20

export const routes: readonly ScreenRow[] = [
  {
    path: '/ReviewServices',
    page: 'ReviewServices',
    title: 'screens.reviewServices',
    info: 'screens.reviewServicesInfo',
    crumbs: ['nav.plan'],
    menu: 'plan',
    icon: IconCalendarTime,
    jump: 'v',
    reload: true,
    load: () => import('./ReviewServices.tsx').then(m => m.ReviewServices),
  },
]
