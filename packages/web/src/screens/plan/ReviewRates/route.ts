import { IconZoomMoney } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 10

export const routes: readonly ScreenRow[] = [
  {
    path: '/ReviewRates',
    page: 'ReviewRates',
    title: 'screens.reviewRates',
    info: 'screens.reviewRatesInfo',
    crumbs: ['nav.plan'],
    menu: 'plan',
    icon: IconZoomMoney,
    jump: 'r',
    reload: true,
    load: () => import('./ReviewRates.tsx').then(m => m.ReviewRates),
  },
]
