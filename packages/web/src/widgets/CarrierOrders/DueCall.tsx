import type { ReplyOf } from '@waybill/contract/call.ts'
import type { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { served } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { KitForm } from '../../ui/form/KitForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notify } from '../../ui/notify.ts'
import { Fact } from '../../ui/Panel.tsx'
import { FieldStack } from '../../ui/Sheet.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'
import { CallFields, noCall, recordedCall } from './CallFields.tsx'
import classes from './CarrierOrders.module.css'
import { dialled } from './dialled.ts'

type Due = ReplyOf<typeof GetCarrierWork>['calls'][number]

/** One carrier that has to be called: whom to dial, what to say, and the call once it was made. */
export function DueCall({ call, title, mayRecord }: { call: Due; title: ReactNode; mayRecord: boolean }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const focusNext = useFocusNext()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isOpen])
  const { CarrierName: carrier, phone, contactName, fields, isPriceNew, lastWord } = call
  const close = (): void => {
    setOpen(false)
    focusNext(() => document.getElementById(id))
  }
  return (
    <div className={classes.order}>
      <p className={classes.head}>
        {title}
        <strong>{carrier}</strong>
        <Badge tone="warn">{t(lastWord === '' ? 'carrierOrders.notTold' : `carrierOrders.told_${lastWord}`)}</Badge>
        {phone !== '' && <a href={dialled(phone)}>{t('carrierOrders.call', { phone })}</a>}
        {contactName !== '' && <span>{t('carrierOrders.askFor', { name: contactName })}</span>}
      </p>
      <dl className={classes.facts}>
        <Fact name={t('carrierOrders.toSay')}>
          {[
            ...(fields.length === 0 ? [] : [t('carrierOrders.sayChanged', { fields: fields.map(served).join(', ') })]),
            ...(isPriceNew ? [t('carrierOrders.sayPrice')] : []),
            ...(fields.length === 0 && !isPriceNew ? [t('carrierOrders.sayAll')] : []),
          ].join(' ')}
        </Fact>
        {call.pickupNumber !== '' && <Fact name={t('carrierOrders.pickupNumber')}>{call.pickupNumber}</Fact>}
        {call.PRONumber !== '' && <Fact name={t('shipment.pro')}>{call.PRONumber}</Fact>}
      </dl>
      {mayRecord && !isOpen && (
        <ChangeButton
          id={id}
          variant="default"
          aria-label={t('carrierOrders.recordCallOf', { carrier })}
          onClick={() => setOpen(true)}
        >
          {t('carrierOrders.recordCall')}
        </ChangeButton>
      )}
      {isOpen && (
        <div ref={form} className={classes.form}>
          <CallForm call={call} onClose={close} />
        </div>
      )}
    </div>
  )
}

function CallForm({ call, onClose }: { call: Due; onClose: () => void }) {
  const t = useText()
  // What was said is what stood here when the call was begun: a change that comes meanwhile is told in another.
  const [{ shipmentId, bookingId, version }] = useState(call)
  const { mutateAsync } = useChange(TellCarrier, shipmentReads)
  const kit = useFormKit({
    schema: recordedCall,
    start: noCall,
    explain: explainShort,
    keepAs: `dueCall.${shipmentId}.${bookingId}`,
    save: async given => {
      await mutateAsync({ body: { shipmentId, version, way: 'call', ...given } })
      notify.done(t('carrierOrders.callRecorded'))
      onClose()
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <CallFields form={kit.form} />
        <FormButtons kit={kit} submit={t('carrierOrders.recordCall')} onClose={onClose} />
      </FieldStack>
    </KitForm>
  )
}
