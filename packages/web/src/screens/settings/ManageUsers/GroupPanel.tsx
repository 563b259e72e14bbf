import { PageGroups } from '@waybill/contract/calls/LogIn/PageGroups.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import type { WirePageGroup } from '@waybill/contract/wire/member.ts'
import { Controller } from 'react-hook-form'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { CheckField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldGroup } from '../../../ui/Sheet.tsx'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import { groupSaved, groupSchema, groupValues } from './groupForm.ts'
import { PageRights } from './PageRights.tsx'

/** A group as somebody else saved it meanwhile; null when it was deleted. */
async function freshGroup(groupId: number) {
  const { groups } = await makeCall(PageGroups, { query: { flag: 'load' }, body: {} })
  const group = groups.find(({ GroupID }) => GroupID === groupId)
  return group === undefined ? null : { version: group.version, values: groupValues(group) }
}

/** A group of people: its name, and what they open. */
export function GroupPanel({ group, onClose }: { group: WirePageGroup | null; onClose: () => void }) {
  const t = useText()
  const change = useChange(PageGroups, [GetPeople])
  const kit = useFormKit({
    schema: groupSchema,
    start: groupValues(group),
    explain: explainShort,
    keepAs: `group.${group?.GroupID ?? 'new'}`,
    ...(group === null ? {} : { record: { version: group.version, fresh: () => freshGroup(group.GroupID) } }),
    save: async (values, version) => {
      const target = group === null ? {} : { GroupID: group.GroupID, version }
      await change.mutateAsync({ query: { flag: 'save' }, body: { ...target, ...groupSaved(values) } })
      notify.done(t('people.groupSaved', { group: values.GroupName }))
      onClose()
    },
  })
  const remove = async (): Promise<void> => {
    if (group === null) return
    const { GroupID, version, GroupName } = group
    try {
      await change.mutateAsync({ query: { flag: 'delete' }, body: { GroupID, version } })
      notify.done(t('people.groupDeleted', { group: GroupName }))
      kit.guard.drop()
      onClose()
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <PanelForm
      kit={kit}
      title={group === null ? t('people.groupAdd') : group.GroupName}
      submit={t('people.save')}
      also={
        group !== null && (
          <ActionButton variant="default" onAct={remove}>
            {t('people.groupDelete')}
          </ActionButton>
        )
      }
      onClose={onClose}
    >
      <TextField form={kit.form} name="GroupName" label={t('people.name')} required />
      <FieldGroup name={t('people.mayOpen')}>
        <Controller
          control={kit.form.control}
          name="rights"
          render={({ field }) => <PageRights rights={field.value} onChange={field.onChange} />}
        />
      </FieldGroup>
      <CheckField
        form={kit.form}
        name="demandsFactor"
        label={t('people.demandGroup')}
        description={t('people.demandGroupWhy')}
      />
      {group !== null && <HistoryLink kind="pageGroup" recordId={group.GroupID} />}
    </PanelForm>
  )
}
