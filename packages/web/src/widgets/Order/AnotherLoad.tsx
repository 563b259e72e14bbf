import '../../texts/order.ts'
import { Anchor } from '@mantine/core'
import { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import classes from './Order.module.css'

/** The two shipments that seem to be one load: the one that was refused, and the one that is booked. */
interface Twin {
  readonly shipmentId: number
  readonly otherId: number
  readonly bol: string
}

/** Beside a booking that was refused because the freight seems to be booked already: leads to the other one, or books this too. */
export function useAnotherLoad() {
  const [twin, setTwin] = useState<Twin | null>(null)
  return {
    /** Notes what a booking was refused for. @returns the same, to be thrown on */
    note(error: unknown): unknown {
      const params = error instanceof CallProblem && error.code === 'SameLoad' ? error.params : null
      setTwin(
        params && {
          ...{ shipmentId: Number(params.shipmentId), otherId: Number(params.otherId), bol: String(params.bol) },
        },
      )
      return error
    },
    /**
     * @param again books or offers once more
     * @param isOffer nothing is booked by it yet
     */
    part: (again: () => unknown, isOffer = false): ReactNode =>
      twin === null ? null : <AnotherLoad key={twin.otherId} twin={twin} again={again} isOffer={isOffer} />,
  }
}

/** What a booking is answered with that was refused as booked already: the way to the other one, or that this is another load. */
export function AnotherLoad({
  twin,
  again,
  isOffer = false,
  name = '',
}: {
  twin: Twin
  /** Books or offers it, once that is answered. */
  again: () => unknown
  /** Nothing is booked by it yet. */
  isOffer?: boolean
  /** What is booked, where several are; left out: there is one. */
  name?: string
}) {
  const t = useText()
  const [problem, setProblem] = useState<{ message: string; requestId: string } | null>(null)
  const { mutateAsync } = useChange(ConfirmAnotherLoad, [ShipmentDetails])
  const { shipmentId, otherId, bol } = twin
  const confirm = async (): Promise<void> => {
    setProblem(null)
    try {
      await mutateAsync({ body: { shipmentId, otherId } })
    } catch (error) {
      setProblem({ message: explainShort(error), requestId: error instanceof CallProblem ? error.requestId : '' })
      return
    }
    await again()
  }
  return (
    <div className={classes.call}>
      <Anchor component={Link} to={`/ShipmentDetails/${otherId}`} target="_blank">
        {t('booking.sameLoadOpen', { bol })}
      </Anchor>
      <FormProblem problem={problem} />
      <div>
        <ActionButton
          variant="default"
          {...(name === '' ? {} : { size: 'compact-sm', 'aria-label': t('booking.anotherLoadOf', { name }) })}
          onAct={confirm}
        >
          {t(isOffer ? 'booking.anotherLoadOffer' : 'booking.anotherLoad')}
        </ActionButton>
      </div>
    </div>
  )
}
