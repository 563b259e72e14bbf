import { IconBarcode } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 80

/** Once: each place that asks for a screen lists all that it needs. */
const bench = () => import('./ParcelScan.tsx')

export const routes: readonly ScreenRow[] = [
  {
    path: '/ParcelScan',
    page: 'ParcelScan',
    title: 'screens.parcelScan',
    menuTitle: 'nav.parcelScan',
    info: 'screens.parcelScanInfo',
    crumbs: ['nav.ship', 'nav.singleOrder'],
    menu: 'ship',
    icon: IconBarcode,
    jump: 'g',
    load: () => bench().then(m => m.ParcelScan),
  },
  {
    path: '/ParcelScan/:shipmentid',
    page: 'ParcelScan',
    title: 'screens.parcelScan',
    info: 'screens.parcelScanInfo',
    crumbs: ['nav.ship', 'nav.singleOrder'],
    menu: 'none',
    icon: IconBarcode,
    load: () => bench().then(m => m.ParcelScan),
  },
]
