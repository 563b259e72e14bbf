import { IconClipboardList } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 30

export const routes: readonly ScreenRow[] = [
  {
    path: '/OpenOrders',
    page: 'OpenOrders',
    title: 'screens.openOrders',
    info: 'screens.openOrdersInfo',
    crumbs: ['nav.plan'],
    menu: 'plan',
    icon: IconClipboardList,
    jump: 'b',
    reload: true,
    load: () => import('./OpenOrders.tsx').then(m => m.OpenOrders),
  },
]
