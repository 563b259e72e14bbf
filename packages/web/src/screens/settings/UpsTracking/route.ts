import { IconBarcode } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 240

export const routes: readonly ScreenRow[] = [
  {
    path: '/UpsTracking',
    page: 'UpsTracking',
    title: 'screens.upsTracking',
    info: 'screens.upsTrackingInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconBarcode,
    load: () => import('./UpsTracking.tsx').then(m => m.UpsTracking),
  },
]
