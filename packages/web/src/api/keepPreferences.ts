import { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import type { PreferencesChange, WirePreferences } from '@waybill/contract/wire/preferences.ts'
import { makeCall } from './call.ts'
import { replaceUser, signedInUser } from './session.ts'

/** Changes go one after the other; the answer to the last one is what is in force. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0

const putInForce = (preferences: WirePreferences): void => {
  const user = signedInUser()
  if (user !== null) replaceUser({ ...user, preferences })
}

function laidOver(before: WirePreferences, change: PreferencesChange): WirePreferences {
  const { language, singleKeys, rows, startPage, notices = {}, firstViews = [] } = change
  const others = before.firstViews.filter(({ list }) => !firstViews.some(first => first.list === list))
  const opened = firstViews.flatMap(({ list, viewId }) => (viewId === null ? [] : [{ list, viewId }]))
  return {
    language: language ?? before.language,
    singleKeys: singleKeys ?? before.singleKeys,
    rows: rows ?? before.rows,
    startPage: startPage === undefined ? before.startPage : startPage,
    notices: {
      tracking: notices.tracking ?? before.notices.tracking,
      approvals: notices.approvals ?? before.notices.approvals,
      quotes: notices.quotes ?? before.notices.quotes,
    },
    firstViews: [...others, ...opened],
  }
}

/**
 * Has a change of preferences in force here at once, and keeps it where every browser finds it. What could not be kept is
 * taken back.
 * @throws CallProblem
 */
export async function keepPreferences(change: PreferencesChange): Promise<void> {
  const before = signedInUser()?.preferences
  if (before !== undefined) putInForce(laidOver(before, change))
  waiting += 1
  const answer = queue.then(() => makeCall(SavePreferences, { body: change }))
  queue = answer.catch(() => undefined)
  try {
    const { preferences } = await answer
    if (waiting === 1) putInForce(preferences)
  } catch (error) {
    if (before !== undefined) putInForce(before)
    throw error
  } finally {
    waiting -= 1
  }
}
