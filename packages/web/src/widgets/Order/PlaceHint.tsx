import { useQueryClient } from '@tanstack/react-query'
import { PlaceKinds } from '@waybill/contract/calls/Address/PlaceKinds.ts'
import { type Address, isSiteKind, placeSurprise } from '@waybill/domain'
import { makeCall } from '../../api/call.ts'
import { explainWith } from '../../api/explain.ts'
import { forget, useCall } from '../../api/useCall.ts'
import { accessorialName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { IconAlertTriangle } from '../../ui/icons.generated.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { notify } from '../../ui/notify.ts'
import { placeName, placeWord } from '../RateList/words.ts'
import classes from './Order.module.css'
import type { End, OrderForm } from './orderForm.ts'

/** Says what kind of place an address seems to be while its service is not asked for, with the button that adds it. */
export function PlaceHint({
  end,
  address,
  services,
  change,
}: {
  end: End
  address: Address
  services: readonly string[]
  change: (next: (form: OrderForm) => OrderForm) => void
}) {
  const t = useText()
  const cache = useQueryClient()
  const { company: CompanyName, street: Street, street2: Street2, zip: Zip } = address
  const places = [{ CompanyName, Street, Street2, Zip }]
  const isWhole = CompanyName !== '' && Street !== '' && Zip.length >= 5
  const remembered = useCall(
    PlaceKinds,
    { query: { flag: 'load' }, body: { places } },
    { enabled: isWhole, freshFor: 60_000, keepOld: false },
  ).data?.kinds[0]
  // Until it is known whether somebody said what it is, nothing is guessed.
  if (!isWhole || remembered === undefined) return null
  const found = placeSurprise(end, address, isSiteKind(remembered) ? remembered : null, services)
  if (found === null) return null
  const service = accessorialName(found.service)
  const isBusiness = async (): Promise<void> => {
    try {
      await makeCall(PlaceKinds, { query: { flag: 'remember' }, body: { places, kind: 'business' } })
      await forget(cache, PlaceKinds)
    } catch (error) {
      notify.failed(explainWith(error, 'order.placeFailed'))
    }
  }
  return (
    <p className={classes.applied} role="status">
      <IconAlertTriangle size={14} aria-hidden="true" />{' '}
      {t('order.placeFound', { kind: placeName(found.kind), word: placeWord(found.word), service })}{' '}
      <LinkButton onClick={() => change(form => ({ ...form, accessorials: [...form.accessorials, found.service] }))}>
        {t('order.placeAdd', { service })}
      </LinkButton>{' '}
      · <LinkButton onClick={() => void isBusiness()}>{t('order.placeBusiness')}</LinkButton>
    </p>
  )
}
