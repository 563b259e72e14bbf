import { IconGasStation } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 310

export const routes: readonly ScreenRow[] = [
  {
    path: '/FuelPrograms',
    page: 'RateSheets',
    title: 'screens.fuelPrograms',
    info: 'screens.fuelProgramsInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconGasStation,
    jump: 'u',
    load: () => import('./FuelPrograms.tsx').then(m => m.FuelPrograms),
  },
]
