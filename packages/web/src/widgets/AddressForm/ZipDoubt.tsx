import { ConfirmPlace } from '@waybill/contract/calls/Address/ConfirmPlace.ts'
import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { type Address, isPostalCode } from '@waybill/domain'
import { explainShort } from '../../api/explain.ts'
import { heldKey } from '../../api/session.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { IconAlertTriangle } from '../../ui/icons.generated.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import classes from './AddressForm.module.css'
import { zipDoubt } from './zipDoubt.ts'

/**
 * Says where a ZIP is when the city or state beside it is another, with the button that takes it over, and of a city the one that
 * says it is right: it is not asked about again.
 */
export function ZipDoubt({
  address,
  patch,
}: {
  address: Pick<Address, 'city' | 'state' | 'zip' | 'country'>
  patch: (fields: Partial<Pick<Address, 'city' | 'state'>>) => void
}) {
  const t = useText()
  const { city, state, zip, country } = address
  const { mutateAsync: confirm } = useChange(ConfirmPlace, [GoogleAddressValidation])
  const isWhole = heldKey() !== null && city !== '' && state.length === 2 && isPostalCode(country, zip)
  const found = useCall(
    GoogleAddressValidation,
    { query: {}, body: { City: city, State: state, Zip: zip, CountryCode: country } },
    { enabled: isWhole, freshFor: 3_600_000, keepOld: false },
  ).data
  const doubt = isWhole && found !== undefined ? zipDoubt(country, found) : null
  if (doubt === null) return null
  const { place, fields } = doubt
  const keep = async (): Promise<void> => {
    try {
      await confirm({ body: { City: city, State: state, Zip: zip, CountryCode: country } })
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  return (
    <p className={classes.doubt} role="status">
      <IconAlertTriangle size={14} aria-hidden="true" /> {t('address.zipIsElsewhere', { zip, place })}{' '}
      <LinkButton onClick={() => patch(fields)}>{t('address.zipUse', { place })}</LinkButton>
      {found?.verdict === 'otherCity' && (
        <>
          {' '}
          <LinkButton onClick={() => void keep()}>{t('address.zipCityRight', { city })}</LinkButton>
        </>
      )}
    </p>
  )
}
