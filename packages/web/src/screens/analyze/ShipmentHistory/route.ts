import { IconHistory } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 155

export const routes: readonly ScreenRow[] = [
  {
    path: '/ShipmentHistory',
    page: 'ShipmentHistory',
    title: 'screens.shipmentHistory',
    info: 'screens.shipmentHistoryInfo',
    crumbs: ['nav.analyze'],
    menu: 'analyze',
    icon: IconHistory,
    jump: 'y',
    load: () => import('./ShipmentHistory.tsx').then(m => m.ShipmentHistory),
  },
]
