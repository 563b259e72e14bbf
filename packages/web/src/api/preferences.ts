import type { NoticeKind, WirePreferences } from '@waybill/contract/wire/preferences.ts'
import { signedInUser } from './session.ts'

/** What the signed-in person chose; null for who signed in before there was such a thing, until he is read anew. */
const preferencesNow = (): WirePreferences | null => signedInUser()?.preferences ?? null

/** Whether news of a kind are shown in the app. */
export const showsNotice = (kind: NoticeKind): boolean => preferencesNow()?.notices[kind].app !== false

/** Number of the saved view with which a list opens; undefined: plain. */
export const firstView = (list: string): number | undefined =>
  preferencesNow()?.firstViews.find(first => first.list === list)?.viewId
