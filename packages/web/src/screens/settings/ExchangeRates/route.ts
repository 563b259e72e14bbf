import { IconCoins } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 320

export const routes: readonly ScreenRow[] = [
  {
    path: '/ExchangeRates',
    page: 'Carriers',
    title: 'screens.exchangeRates',
    info: 'screens.exchangeRatesInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconCoins,
    jump: 'x',
    load: () => import('./ExchangeRates.tsx').then(m => m.ExchangeRates),
  },
]
