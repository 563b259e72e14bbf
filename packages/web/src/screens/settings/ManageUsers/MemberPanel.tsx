import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetSessions } from '@waybill/contract/calls/LogIn/GetSessions.ts'
import { ResetFactor } from '@waybill/contract/calls/LogIn/ResetFactor.ts'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import { limitCurrencies, type WireMember, type WirePageGroup } from '@waybill/contract/wire/member.ts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { AmountField, CheckField, ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { ManyField } from '../../../ui/form/ManyField.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import { Devices } from '../../../widgets/Devices.tsx'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import { notifyMailed } from '../../../widgets/Mails/notifyMailed.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { bookingSaved, memberSchema, rightsFrom, rightsSaved, valuesOf } from './memberForm.ts'
import { PageRights } from './PageRights.tsx'

/** Somebody as a colleague saved him meanwhile; null when an invitation was withdrawn. */
async function freshMember(userId: number) {
  const { users = [] } = await makeCall(UserManagement, { query: { actions: 1 }, body: {} })
  const member = users.find(({ UserId }) => UserId === userId)
  return member === undefined ? null : { version: member.version, values: valuesOf(member) }
}

/** Somebody of the company: invited, named, and what he may open. */
export function MemberPanel({
  member,
  groups,
  docks,
  onClose,
  onTurn,
}: {
  member: WireMember | null
  groups: readonly WirePageGroup[]
  docks: ReplyOf<typeof GetPeople>['docks']
  onClose: () => void
  /** Deactivates, reactivates, or withdraws what was not accepted. */
  onTurn?: () => Promise<void>
}) {
  const t = useText()
  const change = useChange(UserManagement, [GetPeople])
  const [link, setLink] = useState<string | null>(null)
  const isInvited = member?.state === 'invited'
  const invite = async (email: string, body: object): Promise<void> => {
    const { InvitationLink: made } = await change.mutateAsync({
      query: { actions: 4 },
      body: { Email: email, ...body },
    })
    if (made === undefined) notifyMailed(t('people.invited', { email }))
    setLink(made ?? null)
    if (made === undefined && kit.element.current !== null) onClose()
  }
  const kit = useFormKit({
    schema: memberSchema,
    start: valuesOf(member),
    explain: explainShort,
    keepAs: `member.${member?.UserId ?? 'new'}`,
    ...(member === null ? {} : { record: { version: member.version, fresh: () => freshMember(member.UserId) } }),
    save: async (values, version) => {
      const { Email, FirstName, LastName, Phone, Title } = values
      const said = { FirstName, LastName, Phone, Title, ...rightsSaved(values), ...bookingSaved(values) }
      if (member === null) return invite(Email, said)
      await change.mutateAsync({ query: { actions: 5 }, body: { UserId: member.UserId, version, ...said } })
      notify.done(t('people.saved', { email: Email }))
      // Another row may have been opened while the answer was on its way.
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  const from = form.watch('from')
  const again = async (): Promise<void> => {
    if (member === null) return
    const { FirstName, LastName, Phone, Title, Email } = valuesOf(member)
    const rights = { ...rightsSaved(valuesOf(member)), ...bookingSaved(valuesOf(member)) }
    await invite(Email, { FirstName, LastName, Phone, Title, ...rights })
  }
  return (
    <PanelForm
      kit={kit}
      title={member === null ? t('people.inviteTitle') : member.Email}
      submit={link === null ? t(member === null ? 'people.invite' : 'people.save') : null}
      also={
        <>
          {isInvited && (
            <ActionButton variant="default" onAct={again}>
              {t('people.inviteAgain')}
            </ActionButton>
          )}
          {onTurn && (
            <ActionButton variant="default" onAct={onTurn}>
              {t(
                isInvited
                  ? 'people.withdraw'
                  : member?.state === 'inactive'
                    ? 'people.reactivate'
                    : 'people.deactivate',
              )}
            </ActionButton>
          )}
        </>
      }
      onClose={onClose}
    >
      {link !== null && <InvitationLink link={link} why={t('people.linkWhy')} label={t('people.link')} />}
      {member === null && <TextField form={form} name="Email" type="email" label={t('people.email')} required />}
      <FieldPair>
        <TextField form={form} name="FirstName" label={t('people.firstName')} />
        <TextField form={form} name="LastName" label={t('people.lastName')} />
      </FieldPair>
      <FieldPair>
        <TextField form={form} name="Phone" type="tel" label={t('people.phone')} />
        <TextField form={form} name="Title" label={t('people.jobTitle')} />
      </FieldPair>
      <FieldGroup name={t('people.booking')}>
        <CheckField form={form} name="MayBook" label={t('people.mayBook')} />
        {form.watch('MayBook') && (
          <>
            <FieldPair>
              <AmountField form={form} name="limit" label={t('people.bookingLimit')} kind="money" />
              <ChoiceField
                form={form}
                name="limitCurrency"
                label={t('people.limitCurrency')}
                choices={limitCurrencies.map(value => ({ value, label: value }))}
              />
            </FieldPair>
            <Hint>{t('people.bookingLimitWhy')}</Hint>
          </>
        )}
      </FieldGroup>
      <FieldGroup name={t('people.mayOpen')}>
        <ChoiceField
          form={form}
          name="from"
          label={t('people.from')}
          choices={rightsFrom.map(value => ({ value, label: t(`people.from_${value}`) }))}
        />
        <ChoiceField
          form={form}
          name="GroupID"
          label={t('people.group')}
          required={from === 'group'}
          choices={[
            { value: '', label: t('people.noGroup') },
            ...groups.map(({ GroupID, GroupName }) => ({ value: String(GroupID), label: GroupName })),
          ]}
        />
        {from === 'own' ? (
          <Controller
            control={form.control}
            name="rights"
            render={({ field }) => <PageRights rights={field.value} onChange={field.onChange} />}
          />
        ) : (
          <Hint>{t(`people.fromWhy_${from}`)}</Hint>
        )}
        <CheckField
          form={form}
          name="seesPrices"
          label={t('people.seesPrices')}
          description={t('people.seesPricesWhy')}
        />
        {docks.length > 0 && (
          <ManyField
            form={form}
            name="docks"
            label={t('people.docks')}
            description={t('people.docksWhy')}
            placeholder={t('people.allDocks')}
            nothing={t('people.noDock')}
            choices={docks.map(({ addressId, name }) => ({ value: String(addressId), label: name }))}
          />
        )}
      </FieldGroup>
      {member !== null && !isInvited && (
        <FieldGroup name={t('people.signedIn')}>
          {member.hasFactor && <Factor member={member} />}
          <Devices {...(member.isSelf ? {} : { userId: member.UserId })} />
        </FieldGroup>
      )}
      {member !== null && <HistoryLink kind="member" recordId={member.UserId} />}
    </PanelForm>
  )
}

/** The second factor of somebody; of a colleague who lost it, it is removed. One's own is changed in Preferences. */
function Factor({ member: { UserId, Email: email, isSelf } }: { member: WireMember }) {
  const t = useText()
  const change = useChange(ResetFactor, [GetPeople, GetSessions])
  const reset = async (): Promise<void> => {
    try {
      await change.mutateAsync({ body: { UserId } })
      notify.done(t('people.factorReset', { email }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <>
      <Hint>{t('people.hasFactor')}</Hint>
      {!isSelf && (
        <div>
          <ActionButton variant="default" onAct={reset}>
            {t('people.resetFactor')}
          </ActionButton>
        </div>
      )}
    </>
  )
}
