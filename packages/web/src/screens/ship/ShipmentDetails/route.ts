import { IconFileText } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 130

export const routes: readonly ScreenRow[] = [
  {
    path: '/ShipmentDetails/:shipmentid',
    page: 'ShipmentDetails',
    title: 'screens.shipmentDetails',
    info: 'screens.shipmentDetailsInfo',
    crumbs: ['nav.ship'],
    menu: 'none',
    icon: IconFileText,
    load: () => import('./ShipmentDetails.tsx').then(m => m.ShipmentDetails),
  },
]
