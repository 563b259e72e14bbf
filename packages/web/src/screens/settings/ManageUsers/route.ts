import { IconUsers } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 335

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/ManageUsers',
    page: 'ManageUsers',
    title: 'screens.manageUsers',
    info: 'screens.manageUsersInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconUsers,
    load: () => import('./ManageUsers.tsx').then(m => m.ManageUsers),
  },
]
