import { IconArrowsExchange } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 270

export const routes: readonly ScreenRow[] = [
  {
    path: '/CarrierMapping',
    page: 'CarrierMapping',
    title: 'screens.carrierMapping',
    info: 'screens.carrierMappingInfo',
    crumbs: ['nav.settings', 'nav.integration'],
    menu: 'settings',
    icon: IconArrowsExchange,
    load: () => import('./CarrierMapping.tsx').then(m => m.CarrierMapping),
  },
]
