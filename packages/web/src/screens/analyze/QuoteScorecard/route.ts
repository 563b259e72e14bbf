import { IconClipboardData } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 158

export const routes: readonly ScreenRow[] = [
  {
    path: '/QuoteScorecard',
    page: 'QuoteScorecard',
    title: 'screens.quoteScorecard',
    info: 'screens.quoteScorecardInfo',
    crumbs: ['nav.analyze'],
    menu: 'analyze',
    icon: IconClipboardData,
    jump: 'w',
    load: () => import('./QuoteScorecard.tsx').then(m => m.QuoteScorecard),
  },
]
