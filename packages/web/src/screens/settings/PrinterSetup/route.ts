import { IconPrinter } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 200

export const routes: readonly ScreenRow[] = [
  {
    path: '/PrinterSetup',
    page: 'PrinterSetup',
    title: 'screens.printerSetup',
    info: 'screens.printerSetupInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconPrinter,
    load: () => import('./PrinterSetup.tsx').then(m => m.PrinterSetup),
  },
]
