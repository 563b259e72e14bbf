import { frame, nav, profileMenu, screens } from './en-us/frame.ts'
import { login } from './en-us/login.ts'
import { actions, issues, list, problems, status } from './en-us/parts.ts'
import { address, contact, guide, password, person, preferences, profile, track } from './en-us/screens.ts'

/** Every text of the product, by subject. A new screen adds its own section in `en-us/` and a line here. */
export const enUs = {
  login,
  nav,
  profileMenu,
  screens,
  frame,
  actions,
  issues,
  problems,
  list,
  status,
  track,
  person,
  address,
  profile,
  password,
  preferences,
  contact,
  guide,
} as const

/** `track.tabT`: a key without its text does not compile. */
export type TextKey = {
  [S in keyof typeof enUs]: `${S}.${keyof (typeof enUs)[S] & string}`
}[keyof typeof enUs]
