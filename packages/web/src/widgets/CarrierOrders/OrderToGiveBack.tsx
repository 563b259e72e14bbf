import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useIsHeld } from '../../api/useSession.ts'
import { said } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../ui/ChangeButton.tsx'
import { InstantText } from '../../ui/InstantText.tsx'
import { Fact } from '../../ui/Panel.tsx'
import { Badge } from '../../ui/StatusBadge.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import classes from './CarrierOrders.module.css'
import { type CarrierOrder, orderTones } from './carrierOrder.ts'
import { dialled } from './dialled.ts'
import { OrderCall } from './OrderCall.tsx'
import { SwapOrder } from './SwapOrder.tsx'

/** One order with what is known of it, what comes next, and what a person can do about it. */
export function OrderToGiveBack({ order, title }: { order: CarrierOrder; title?: ReactNode }) {
  const t = useText()
  const [acting, setActing] = useState<'yes' | 'no' | 'swap' | null>(null)
  const { state, CarrierName: carrier, phone } = order
  const waits = useIsHeld() && state === 'cancelling'
  const id = useId()
  const focusNext = useFocusNext()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (acting !== null) form.current?.querySelector<HTMLElement>('input[name="spokeWith"], textarea')?.focus()
  }, [acting])
  const close = (): void => {
    setActing(null)
    // Back to the button that opened the form, which stands again by then.
    focusNext(() => document.getElementById(`${id}-${acting}`))
  }
  // One that went by mail is settled on the page of its shipment: a call books it, and its mail can leave again.
  const isMailed = state === 'mailUnknown' || state === 'cameBack'
  const canCall = state !== 'cancelled' && state !== 'live' && state !== 'incomplete' && !isMailed
  return (
    <div className={classes.order}>
      <p className={classes.head}>
        {title}
        <strong>{carrier}</strong>
        <Badge tone={waits ? 'warn' : orderTones[state]}>
          {t(waits ? 'carrierOrders.told_held' : `carrierOrders.state_${state}`)}
        </Badge>
        {phone !== '' && <a href={dialled(phone)}>{t('carrierOrders.call', { phone })}</a>}
      </p>
      <p>{t(`carrierOrders.next_${waits ? 'held' : state}`, { carrier, phone: phone === '' ? carrier : phone })}</p>
      <dl className={classes.facts}>
        {order.heldSince !== '' && (
          <Fact name={t('carrierOrders.since')}>
            <InstantText at={order.heldSince} />
          </Fact>
        )}
        {order.pickupNumber !== '' && <Fact name={t('carrierOrders.pickupNumber')}>{order.pickupNumber}</Fact>}
        {order.PRONumber !== '' && <Fact name={t('shipment.pro')}>{order.PRONumber}</Fact>}
        {order.reason !== '' && <Fact name={t('carrierOrders.why')}>{said(order.reason)}</Fact>}
        {order.answer !== '' && <Fact name={t('carrierOrders.said')}>{said(order.answer)}</Fact>}
        {order.call !== '' && <Fact name={t('carrierOrders.called')}>{said(order.call)}</Fact>}
      </dl>
      {acting === null && (canCall || order.canSwap) && (
        <ButtonRow>
          {canCall && (
            <>
              <CalledButton answer="yes" {...{ id, state, carrier, onCalled: setActing }} />
              <CalledButton answer="no" {...{ id, state, carrier, onCalled: setActing }} />
            </>
          )}
          {order.canSwap && (
            <ChangeButton
              id={`${id}-swap`}
              variant="default"
              aria-label={t('carrierOrders.swapOf', { carrier })}
              onClick={() => setActing('swap')}
            >
              {t('carrierOrders.swap')}
            </ChangeButton>
          )}
        </ButtonRow>
      )}
      {acting !== null && (
        <div ref={form} className={classes.form}>
          {acting === 'swap' ? (
            <SwapOrder order={order} onClose={close} />
          ) : (
            <OrderCall order={order} answer={acting} isUnknown={state === 'unknown'} onClose={close} />
          )}
        </div>
      )}
    </div>
  )
}

/** The carrier was called and said so: the form opens with its answer, so that a name and Enter are left. */
function CalledButton({
  answer,
  id,
  state,
  carrier,
  onCalled,
}: {
  answer: 'yes' | 'no'
  id: string
  state: CarrierOrder['state']
  carrier: string
  onCalled: (answer: 'yes' | 'no') => void
}) {
  const t = useText()
  const said = t(`carrierOrders.called_${answer}${state === 'unknown' ? 'Unknown' : ''}`)
  return (
    <ChangeButton
      id={`${id}-${answer}`}
      variant="default"
      aria-label={t('carrierOrders.calledOf', { said, carrier })}
      onClick={() => onCalled(answer)}
    >
      {said}
    </ChangeButton>
  )
}
