import { carrierOrders } from './en-us/carrierOrders.ts'
import { frame, nav, profileMenu, screens } from './en-us/frame.ts'
import { itemMaster } from './en-us/itemMaster.ts'
import { lists } from './en-us/lists.ts'
import { login } from './en-us/login.ts'
import { mails } from './en-us/mails.ts'
import { actions, forms, grid, issues, list, problems, status } from './en-us/parts.ts'
import { fields, printDocuments } from './en-us/printDocuments.ts'
import { address, contact, guide, password, person, preferences, profile, track } from './en-us/screens.ts'
import { booking, items, lane, order, rates, tradeIssues } from './en-us/ship.ts'
import { shipment, verbs } from './en-us/shipment.ts'
import { tracking } from './en-us/tracking.ts'

/** Every text of the product, by subject. A new screen adds its own section in `en-us/` and a line here. */
export const enUs = {
  login,
  nav,
  profileMenu,
  screens,
  frame,
  actions,
  forms,
  grid,
  issues: { ...issues, ...tradeIssues },
  problems,
  list,
  lists,
  status,
  track,
  person,
  address,
  profile,
  password,
  preferences,
  contact,
  guide,
  order,
  items,
  lane,
  rates,
  booking,
  shipment,
  carrierOrders,
  verbs,
  tracking,
  printDocuments,
  fields,
  mails,
  itemMaster,
} as const

/** `track.tabT`: a key without its text does not compile. */
export type TextKey = {
  [S in keyof typeof enUs]: `${S}.${keyof (typeof enUs)[S] & string}`
}[keyof typeof enUs]
