import { IconChecks } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 115

export const routes: readonly ScreenRow[] = [
  {
    path: '/Approvals',
    page: 'Approvals',
    title: 'screens.approvals',
    info: 'screens.approvalsInfo',
    crumbs: ['nav.ship'],
    menu: 'ship',
    icon: IconChecks,
    load: () => import('./Approvals.tsx').then(m => m.Approvals),
  },
]
