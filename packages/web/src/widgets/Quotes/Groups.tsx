import { Button, NativeSelect, TextInput } from '@mantine/core'
import { CarrierGroups } from '@waybill/contract/calls/Quote/CarrierGroups.ts'
import type { WireCarrierGroup } from '@waybill/contract/wire/spotQuote.ts'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { type AskForm, fromGroup, membersOf } from './askForm.ts'
import classes from './Quotes.module.css'

const NAME_MAX = 60

/** Carriers that are asked together, under a name of the whole company: chosen, kept, renamed and deleted where they are used. */
export function Groups({ form }: { form: UseFormReturn<AskForm> }) {
  const t = useText()
  const [isNaming, setNaming] = useState<'new' | 'change' | null>(null)
  const { data } = useCall(CarrierGroups, { query: { flag: 'load' }, body: {} })
  const groups = data?.groups ?? []
  const chosen = groups.find(({ groupId }) => String(groupId) === form.watch('group'))
  const choose = (id: string): void => {
    form.setValue('group', id, { shouldDirty: true })
    setNaming(null)
    const group = groups.find(({ groupId }) => String(groupId) === id)
    if (group === undefined) return
    const { carriers, others } = fromGroup(group)
    form.setValue('carriers', carriers, { shouldDirty: true })
    form.setValue('others', others, { shouldDirty: true })
  }
  return (
    <div>
      <NativeSelect
        label={t('quotes.group')}
        value={chosen === undefined ? '' : String(chosen.groupId)}
        onChange={event => choose(event.currentTarget.value)}
        data={[
          { value: '', label: t('quotes.noGroup') },
          ...groups.map(({ groupId, name, members }) => ({
            value: String(groupId),
            label: t('quotes.groupWith', { name, count: members.length }),
          })),
        ]}
      />
      {isNaming === null ? (
        <div className={classes.links}>
          <LinkButton onClick={() => setNaming('new')}>{t('quotes.groupSave')}</LinkButton>
          {chosen && <LinkButton onClick={() => setNaming('change')}>{t('quotes.groupRename')}</LinkButton>}
        </div>
      ) : (
        <GroupName
          key={isNaming}
          form={form}
          group={isNaming === 'change' ? (chosen ?? null) : null}
          onDone={id => {
            form.setValue('group', id)
            setNaming(null)
          }}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  )
}

/** A name for the chosen, or another one for a group. @param group null: a new one */
function GroupName({
  form,
  group,
  onDone,
  onClose,
}: {
  form: UseFormReturn<AskForm>
  group: WireCarrierGroup | null
  /** With the number of the group that is there now; blank: none. */
  onDone: (id: string) => void
  onClose: () => void
}) {
  const t = useText()
  const [name, setName] = useState(group?.name ?? '')
  const [wrong, setWrong] = useState('')
  const [isSure, setSure] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync } = useChange(CarrierGroups, [CarrierGroups])
  const known = group === null ? {} : { groupId: group.groupId, version: group.version }
  const say = (words: string): void => {
    setWrong(words)
    field.current?.focus()
  }
  const failed = (error: unknown): void => {
    const isTaken = error instanceof CallProblem && error.issues.some(({ at }) => at === 'body.name')
    say(isTaken ? t('issues.groupTaken') : explainShort(error))
  }
  const save = async (members: WireCarrierGroup['members']): Promise<void> => {
    const typed = name.trim()
    if (typed === '') return say(t('issues.required'))
    if (members.length === 0) return say(t('quotes.groupEmpty'))
    try {
      const { groups } = await mutateAsync({ query: { flag: 'save' }, body: { ...known, name: typed, members } })
      notify.done(t('quotes.groupSaved', { name: typed }))
      onDone(String(groups.find(one => one.name === typed)?.groupId ?? ''))
    } catch (error) {
      failed(error)
    }
  }
  const drop = async (): Promise<void> => {
    if (group === null) return
    if (!isSure) return setSure(true)
    try {
      await mutateAsync({ query: { flag: 'delete' }, body: known })
      notify.done(t('quotes.groupDeleted', { name: group.name }))
      onDone('')
    } catch (error) {
      failed(error)
    }
  }
  return (
    <div className={classes.groupName}>
      <TextInput
        ref={field}
        data-autofocus
        label={t('quotes.groupName')}
        maxLength={NAME_MAX}
        value={name}
        error={wrong === '' ? undefined : wrong}
        onChange={event => setName(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Enter saves the name, not the question around it.
          event.preventDefault()
          void save(group?.members ?? membersOf(form.getValues()))
        }}
      />
      {isSure && group !== null && <p role="alert">{t('quotes.groupDeleteSure', { name: group.name })}</p>}
      <ButtonRow flush>
        {group === null ? (
          <ActionButton variant="default" size="compact-md" onAct={() => save(membersOf(form.getValues()))}>
            {t('quotes.groupSave')}
          </ActionButton>
        ) : (
          <>
            <ActionButton variant="default" size="compact-md" onAct={() => save(group.members)}>
              {t('quotes.groupRenameAct')}
            </ActionButton>
            <ActionButton variant="default" size="compact-md" onAct={() => save(membersOf(form.getValues()))}>
              {t('quotes.groupUpdate')}
            </ActionButton>
            <ActionButton variant="default" size="compact-md" color="red.9" onAct={drop}>
              {t('quotes.groupDelete')}
            </ActionButton>
          </>
        )}
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
      </ButtonRow>
    </div>
  )
}
