import { IconMessageDollar } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 60

export const routes: readonly ScreenRow[] = [
  {
    path: '/SpotQuotes',
    page: 'SpotQuotes',
    title: 'screens.spotQuotes',
    info: 'screens.spotQuotesInfo',
    crumbs: ['nav.plan'],
    menu: 'plan',
    icon: IconMessageDollar,
    jump: 'q',
    load: () => import('./SpotQuotes.tsx').then(m => m.SpotQuotes),
  },
]
