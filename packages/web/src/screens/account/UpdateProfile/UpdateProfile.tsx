import '../../../texts/address.ts'
import { manageOwnAccount } from '../../../api/account.ts'
import { explainShort } from '../../../api/explain.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
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
  const kit = useFormKit({
    schema: personSchema,
    start: personOf(user),
    save: async values => {
      await manageOwnAccount(5, values)
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
