import { IconPhoto } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 390

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/LogoUpdate',
    page: 'LogoUpdate',
    title: 'screens.logoUpdate',
    menuTitle: 'profileMenu.logoUpdate',
    info: 'screens.logoUpdateInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconPhoto,
    load: () => import('./LogoUpdate.tsx').then(m => m.LogoUpdate),
  },
]
