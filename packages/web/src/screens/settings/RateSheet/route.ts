import { IconTable } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 300

export const routes: readonly ScreenRow[] = [
  {
    path: '/RateSheets/:versionid',
    page: 'RateSheets',
    title: 'screens.rateSheet',
    info: 'screens.rateSheetInfo',
    crumbs: ['nav.settings', 'screens.rateSheets'],
    menu: 'none',
    icon: IconTable,
    load: () => import('./RateSheet.tsx').then(m => m.RateSheet),
  },
]
