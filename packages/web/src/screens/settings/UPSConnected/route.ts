import { IconCertificate } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 226

export const routes: readonly ScreenRow[] = [
  {
    path: '/UPSConnected',
    page: null,
    title: 'screens.upsConnected',
    info: 'screens.upsConnectedInfo',
    crumbs: [],
    menu: 'none',
    icon: IconCertificate,
    bare: true,
    load: () => import('./UPSConnected.tsx').then(m => m.UPSConnected),
  },
]
