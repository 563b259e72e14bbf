import { IconCertificate } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 410

export const routes: readonly ScreenRow[] = [
  {
    path: '/AccountSetup',
    page: null,
    title: 'screens.accountSetup',
    info: 'screens.accountSetupInfo',
    crumbs: [],
    menu: 'none',
    icon: IconCertificate,
    bare: true,
    open: true,
    load: () => import('./AccountSetup.tsx').then(m => m.AccountSetup),
  },
]
