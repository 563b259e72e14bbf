import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { GetAddress } from '@waybill/contract/calls/Address/GetAddress.ts'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { GetLocations } from '@waybill/contract/lists/locations.ts'
import type { WireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { accessorials } from '@waybill/domain'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { accessorialName } from '../../../texts/names.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { CheckField, TextAreaField, TextField, TimeField } from '../../../ui/form/fields.tsx'
import { ManyField } from '../../../ui/form/ManyField.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import { FormAddress } from '../../../widgets/AddressForm/FormAddress.tsx'
import { HistoryLink } from '../../../widgets/HistoryLink.tsx'
import { KnownPlace } from './KnownPlace.tsx'
import { locationSchema, placeOf, valuesOf } from './locationForm.ts'

/** The place as somebody else saved it meanwhile; null when it was deleted. */
async function freshPlace(addressId: number) {
  const { address } = await makeCall(GetAddress, { body: { addressId } })
  return address === null ? null : { version: address.version, values: valuesOf(address) }
}

/** One place of the address book, new or known: where it is, how it receives, how the bill of lading names it. */
export function LocationPanel({
  place,
  onClose,
  onOpen,
  onDelete,
}: {
  place: WireBookAddress | null
  onClose: () => void
  onOpen: (known: WireBookAddress) => void
  onDelete?: () => Promise<void>
}) {
  const t = useText()
  const change = useChange(UpdateLocation, [GetLocations, AddressDataList])
  const kit = useFormKit({
    schema: locationSchema,
    start: valuesOf(place),
    explain: explainShort,
    keepAs: `location.${place?.addressId ?? 'new'}`,
    ...(place === null ? {} : { record: { version: place.version, fresh: () => freshPlace(place.addressId) } }),
    save: async (values, version) => {
      const target = place === null ? {} : { addressId: place.addressId, version }
      await change.mutateAsync({
        query: { funtype: place === null ? 'add' : 'update' },
        body: { ...target, address: placeOf(values) },
      })
      notify.done(t('locations.saved', { company: values.address.CompanyName }))
      // Another row may have been opened while the answer was on its way.
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  return (
    <PanelForm
      kit={kit}
      title={place === null ? t('locations.addTitle') : t('locations.editTitle', { company: place.CompanyName })}
      submit={t('locations.save')}
      also={
        onDelete && (
          <ActionButton variant="default" onAct={onDelete}>
            {t('locations.delete')}
          </ActionButton>
        )
      }
      onClose={onClose}
    >
      <FormAddress form={form} at="address" withContact />
      {place === null && <KnownPlace form={form} onOpen={onOpen} />}
      <CheckField form={form} name="isOurs" label={t('locations.isOurs')} description={t('locations.isOursWhy')} />
      <FieldGroup name={t('locations.receives')}>
        <Hint>{t('locations.receivesWhy')}</Hint>
        <FieldPair>
          <TimeField form={form} name="Receives.FromTime" label={t('locations.from')} />
          <TimeField form={form} name="Receives.ToTime" label={t('locations.to')} />
        </FieldPair>
        <CheckField form={form} name="Receives.AppointmentRequired" label={t('locations.appointment')} />
        <CheckField form={form} name="Receives.LiftGate" label={t('locations.liftGate')} />
        <CheckField form={form} name="Receives.LimitedAccess" label={t('locations.limited')} />
        <CheckField form={form} name="Receives.Residential" label={t('locations.residential')} />
        <ManyField
          form={form}
          name="Receives.Accessorials"
          label={t('locations.services')}
          nothing={t('locations.noService')}
          choices={accessorials.map(({ code }) => ({ value: code, label: accessorialName(code) }))}
        />
        <TextAreaField form={form} name="Receives.Notes" label={t('locations.notes')} rows={2} />
      </FieldGroup>
      <FieldGroup name={t('locations.papers')}>
        <FieldPair>
          <TextField form={form} name="Papers.LocationNumber" label={t('address.locationNumber')} />
          <TextField form={form} name="Papers.CID" label={t('address.cid')} />
          <TextField form={form} name="Papers.SID" label={t('address.sid')} />
        </FieldPair>
        <CheckField form={form} name="Papers.FOB" label={t('address.fob')} />
      </FieldGroup>
      {place !== null && <HistoryLink kind="address" recordId={place.addressId} />}
    </PanelForm>
  )
}
