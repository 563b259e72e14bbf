import { IconId } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 280

export const routes: readonly ScreenRow[] = [
  {
    path: '/ParcelAccounts',
    page: 'ParcelAccounts',
    title: 'screens.parcelAccounts',
    info: 'screens.parcelAccountsInfo',
    crumbs: ['nav.settings', 'nav.integration'],
    menu: 'settings',
    icon: IconId,
    load: () => import('./ParcelAccounts.tsx').then(m => m.ParcelAccounts),
  },
]
