import { IconStack2 } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 100

export const routes: readonly ScreenRow[] = [
  {
    path: '/MultipleOrders',
    page: 'MultipleOrders',
    title: 'screens.multipleOrders',
    info: 'screens.multipleOrdersInfo',
    crumbs: ['nav.ship'],
    menu: 'ship',
    icon: IconStack2,
    jump: 'm',
    load: () => import('./MultipleOrders.tsx').then(m => m.MultipleOrders),
  },
]
