import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { addressFields, addressToWire } from '@waybill/contract/wire/address.ts'
import type { WireBookAddress, WirePaperNumbers } from '@waybill/contract/wire/bookAddress.ts'
import { type Address, validateAddress } from '@waybill/domain'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notify } from '../../ui/notify.ts'

const differs = (address: Address, papers: WirePaperNumbers, entry: WireBookAddress): boolean => {
  const wire = addressToWire(address)
  const named = Object.keys(entry.Papers) as (keyof WirePaperNumbers)[]
  if (named.some(name => papers[name] !== entry.Papers[name])) return true
  return Object.values(addressFields).some(field => wire[field] !== entry[field])
}

/** Keeps a whole address that the book does not have yet, or brings the chosen entry up to date. */
export function SaveToBook({
  address,
  papers,
  picked,
  ours,
  onSaved,
}: {
  address: Address
  /** How the bill of lading names the place. */
  papers: WirePaperNumbers
  picked: WireBookAddress | null
  /** Saved as one of our own places. */
  ours: boolean
  onSaved: (entry: WireBookAddress) => void
}) {
  const t = useText()
  const { mutateAsync } = useChange(UpdateLocation, [AddressDataList])
  const isWhole = validateAddress('address', address).length === 0
  if (!isWhole || (picked !== null && !differs(address, papers, picked))) return null
  const isSame = picked !== null && picked.CompanyName === address.company
  const save = async (): Promise<void> => {
    const wire = addressToWire(address)
    try {
      const { address: saved } = await mutateAsync(
        isSame
          ? {
              query: { funtype: 'update' },
              body: {
                addressId: picked.addressId,
                version: picked.version,
                address: { ...picked, ...wire, Papers: papers },
              },
            }
          : { query: { funtype: 'add' }, body: { address: { ...wire, isOurs: ours, Papers: papers } } },
      )
      if (saved !== null) onSaved(saved)
      notify.done(t(isSame ? 'address.updated' : 'address.saved', { company: address.company }))
    } catch (problem) {
      notify.failed(explainShort(problem))
    }
  }
  return (
    <ActionButton variant="subtle" size="compact-sm" onAct={save}>
      {t(isSame ? 'address.update' : 'address.save')}
    </ActionButton>
  )
}
