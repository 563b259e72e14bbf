import { IconPackage } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 230

export const routes: readonly ScreenRow[] = [
  {
    path: '/UpsRate',
    page: 'UpsRate',
    title: 'screens.upsRate',
    info: 'screens.upsRateInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconPackage,
    load: () => import('./UpsRate.tsx').then(m => m.UpsRate),
  },
]
