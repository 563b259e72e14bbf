import type { PageGroups } from '@waybill/contract/calls/LogIn/PageGroups.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import {
  addGroup,
  changeGroup,
  countAdministrators,
  deleteGroup,
  findGroup,
  isGroupName,
  lockMemberships,
} from '../../identity/memberships.ts'
import { Refusal } from '../../refusal.ts'
import { groupRows, wireGroupRow } from './groupsShown.ts'

type Asked = Given<typeof PageGroups>

const required = (at: string) => new Refusal('InvalidInput', {}, [{ at, code: 'required', params: {} }])

async function record({ tx, who, request, now }: Asked, groupId: number, action: string, before?: object) {
  const after = await findGroup(tx, who.clientId, groupId)
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, { entity: 'pageGroup', entityId: groupId, action, before, after })
}

async function save(asked: Asked): Promise<void> {
  const { tx, who, input } = asked
  const { clientId } = who
  const { GroupID: groupId, version, GroupName: name, Groupcode: code, pages, looksAt, demandsFactor } = input
  if (name === undefined) throw required('body.GroupName')
  if (await isGroupName(tx, clientId, name, groupId)) {
    throw new Refusal('GroupExists', { name }, [{ at: 'body.GroupName', code: 'invalid', params: {} }])
  }
  const group = { name, code, pages, looksAt, demandsFactor }
  if (groupId === undefined) return record(asked, await addGroup(tx, clientId, group), 'created')
  const before = await findGroup(tx, clientId, groupId)
  if (before === undefined) throw new Refusal('NotFound')
  if (!(await changeGroup(tx, clientId, { groupId, version }, group))) throw new Refusal('ChangedMeanwhile')
  if ((await countAdministrators(tx, clientId)) === 0) throw new Refusal('LastAdministrator')
  await record(asked, groupId, 'changed', before)
}

async function remove(asked: Asked): Promise<void> {
  const { tx, who, input } = asked
  const { GroupID: groupId, version } = input
  if (groupId === undefined) throw required('body.GroupID')
  const before = await findGroup(tx, who.clientId, groupId)
  if (before === undefined) throw new Refusal('NotFound')
  if (before.version !== version) throw new Refusal('ChangedMeanwhile')
  const members = await deleteGroup(tx, who.clientId, groupId)
  if (members > 0) throw new Refusal('GroupInUse', { name: before.name, count: members })
  await record(asked, groupId, 'deleted', before)
}

export const pageGroupsCall: Handler<typeof PageGroups> = async asked => {
  const { tx, who, query } = asked
  if (query.flag !== 'load') {
    await lockMemberships(tx, who.clientId)
    await (query.flag === 'save' ? save(asked) : remove(asked))
  }
  return { Status: 'Success', groups: (await groupRows(tx, who.clientId).execute()).map(wireGroupRow) }
}
