import { IconListCheck } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 31

export const routes: readonly ScreenRow[] = [
  {
    path: '/OrderSheet/:bulkid',
    page: null,
    title: 'screens.orderSheet',
    info: 'screens.orderSheetInfo',
    crumbs: ['nav.plan'],
    menu: 'none',
    icon: IconListCheck,
    load: () => import('./OrderSheet.tsx').then(m => m.OrderSheet),
  },
]
