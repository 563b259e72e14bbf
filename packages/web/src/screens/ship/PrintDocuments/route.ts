import { IconPrinter } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 140

export const routes: readonly ScreenRow[] = [
  {
    path: '/PrintDocuments',
    page: 'PrintDocuments',
    title: 'screens.printDocuments',
    info: 'screens.printDocumentsInfo',
    crumbs: ['nav.ship'],
    menu: 'ship',
    menuTitle: 'nav.print',
    jump: 'd',
    icon: IconPrinter,
    load: () => import('./PrintDocuments.tsx').then(m => m.PrintDocuments),
  },
]
