import { IconTruck } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 210

export const routes: readonly ScreenRow[] = [
  {
    path: '/Carriers',
    page: 'Carriers',
    title: 'screens.carriers',
    info: 'screens.carriersInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconTruck,
    jump: 'f',
    load: () => import('./Carriers.tsx').then(m => m.Carriers),
  },
]
