import { IconMail } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 330

export const routes: readonly ScreenRow[] = [
  {
    path: '/Outbox',
    page: null,
    title: 'screens.outbox',
    info: 'screens.outboxInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconMail,
    jump: 'o',
    load: () => import('./Outbox.tsx').then(m => m.Outbox),
  },
]
