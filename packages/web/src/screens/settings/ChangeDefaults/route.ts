import { IconClockEdit } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 350

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/ChangeDefaults',
    page: 'ChangeDefaults',
    title: 'screens.changeDefaults',
    menuTitle: 'profileMenu.changeDefaults',
    info: 'screens.changeDefaultsInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconClockEdit,
    load: () => import('./ChangeDefaults.tsx').then(m => m.ChangeDefaults),
  },
]
