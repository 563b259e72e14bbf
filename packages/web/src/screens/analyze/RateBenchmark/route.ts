import { IconChartCandle } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 159

export const routes: readonly ScreenRow[] = [
  {
    path: '/RateBenchmark',
    page: 'RateBenchmark',
    title: 'screens.rateBenchmark',
    info: 'screens.rateBenchmarkInfo',
    crumbs: ['nav.analyze'],
    menu: 'analyze',
    icon: IconChartCandle,
    load: () => import('./RateBenchmark.tsx').then(m => m.RateBenchmark),
  },
]
