import { IconTable } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 290

export const routes: readonly ScreenRow[] = [
  {
    path: '/RateSheets',
    page: 'RateSheets',
    title: 'screens.rateSheets',
    info: 'screens.rateSheetsInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconTable,
    jump: 'n',
    load: () => import('./RateSheets.tsx').then(m => m.RateSheets),
  },
]
