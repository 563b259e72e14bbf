import { IconCertificate } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 420

export const routes: readonly ScreenRow[] = [
  {
    path: '/ContractDetails',
    page: null,
    title: 'screens.contractDetails',
    info: 'screens.contractDetailsInfo',
    crumbs: [],
    menu: 'none',
    icon: IconCertificate,
    bare: true,
    load: () => import('./ContractDetails.tsx').then(m => m.ContractDetails),
  },
]
