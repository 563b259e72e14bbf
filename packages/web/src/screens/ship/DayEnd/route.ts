import { IconTruckLoading } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 90

export const routes: readonly ScreenRow[] = [
  {
    path: '/DayEnd',
    page: 'DayEnd',
    title: 'screens.dayEnd',
    menuTitle: 'nav.dayEnd',
    info: 'screens.dayEndInfo',
    crumbs: ['nav.ship'],
    menu: 'ship',
    icon: IconTruckLoading,
    load: () => import('./DayEnd.tsx').then(m => m.DayEnd),
  },
]
