import { Button, Skeleton } from '@mantine/core'
import { Passkeys } from '@waybill/contract/calls/LogIn/Passkeys.ts'
import { SecondFactor } from '@waybill/contract/calls/LogIn/SecondFactor.ts'
import { PASSWORD_LENGTH_MAX } from '@waybill/contract/constants.ts'
import { PASSKEY_NAME_MAX, PASSKEYS_MAX, type WirePasskey } from '@waybill/contract/wire/passkey.ts'
import { useState } from 'react'
import { z } from 'zod'
import { explain, explainShort } from '../../../api/explain.ts'
import { PasskeyStopped, passkeysWork } from '../../../api/passkeyStopped.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useUser } from '../../../api/useSession.ts'
import { text, useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { CheckField, PasswordField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { deviceName } from '../../../widgets/deviceName.ts'
import classes from './Preferences.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'add' }
  | { readonly at: 'rename' | 'remove'; readonly passkey: WirePasskey }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

const stopWords = {
  refused: 'preferences.passkeyRefused',
  known: 'preferences.passkeyKnown',
  address: 'preferences.passkeyAddress',
  unfit: 'preferences.passkeyUnfit',
} as const

const explained = (error: unknown): string =>
  error instanceof PasskeyStopped ? text(stopWords[error.reason]) : explainShort(error)

/** One's own passkeys: added and removed with the password, renamed without it. */
export function PasskeysPart() {
  const t = useText()
  const { data, error, refetch } = useCall(Passkeys, { query: { flag: 'load' }, body: {} })
  const [step, setStep] = useState<Step>({ at: 'rest' })
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={60} radius={2} />
    ) : (
      <ErrorState {...explain(error, 'preferences.passkeysNotLoaded')} onRetry={() => void refetch()} />
    )
  }
  const rest = (): void => setStep({ at: 'rest' })
  if (step.at === 'codes') return <RecoveryCodes codes={step.codes} onDone={rest} />
  if (step.at === 'add') {
    const added = (codes: readonly string[]): void => (codes.length === 0 ? rest() : setStep({ at: 'codes', codes }))
    return <AddStep onDone={added} onCancel={rest} />
  }
  if (step.at === 'rename') return <RenameStep passkey={step.passkey} onDone={rest} />
  if (step.at === 'remove') return <RemoveStep passkey={step.passkey} onDone={rest} />
  const { passkeys, isOffered, isNeeded } = data
  const mayAdd = isOffered && passkeysWork()
  return (
    <FieldStack>
      {passkeys.length === 0 && <Hint>{t('preferences.passkeysNone')}</Hint>}
      {passkeys.length > 0 && (
        <ul className={classes.passkeys} aria-label={t('preferences.passkeys')}>
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} isNeeded={isNeeded} onStep={setStep} />
          ))}
        </ul>
      )}
      {isNeeded && <Hint>{t('preferences.passkeyNeeded')}</Hint>}
      {!mayAdd && <Hint>{t('preferences.passkeysOff')}</Hint>}
      {mayAdd && passkeys.length < PASSKEYS_MAX && (
        <ButtonRow flush>
          <Button variant="default" onClick={() => setStep({ at: 'add' })}>
            {t('preferences.passkeyAdd')}
          </Button>
        </ButtonRow>
      )}
    </FieldStack>
  )
}

function PasskeyRow({
  passkey,
  isNeeded,
  onStep,
}: {
  passkey: WirePasskey
  isNeeded: boolean
  onStep: (step: Step) => void
}) {
  const t = useText()
  const { name, addedAt, lastUsedAt } = passkey
  const button = (at: 'rename' | 'remove') => (
    <Button
      variant="default"
      size="xs"
      aria-label={t(at === 'rename' ? 'preferences.passkeyRenameOf' : 'preferences.passkeyRemoveOf', { name })}
      onClick={() => onStep({ at, passkey })}
    >
      {t(at === 'rename' ? 'preferences.passkeyRename' : 'preferences.passkeyRemove')}
    </Button>
  )
  return (
    <li>
      <div className={classes.passkey}>
        <strong>{name}</strong>
        <Hint small>
          {t('preferences.passkeySince')} <InstantText at={addedAt} />
          {', '}
          {lastUsedAt === null ? (
            t('preferences.passkeyUnused')
          ) : (
            <>
              {t('preferences.passkeyUsed')} <InstantText at={lastUsedAt} />
            </>
          )}
        </Hint>
      </div>
      {button('rename')}
      {!isNeeded && button('remove')}
    </li>
  )
}

const password = z.string().min(1).max(PASSWORD_LENGTH_MAX)
const name = z.string().trim().min(1).max(PASSKEY_NAME_MAX)
const addSchema = z.object({ name, password, endOthers: z.boolean() })

function AddStep({ onDone, onCancel }: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) {
  const t = useText()
  const user = useUser()
  const change = useChange(Passkeys, [Passkeys, SecondFactor])
  const kit = useFormKit({
    schema: addSchema,
    start: { name: deviceName(navigator.userAgent).slice(0, PASSKEY_NAME_MAX), password: '', endOthers: false },
    explain: explained,
    save: async ({ name, password, endOthers }) => {
      const { makePasskey } = await import('../../../api/passkeys.ts')
      const { creation } = await change.mutateAsync({ query: { flag: 'begin' }, body: { password } })
      if (creation === undefined) throw new Error('nothing to make a passkey by')
      const made = await makePasskey(creation)
      const { recoveryCodes = [] } = await change.mutateAsync({
        query: { flag: 'add' },
        body: { name, made, endOthers },
      })
      notify.done(t('preferences.passkeyAdded'))
      kit.discard()
      onDone(recoveryCodes)
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <FormProblem problem={kit.problem} />
        <TextField
          form={kit.form}
          name="name"
          label={t('preferences.passkeyName')}
          description={t('preferences.passkeyNameWhy')}
          required
          autoComplete="off"
        />
        <input type="hidden" autoComplete="username" value={user?.Email ?? ''} readOnly />
        <PasswordField
          form={kit.form}
          name="password"
          label={t('preferences.factorPassword')}
          required
          autoComplete="current-password"
        />
        <CheckField form={kit.form} name="endOthers" label={t('preferences.endOthers')} />
        <Buttons label={t('preferences.passkeyCreate')} isBusy={kit.saving} onCancel={onCancel} />
      </FieldStack>
    </KitForm>
  )
}

interface OneProps {
  readonly passkey: WirePasskey
  readonly onDone: () => void
}

function RenameStep({ passkey: { passkeyId, name: start }, onDone }: OneProps) {
  const t = useText()
  const change = useChange(Passkeys, [Passkeys])
  const kit = useFormKit({
    schema: z.object({ name }),
    start: { name: start },
    explain: explainShort,
    save: async body => {
      await change.mutateAsync({ query: { flag: 'rename' }, body: { ...body, passkeyId } })
      kit.discard()
      onDone()
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <FormProblem problem={kit.problem} />
        <TextField form={kit.form} name="name" label={t('preferences.passkeyName')} required autoComplete="off" />
        <Buttons label={t('preferences.passkeySave')} isBusy={kit.saving} onCancel={onDone} />
      </FieldStack>
    </KitForm>
  )
}

function RemoveStep({ passkey: { passkeyId, name }, onDone }: OneProps) {
  const t = useText()
  const user = useUser()
  const change = useChange(Passkeys, [Passkeys, SecondFactor])
  const kit = useFormKit({
    schema: z.object({ password, endOthers: z.boolean() }),
    start: { password: '', endOthers: false },
    explain: explainShort,
    save: async body => {
      await change.mutateAsync({ query: { flag: 'remove' }, body: { ...body, passkeyId } })
      notify.done(t('preferences.passkeyRemoved'))
      kit.discard()
      onDone()
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <FormProblem problem={kit.problem} />
        <Hint>{t('preferences.passkeyRemoveOf', { name })}</Hint>
        <input type="hidden" autoComplete="username" value={user?.Email ?? ''} readOnly />
        <PasswordField
          form={kit.form}
          name="password"
          label={t('preferences.factorPassword')}
          required
          autoComplete="current-password"
        />
        <CheckField form={kit.form} name="endOthers" label={t('preferences.endOthers')} />
        <Buttons label={t('preferences.passkeyRemove')} isBusy={kit.saving} onCancel={onDone} />
      </FieldStack>
    </KitForm>
  )
}

function Buttons({ label, isBusy, onCancel }: { label: string; isBusy: boolean; onCancel: () => void }) {
  const t = useText()
  return (
    <ButtonRow flush>
      <BusyButton type="submit" isBusy={isBusy}>
        {label}
      </BusyButton>
      <Button variant="default" onClick={onCancel}>
        {t('preferences.factorCancel')}
      </Button>
    </ButtonRow>
  )
}
