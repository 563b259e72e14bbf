import { IconMapPins } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 260

export const routes: readonly ScreenRow[] = [
  {
    path: '/Locations',
    page: 'Locations',
    title: 'screens.locations',
    info: 'screens.locationsInfo',
    crumbs: ['nav.settings', 'nav.integration'],
    menu: 'settings',
    icon: IconMapPins,
    load: () => import('./Locations.tsx').then(m => m.Locations),
  },
]
