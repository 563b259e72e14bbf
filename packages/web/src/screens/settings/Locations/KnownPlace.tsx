import { useDebouncedValue } from '@mantine/hooks'
import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { samePlaceKey } from '@waybill/domain'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { LocationValues } from './locationForm.ts'

/** Says that a place which is being entered stands in the book already, however it is spelled there. */
export function KnownPlace({
  form,
  onOpen,
}: {
  form: UseFormReturn<LocationValues>
  onOpen: (known: WireBookAddress) => void
}) {
  const t = useText()
  const { CompanyName, Street, Zip } = useWatch({ control: form.control, name: 'address' })
  const [searchText] = useDebouncedValue(Zip.trim().slice(0, 5), 200)
  const isWhole = CompanyName.trim() !== '' && Street.trim() !== '' && searchText.length >= 5
  const { data } = useCall(AddressDataList, { body: { searchText, pageSize: 100 } }, { enabled: isWhole })
  const key = samePlaceKey(CompanyName, Street, Zip)
  const known = isWhole
    ? data?.addresses.find(one => samePlaceKey(one.CompanyName, one.Street, one.Zip) === key)
    : undefined
  return (
    <div role="status">
      {known !== undefined && (
        <Hint warns>
          {t('locations.known', { company: known.CompanyName, street: known.Street, city: known.City })}{' '}
          <LinkButton onClick={() => onOpen(known)}>{t('locations.knownOpen')}</LinkButton>
        </Hint>
      )}
    </div>
  )
}
