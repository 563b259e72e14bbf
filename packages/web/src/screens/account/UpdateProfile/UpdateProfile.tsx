import '../../../texts/address.ts'
import { useRef } from 'react'
import { manageOwnAccount } from '../../../api/account.ts'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { signedInUser } from '../../../api/session.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { isSame } from '../../../ui/form/merge.ts'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { PersonFields } from '../../../widgets/PersonFields.tsx'
import { personOf, personSchema } from '../../../widgets/personSchema.ts'

/** One's own name, phone, company and title. */
export function UpdateProfile() {
  const t = useText()
  const user = useUser()
  const opened = useRef(personOf(user))
  const kit = useFormKit({
    schema: personSchema,
    start: personOf(user),
    record: {
      version: 0,
      fresh: async () => {
        opened.current = personOf(signedInUser())
        return { version: 0, values: opened.current }
      },
    },
    save: async values => {
      // Another window of this browser was faster: what it changed is taken in first, as a colleague's change would be.
      if (!isSame(personOf(signedInUser()), opened.current)) {
        throw new CallProblem('refused', 409, { code: 'ChangedMeanwhile' })
      }
      await manageOwnAccount(5, values)
      opened.current = personOf(signedInUser())
      notify.done(t('person.saved'))
    },
    explain: explainShort,
    keepAs: 'UpdateProfile',
  })
  const save = (
    <BusyButton type="submit" form={FORM} isBusy={kit.saving}>
      {t('actions.save')}
    </BusyButton>
  )
  return (
    <>
      <PageHeader title={t('screens.updateProfile')} action={save} />
      <Sheet>
        <KitForm kit={kit} id={FORM}>
          <FormProblem problem={kit.problem} />
          <PersonFields form={kit.form} email={user?.Email ?? ''} emailWhy={t('person.emailFixed')} />
        </KitForm>
      </Sheet>
    </>
  )
}

const FORM = 'update-profile'
