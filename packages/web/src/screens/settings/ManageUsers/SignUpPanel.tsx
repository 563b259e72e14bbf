import { TextInput } from '@mantine/core'
import type { BodyOf } from '@waybill/contract/call.ts'
import { DecideSignUp } from '@waybill/contract/calls/LogIn/DecideSignUp.ts'
import { GetSignUps } from '@waybill/contract/calls/LogIn/GetSignUps.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import type { WireSignUp } from '@waybill/contract/wire/signUp.ts'
import { useState } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { countryName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { notify } from '../../../ui/notify.ts'
import { Fact, Panel } from '../../../ui/Panel.tsx'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import { notifyMailed } from '../../../widgets/Mails/notifyMailed.ts'
import { InvitationLink } from './InvitationLink.tsx'

const REASON_MAX = 500

/** A request for an account: who asks, and what becomes of it. */
export function SignUpPanel({ signUp, onClose }: { signUp: WireSignUp; onClose: () => void }) {
  const t = useText()
  const change = useChange(DecideSignUp, [GetSignUps, GetPeople])
  const [link, setLink] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { number, CompanyName: company, Email: email, state } = signUp
  const decide = async (decision: BodyOf<typeof DecideSignUp>['decision']): Promise<void> => {
    try {
      const { SetupLink } = await change.mutateAsync({ body: { number, decision, reason } })
      setLink(SetupLink ?? null)
      if (decision === 'refuse') notify.done(t('people.signUpRefused', { company }))
      else if (SetupLink === undefined) notifyMailed(t('people.signUpApproved', { company, email }))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  const waits = state === 'waiting'
  return (
    <Panel
      title={company}
      onClose={onClose}
      footer={
        <>
          {waits && <ActionButton onAct={() => decide('approve')}>{t('people.approve')}</ActionButton>}
          {waits && (
            <ActionButton variant="default" onAct={() => decide('refuse')}>
              {t('people.refuse')}
            </ActionButton>
          )}
          {signUp.mayLink && (
            <ActionButton variant="default" onAct={() => decide('link')}>
              {t('people.newLink')}
            </ActionButton>
          )}
          {!waits && <HistoryLink kind="signUp" recordId={number} />}
        </>
      }
    >
      {link !== null && <InvitationLink link={link} why={t('people.setupLinkWhy')} label={t('people.setupLink')} />}
      <dl>
        <Fact name={t('people.name')}>{`${signUp.FirstName} ${signUp.LastName}`}</Fact>
        <Fact name={t('people.email')}>{email}</Fact>
        <Fact name={t('people.phone')}>{signUp.Phone}</Fact>
        {signUp.Message !== '' && <Fact name={t('people.message')}>{signUp.Message}</Fact>}
        {signUp.UpsAccount !== '' && (
          <Fact name={t('people.upsAccount')}>
            {signUp.UpsCountry === '' ? signUp.UpsAccount : `${signUp.UpsAccount}, ${countryName(signUp.UpsCountry)}`}
          </Fact>
        )}
        <Fact name={t('people.askedAt')}>
          <InstantText at={signUp.at} />
        </Fact>
        <Fact name={t('people.state')}>{t(`people.signUp_${state}`)}</Fact>
        {signUp.decidedAt !== null && (
          <Fact name={t('people.decided')}>
            <InstantText at={signUp.decidedAt} />
            {signUp.decidedBy !== '' && `, ${signUp.decidedBy}`}
          </Fact>
        )}
        {signUp.reason !== '' && <Fact name={t('people.reason')}>{signUp.reason}</Fact>}
      </dl>
      {waits && (
        <TextInput
          label={t('people.reason')}
          description={t('people.reasonWhy')}
          value={reason}
          maxLength={REASON_MAX}
          onChange={event => setReason(event.currentTarget.value)}
        />
      )}
    </Panel>
  )
}
