import { IconPackages } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 220

export const routes: readonly ScreenRow[] = [
  {
    path: '/ItemMaster',
    page: 'ItemMaster',
    title: 'screens.itemMaster',
    info: 'screens.itemMasterInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconPackages,
    jump: 'i',
    load: () => import('./ItemMaster.tsx').then(m => m.ItemMaster),
  },
]
