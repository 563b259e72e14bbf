import { IconReceipt } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 370

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/BillToLocations',
    page: 'BillToLocations',
    title: 'screens.billToLocations',
    menuTitle: 'profileMenu.billToLocations',
    info: 'screens.billToLocationsInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconReceipt,
    load: () => import('./BillToLocations.tsx').then(m => m.BillToLocations),
  },
]
