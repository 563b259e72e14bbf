import { IconKey } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 360

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/ChangePassword',
    page: 'ChangePassword',
    title: 'screens.changePassword',
    menuTitle: 'profileMenu.changePassword',
    info: 'screens.changePasswordInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconKey,
    load: () => import('./ChangePassword.tsx').then(m => m.ChangePassword),
  },
]
