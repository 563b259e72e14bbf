import '../../../texts/account.ts'
import '../../../texts/address.ts'
import '../../../texts/hazmat.ts'
import '../../../texts/order.ts'
import '../../../texts/way.ts'
import '../../../texts/trade.ts'
import { useSearchParams } from 'react-router'
import { manageOwnAccount } from '../../../api/account.ts'
import { explainShort } from '../../../api/explain.ts'
import { useUser } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Wizard } from '../../../ui/form/Wizard.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { PersonFields } from '../../../widgets/PersonFields.tsx'
import classes from './Profile.module.css'
import { fieldsOf, profileSchema, startFrom, toBody } from './profileForm.ts'
import { BillingStep, ShippingStep } from './steps.tsx'

/** The first-time wizard: who you are, where freight starts, who pays (specification §3 "Profile"). */
export function Profile() {
  const t = useText()
  const user = useUser()
  const [params] = useSearchParams()
  const kit = useFormKit({
    schema: profileSchema,
    start: startFrom(user),
    save: async values => {
      await manageOwnAccount(5, toBody(values, params.get('accessid')))
      window.location.assign(user === null ? '/' : '/Home')
    },
    explain: explainShort,
    keepAs: 'Profile',
  })
  const { form } = kit
  const fillSame = (): void => {
    const values = form.getValues()
    if (values.PickupSame) form.setValue('PickupLocation', values.ShippingAddress)
    if (values.BillingSame) form.setValue('BillingAddress', form.getValues('PickupLocation'))
  }
  return (
    <Sheet>
      <h1 className={classes.title}>{t('screens.profile')}</h1>
      <p className={classes.intro}>{t('profile.intro')}</p>
      <Wizard
        kit={kit}
        label={t('profile.steps')}
        finish={t('profile.finish')}
        beforeNext={fillSame}
        steps={[
          {
            title: t('profile.you'),
            fields: fieldsOf.you,
            content: <PersonFields form={form} email={user?.Email ?? ''} />,
          },
          { title: t('profile.shipping'), fields: fieldsOf.shipping, content: <ShippingStep form={form} /> },
          { title: t('profile.billing'), fields: fieldsOf.billing, content: <BillingStep form={form} /> },
        ]}
      />
    </Sheet>
  )
}
