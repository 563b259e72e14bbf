import type { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import type { Given, Handler } from '../../handler.ts'
import { changePreferences } from '../../identity/preferences.ts'
import { Refusal } from '../../refusal.ts'
import { mayUse } from '../../who.ts'

/** @throws {Refusal} NotFound, where a list would open with a view of another list, or one that is not his to open */
async function checkViews({ tx, who, input }: Given<typeof SavePreferences>): Promise<void> {
  const chosen = (input.firstViews ?? []).flatMap(({ list, viewId }) => (viewId === null ? [] : [{ list, viewId }]))
  if (chosen.length === 0) return
  const known = await tx
    .selectFrom('saved_view')
    .select(['view_id', 'list'])
    .where('client_id', '=', who.clientId)
    .where(
      'view_id',
      'in',
      chosen.map(({ viewId }) => viewId),
    )
    .where(eb => eb.or([eb('owner_id', '=', who.userId), eb('shared', '=', true)]))
    .execute()
  const isKnown = ({ list, viewId }: { list: string; viewId: number }) =>
    known.some(row => row.view_id === viewId && row.list === list)
  if (!chosen.every(isKnown)) throw new Refusal('NotFound')
}

/** @throws {Refusal} InvalidInput at the start page, where it is not open to who asks; NotFound for a view that is not his */
export const savePreferences: Handler<typeof SavePreferences> = async given => {
  const { tx, who, input } = given
  if (input.startPage != null && !mayUse(who, [input.startPage])) {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.startPage', code: 'invalid', params: {} }])
  }
  await checkViews(given)
  return { Status: 'Success', preferences: await changePreferences(tx, who, input) }
}
