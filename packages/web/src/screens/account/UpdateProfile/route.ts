import { IconUserEdit } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 340

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/UpdateProfile',
    page: 'UpdateProfile',
    title: 'screens.updateProfile',
    menuTitle: 'profileMenu.updateProfile',
    info: 'screens.updateProfileInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconUserEdit,
    load: () => import('./UpdateProfile.tsx').then(m => m.UpdateProfile),
  },
]
