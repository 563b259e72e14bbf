import { NativeSelect } from '@mantine/core'
import { BillToAddressUpdate } from '@waybill/contract/calls/Address/BillToAddressUpdate.ts'
import { linesFromWire } from '@waybill/contract/wire/billToLocation.ts'
import type { Address } from '@waybill/domain'
import { useCall } from '../../api/useCall.ts'
import { useText } from '../../texts/texts.ts'

/** One of the company's bill-to locations, put into the payer's address; nothing where there is none. */
export function BillToChoice({ onChoose }: { onChoose: (address: Partial<Address>) => void }) {
  const t = useText()
  const { data } = useCall(BillToAddressUpdate, { query: { funtype: 'load' }, body: {} }, { freshFor: 60_000 })
  const locations = data?.bIlltoAddresses ?? []
  if (locations.length === 0) return null
  return (
    <NativeSelect
      label={t('billTo.choose')}
      value=""
      data={[
        { value: '', label: t('billTo.chooseFirst') },
        ...locations.map(({ id, companyName, city, state }) => ({
          value: String(id),
          label: `${companyName}, ${city}, ${state}`,
        })),
      ]}
      onChange={event => {
        const chosen = locations.find(({ id }) => String(id) === event.currentTarget.value)
        if (chosen === undefined) return
        const [street, street2] = linesFromWire(chosen.addressLines)
        const { companyName: company, city, state, zip, country } = chosen
        onChoose({ company, street, street2, city, state, zip, country })
      }}
    />
  )
}
