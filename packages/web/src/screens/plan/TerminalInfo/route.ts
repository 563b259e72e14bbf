import { IconBuildingWarehouse } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 50

export const routes: readonly ScreenRow[] = [
  {
    path: '/TerminalInfo',
    page: 'TerminalInfo',
    title: 'screens.terminalInfo',
    info: 'screens.terminalInfoInfo',
    crumbs: ['nav.plan'],
    menu: 'plan',
    icon: IconBuildingWarehouse,
    jump: 'e',
    reload: true,
    load: () => import('./TerminalInfo.tsx').then(m => m.TerminalInfo),
  },
]
