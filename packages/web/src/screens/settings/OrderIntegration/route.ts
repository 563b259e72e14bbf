import { IconPlugConnected } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 250

export const routes: readonly ScreenRow[] = [
  {
    path: '/OrderIntegration',
    page: 'OrderIntegration',
    title: 'screens.orderIntegration',
    info: 'screens.orderIntegrationInfo',
    crumbs: ['nav.settings', 'nav.integration'],
    menu: 'settings',
    icon: IconPlugConnected,
    load: () => import('./OrderIntegration.tsx').then(m => m.OrderIntegration),
  },
]
