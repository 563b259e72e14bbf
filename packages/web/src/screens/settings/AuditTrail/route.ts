import { IconHistory } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 336

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/AuditTrail',
    page: 'AuditTrail',
    title: 'screens.auditTrail',
    info: 'screens.auditTrailInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconHistory,
    load: () => import('./AuditTrail.tsx').then(m => m.AuditTrail),
  },
]
