import type { PageName } from '@waybill/contract/pages.ts'
import type { ComponentType } from 'react'
import type { TextKey } from '../texts/texts.ts'
import type { Icon } from '../ui/icon.ts'

/** Where a screen stands in the menus. `user` is the user menu; `none` is reached by links alone. */
export type Menu = 'plan' | 'ship' | 'track' | 'analyze' | 'help' | 'settings' | 'user' | 'none'

/** One built screen: everything the frame needs to know of it. It is stated in the screen's folder (`route.ts`), in the shell's chunk. */
export interface ScreenRow {
  readonly path: string
  /** Its page id; null for what every signed-in person may open. */
  readonly page: PageName | null
  /** Breadcrumb, page title and menu entry. */
  readonly title: TextKey
  /** What 'Info on this page' says. */
  readonly info: TextKey
  /** Breadcrumbs between Home and the screen. */
  readonly crumbs: readonly TextKey[]
  readonly menu: Menu
  /** The menu's word where it differs from the title. */
  readonly menuTitle?: TextKey
  readonly icon: Icon
  /** `t` for the keys `g t`. */
  readonly jump?: string
  /** Asks everything again on entry (specification §2). */
  readonly reload?: true
  /** Without sidebar and header, and without a session when the address carries an access id. */
  readonly bare?: true
  /** A bare one that needs neither. */
  readonly open?: true
  readonly load: () => Promise<ComponentType>
}
