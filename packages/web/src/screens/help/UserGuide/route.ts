import { IconBook } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 170

export const routes: readonly ScreenRow[] = [
  {
    path: '/UserGuide',
    page: 'UserGuide',
    title: 'screens.userGuide',
    info: 'screens.userGuideInfo',
    crumbs: ['nav.help'],
    menu: 'help',
    icon: IconBook,
    jump: 'h',
    load: () => import('./UserGuide.tsx').then(m => m.UserGuide),
  },
]
