import { IconBuilding } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 334

export const routes: readonly ScreenRow[] = [
  {
    path: '/Settings/Company',
    page: 'Company',
    title: 'screens.company',
    info: 'screens.companyInfo',
    crumbs: ['nav.settings'],
    menu: 'user',
    icon: IconBuilding,
    load: () => import('./Company.tsx').then(m => m.Company),
  },
]
