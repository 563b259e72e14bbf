import { IconCertificate } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 225

export const routes: readonly ScreenRow[] = [
  {
    path: '/UPSReady',
    page: 'UpsReady',
    title: 'screens.upsReady',
    info: 'screens.upsReadyInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconCertificate,
    load: () => import('./UPSReady.tsx').then(m => m.UPSReady),
  },
]
