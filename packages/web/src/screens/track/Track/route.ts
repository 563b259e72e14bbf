import { IconTruckDelivery } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 120

export const routes: readonly ScreenRow[] = [
  {
    path: '/Track',
    page: 'Track',
    title: 'screens.track',
    info: 'screens.trackInfo',
    crumbs: [],
    menu: 'track',
    icon: IconTruckDelivery,
    jump: 't',
    load: () => import('./Track.tsx').then(m => m.Track),
  },
]
