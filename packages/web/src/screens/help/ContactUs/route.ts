import { IconLifebuoy } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 180

export const routes: readonly ScreenRow[] = [
  {
    path: '/ContactUs',
    page: 'ContactUs',
    title: 'screens.contactUs',
    info: 'screens.contactUsInfo',
    crumbs: ['nav.help'],
    menu: 'help',
    icon: IconLifebuoy,
    jump: 'c',
    load: () => import('./ContactUs.tsx').then(m => m.ContactUs),
  },
]
