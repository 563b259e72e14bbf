import { IconSend } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 110

export const routes: readonly ScreenRow[] = [
  {
    path: '/Tender',
    page: 'Tender',
    title: 'screens.tender',
    info: 'screens.tenderInfo',
    crumbs: ['nav.ship'],
    menu: 'none',
    icon: IconSend,
    load: () => import('./Tender.tsx').then(m => m.Tender),
  },
]
