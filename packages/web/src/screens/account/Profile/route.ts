import { IconUserPlus } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 400

export const routes: readonly ScreenRow[] = [
  {
    path: '/Profile',
    page: null,
    title: 'screens.profile',
    info: 'screens.profileInfo',
    crumbs: [],
    menu: 'none',
    icon: IconUserPlus,
    bare: true,
    load: () => import('./Profile.tsx').then(m => m.Profile),
  },
]
