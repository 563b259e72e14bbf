import { useQueryClient } from '@tanstack/react-query'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { PageName } from '@waybill/contract/pages.ts'
import type { PaymentTerms } from '@waybill/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { explain } from '../../api/explain.ts'
import { forget, useCall } from '../../api/useCall.ts'
import { useUser } from '../../api/useSession.ts'
import type { TextKey } from '../../texts/texts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { STAYS_OPEN } from '../../ui/form/leaveGuard.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { type KeptOrder, readKept, readLocal } from './keptOrder.ts'
import { NoCopy } from './NoCopy.tsx'
import { OrderScreen } from './OrderScreen.tsx'
import { type OrderForm, startForm } from './orderForm.ts'
import { hasSeveralStops, startOf, withKept } from './startOf.ts'
import type { OrderStart } from './useOrder.ts'
import { noRates } from './useRates.ts'
import type { OrderMode } from './wayForm.ts'

interface Props {
  /** Name of the page: its path, and under which a tab keeps what is typed. */
  readonly screen: PageName
  readonly title: TextKey
  readonly terms: PaymentTerms
  /** What a new order is shipped as; left out: LTL. */
  readonly mode?: OrderMode
}

/** An order that another page starts here. */
function orderSent(state: unknown): { draftId: null; kept: KeptOrder } | null {
  const kept = typeof state === 'object' && state !== null && 'order' in state ? readKept(state.order) : null
  return kept === null ? null : { draftId: null, kept }
}

/** An order that goes on where it was left. */
const orderOf = ({ draftId, kept }: { draftId: number | null; kept: KeptOrder }, empty: OrderForm): OrderStart => ({
  of: null,
  form: kept.form,
  saved: kept.saved,
  conflict: kept.question ?? null,
  open: kept.open ?? null,
  draftId,
  rates: noRates,
  empty,
  locksItems: false,
})

/** It was sent to ask carriers for quotes. */
const asksSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asks' in state && state.asks === true

const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/**
 * The order form of a page, whoever pays: loads what it starts from, and starts anew when the address asks for another one
 * (`{shipmentid}/{sh}`: a past shipment to copy or edit).
 */
export function OrderPage({ screen, title, terms, mode = 'LTL' }: Props) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const page = screen === 'Collect' || screen === 'Parcel' ? screen : 'Prepaid'
  const { shipmentid, sh } = useParams()
  const [params, setParams] = useSearchParams()
  const user = useUser()
  const own = useRef<number | null>(null)
  const [round, setRound] = useState(0)
  const { state: sent, pathname, search } = useLocation()
  const [given, setGiven] = useState<{ draftId: number | null; kept: KeptOrder } | null>(() => orderSent(sent))
  const [asks, setAsks] = useState(() => asksSent(sent))
  const isSent = orderSent(sent) !== null
  // What another page sent along is taken once: after a reload, what was typed since is there.
  useEffect(() => {
    if (isSent) void navigate(pathname + search, { replace: true, state: null })
  }, [isSent, navigate, pathname, search])
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const isCopy = sh === 'copy'
  const asked = readId(shipmentid) ?? readId(params.get('shipment'))
  const isOwn = asked !== null && asked === own.current && !isCopy
  const common = useCall(IntialCachefunction, {}, { freshFor: 300_000 })
  const shown = useRef<{ key: string; start: OrderStart } | null>(null)
  const source = isOwn ? null : asked
  const details = useCall(
    ShipmentDetails,
    { body: { shipmentId: source ?? 0 } },
    { enabled: source !== null, keepOld: false, freshFor: 0 },
  )
  const error = common.error ?? (source === null ? null : details.error)
  if (error !== null) {
    const retry = (): void => void Promise.all([common.refetch(), source === null ? null : details.refetch()])
    return <ErrorState {...explain(error, 'problems.pageTitle')} onRetry={retry} />
  }
  if (isCopy && details.data !== undefined && hasSeveralStops(details.data)) {
    return <NoCopy title={title} shipmentId={details.data.shipmentId} />
  }
  const key = isOwn ? (shown.current?.key ?? '') : `${round} ${asked ?? ''} ${isCopy}`
  if (shown.current?.key !== key) {
    const isFresh = source === null || (details.data !== undefined && !details.isFetching)
    if (common.data === undefined || user === null || !isFresh) return <FormSkeleton />
    const empty = startForm(common.data, terms, mode)
    const local = readLocal(user.UserId, source ?? screen)
    const kept = given ?? local
    own.current = null
    shown.current = {
      key,
      start:
        source !== null && details.data !== undefined
          ? withKept(startOf(details.data, empty, isCopy), local)
          : kept === null
            ? { of: null, form: empty, saved: null, draftId: null, rates: noRates, empty, locksItems: false }
            : orderOf(kept, empty),
    }
  }
  if (common.data === undefined || user === null || shown.current === null) return <FormSkeleton />
  const again = (): void => {
    own.current = null
    setGiven(null)
    setAsks(false)
    setRound(before => before + 1)
  }
  return (
    <OrderScreen
      key={key}
      title={title}
      screen={screen}
      userId={user.UserId}
      common={common.data}
      start={shown.current.start}
      asks={asks}
      onBuilt={id => {
        if (shipmentid !== undefined && !isCopy) return
        own.current = id
        if (isCopy) void navigate(`/${page}/${id}/edit`, { replace: true, state: STAYS_OPEN })
        else setParams({ shipment: String(id) }, { replace: true, state: STAYS_OPEN })
      }}
      onNew={() => {
        again()
        void navigate(`/${screen}`)
      }}
      onContinue={(draftId, kept) => {
        if (!isShown.current) {
          void navigate(`/${screen}`, { state: { order: kept } })
          return
        }
        setGiven({ draftId, kept })
        setRound(before => before + 1)
      }}
      onReload={id => {
        again()
        void forget(cache, ShipmentDetails)
        if (readId(shipmentid) !== id || isCopy) void navigate(`/${page}/${id}/edit`)
      }}
    />
  )
}
