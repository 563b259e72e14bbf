import { IconFileDollar, IconPackage, IconPackageExport, IconUserDollar } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 70

/** Once: each place that asks for a screen lists all that it needs. */
const form = () => import('./SingleOrder.tsx')

export const routes: readonly ScreenRow[] = [
  {
    path: '/SingleOrder',
    page: 'SingleOrder',
    title: 'screens.singleOrder',
    menuTitle: 'nav.singleOrder',
    info: 'screens.singleOrderInfo',
    crumbs: ['nav.ship'],
    menu: 'ship',
    icon: IconPackageExport,
    jump: 's',
    load: () => form().then(m => m.SingleOrder),
  },
  {
    path: '/Prepaid',
    page: 'Prepaid',
    title: 'screens.prepaid',
    menuTitle: 'nav.prepaid',
    info: 'screens.prepaidInfo',
    crumbs: ['nav.ship'],
    menu: 'ship',
    icon: IconFileDollar,
    jump: 'p',
    load: () => form().then(m => m.Prepaid),
  },
  {
    path: '/Prepaid/:shipmentid/:sh?',
    page: 'Prepaid',
    title: 'screens.prepaid',
    info: 'screens.prepaidInfo',
    crumbs: ['nav.ship'],
    menu: 'none',
    icon: IconFileDollar,
    load: () => form().then(m => m.Prepaid),
  },
  {
    path: '/Collect',
    page: 'Collect',
    title: 'screens.collect',
    menuTitle: 'nav.collect',
    info: 'screens.collectInfo',
    crumbs: ['nav.ship', 'nav.singleOrder'],
    menu: 'ship',
    icon: IconUserDollar,
    jump: 'l',
    load: () => form().then(m => m.Collect),
  },
  {
    path: '/Collect/:shipmentid/:sh?',
    page: 'Collect',
    title: 'screens.collect',
    info: 'screens.collectInfo',
    crumbs: ['nav.ship', 'nav.singleOrder'],
    menu: 'none',
    icon: IconUserDollar,
    load: () => form().then(m => m.Collect),
  },
  {
    path: '/Parcel',
    page: 'Parcel',
    title: 'screens.parcel',
    menuTitle: 'nav.parcel',
    info: 'screens.parcelInfo',
    crumbs: ['nav.ship', 'nav.singleOrder'],
    menu: 'ship',
    icon: IconPackage,
    jump: 'a',
    load: () => form().then(m => m.Parcel),
  },
  {
    path: '/Parcel/:shipmentid/:sh?',
    page: 'Parcel',
    title: 'screens.parcel',
    info: 'screens.parcelInfo',
    crumbs: ['nav.ship', 'nav.singleOrder'],
    menu: 'none',
    icon: IconPackage,
    load: () => form().then(m => m.Parcel),
  },
]
