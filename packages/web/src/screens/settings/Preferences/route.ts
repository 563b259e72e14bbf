import { IconAdjustments } from '../../../ui/icons.generated.ts'
import type { ScreenRow } from '../../../widgets/screenRow.ts'

/** Among all screens: the order of the menus. */
export const place = 190

export const routes: readonly ScreenRow[] = [
  {
    path: '/Preferences',
    page: 'Preferences',
    title: 'screens.preferences',
    info: 'screens.preferencesInfo',
    crumbs: ['nav.settings'],
    menu: 'settings',
    icon: IconAdjustments,
    jump: ',',
    load: () => import('./Preferences.tsx').then(m => m.Preferences),
  },
]
