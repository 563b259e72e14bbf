import { Button } from '@mantine/core'
import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { addressFromWire } from '@waybill/contract/wire/address.ts'
import type { WireBookAddress, WirePaperNumbers } from '@waybill/contract/wire/bookAddress.ts'
import { type Address, addressWith, isElsewhere, validateAddress } from '@waybill/domain'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '../../api/useCall.ts'
import { accessorialName } from '../../texts/names.ts'
import { useText } from '../../texts/texts.ts'
import { formatTime } from '../../ui/format.ts'
import { Hint } from '../../ui/Hint.tsx'
import { IconPencil } from '../../ui/icons.generated.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useFocusNext } from '../../ui/useFocusNext.ts'
import { AddressCheck } from '../AddressCheck/AddressCheck.tsx'
import { type AddressErrors, AddressForm } from '../AddressForm/AddressForm.tsx'
import { PaperFields } from '../AddressForm/PaperFields.tsx'
import { SaveToBook } from '../AddressForm/SaveToBook.tsx'
import { ZipDoubt } from '../AddressForm/ZipDoubt.tsx'
import classes from './Order.module.css'
import type { CommonData, End, OrderForm } from './orderForm.ts'
import { PlaceHint } from './PlaceHint.tsx'
import { parcelFormOf } from './parcelForm.ts'
import { type Applied, type AppliedAt, applyEntry, type DroppedAt, leftPlace, takeBack } from './receives.ts'

const noPaperNumbers: WirePaperNumbers = { LocationNumber: '', CID: '', SID: '', FOB: false }

type Change = (next: (form: OrderForm) => OrderForm) => void

/** One end of the lane: a few lines when it is known, the whole form while it is not. */
export const AddressEnd = memo(function AddressEnd({
  end,
  address,
  applied,
  dropped,
  services,
  errors,
  isParcel,
  common,
  isPast,
  change,
}: {
  end: End
  address: Address
  applied: AppliedAt
  /** What went with the place that it was before. */
  dropped: DroppedAt
  /** Codes of the services that the order asks for. */
  services: readonly string[]
  errors: AddressErrors
  /** It travels by its labels: it has no bill of lading for numbers to stand on. */
  isParcel: boolean
  common: CommonData
  /** It began as a past shipment: what its place brought then is found by the book. */
  isPast: boolean
  change: Change
}) {
  const t = useText()
  const [picked, setPicked] = useState<WireBookAddress | null>(null)
  const [papers, setPapers] = useState(noPaperNumbers)
  // A home is said to be one; it costs more, so that a person marks it.
  const [isHome, setHome] = useState(false)
  const [isOpen, setOpen] = useState(() => validateAddress('address', address).length > 0)
  const edit = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (hasErrors) setOpen(true)
  }, [hasErrors])
  const [began] = useState(address)
  const found = useFormerEntry(began, isPast)
  // Where it goes as long as nobody chose or typed another place.
  const isLeft = useRef(false)
  const former = isLeft.current ? null : (picked ?? found)
  const patch = useCallback(
    (fields: Partial<Address>) => {
      const place = picked === null ? began : addressFromWire(picked)
      const isTyped = fields.zip === undefined || fields.zip.length >= 5
      const isLeaving = !isLeft.current && isTyped && isElsewhere(place, addressWith(address, fields))
      if (isLeaving && (former !== null || isPast)) {
        isLeft.current = true
        change(form => leftPlace(form, end, former, former?.ContactName ?? began.contactName))
      }
      change(form => ({ ...form, [end]: addressWith(form[end], fields) }))
    },
    [change, end, picked, began, former, address, isPast],
  )
  const pick = useCallback(
    (entry: WireBookAddress) => {
      setPicked(entry)
      setPapers(entry.Papers)
      setOpen(false)
      change(form => applyEntry(form, end, entry, common, former))
      isLeft.current = false
      const next = end === 'origin' ? 'destination.company' : 'items.0.description'
      focusNext(() => document.getElementById(next) ?? edit.current)
    },
    [change, end, common, former, focusNext],
  )
  return (
    <section className={classes.card} data-open={isOpen} aria-labelledby={`${end}-title`}>
      <div className={classes.cardHead}>
        <h2 id={`${end}-title`}>{t(end === 'origin' ? 'order.from' : 'order.to')}</h2>
        {isOpen ? (
          <SaveToBook address={address} papers={papers} picked={picked} ours={end === 'origin'} onSaved={setPicked} />
        ) : (
          <Button
            ref={edit}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPencil size={14} />}
            aria-label={t(end === 'origin' ? 'order.changeFrom' : 'order.changeTo')}
            onClick={() => {
              setOpen(true)
              focusNext(() => document.getElementById(`${end}.company`))
            }}
          >
            {t('order.change')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <>
          <AddressForm
            at={end}
            value={address}
            errors={errors}
            onChange={patch}
            onPick={pick}
            ours={end === 'origin'}
            withContact
          />
          <div className={classes.under}>
            <AddressCheck address={address} company={address.company} onUse={patch} onHome={setHome} />
            {!isParcel && <PaperFields end={end} value={papers} onChange={setPapers} />}
          </div>
          {isHome && isParcel && end === 'destination' && (
            <p className={classes.applied} role="status">
              {t('order.isHome')}{' '}
              <LinkButton
                onClick={() => {
                  setHome(false)
                  change(form => ({ ...form, parcel: { ...parcelFormOf(form), residential: true } }))
                }}
              >
                {t('order.markHome')}
              </LinkButton>
            </p>
          )}
        </>
      ) : (
        <>
          <AddressLines address={address} />
          <ZipDoubt address={address} patch={patch} />
        </>
      )}
      <PlaceHint end={end} address={address} services={services} change={change} />
      {dropped.length > 0 && (
        <p className={classes.applied} role="status">
          {t('order.dropped', { what: dropped.map(one => droppedWords(one, t)).join(', ') })}
        </p>
      )}
      {applied.map(one => (
        <p key={JSON.stringify(one)} className={classes.applied} role="status">
          <AppliedText one={one} end={end} />{' '}
          <LinkButton onClick={() => change(form => takeBack(form, end, one))}>{t('actions.undo')}</LinkButton>
        </p>
      ))}
    </section>
  )
})

const isSameZip = (one: string, other: string): boolean => one.trim().slice(0, 5) === other.trim().slice(0, 5)

/** The entry of the book that a past shipment went to; null: none, or it is not known yet. */
function useFormerEntry({ company, street, zip }: Address, isPast: boolean): WireBookAddress | null {
  const body = { searchText: company.slice(0, 100), pageSize: 20 }
  const isAsked = isPast && company !== '' && street !== ''
  const { data } = useCall(AddressDataList, { body }, { enabled: isAsked, freshFor: 60_000, keepOld: false })
  const isSame = (entry: WireBookAddress): boolean =>
    entry.CompanyName === company && entry.Street === street && isSameZip(entry.Zip, zip)
  return (isAsked && data?.addresses.find(isSame)) || null
}

function AddressLines({ address }: { address: Address }) {
  const contact = [address.contactName, address.contactPhone].filter(text => text !== '').join(' · ')
  return (
    <address className={classes.address}>
      <strong>{address.company}</strong>
      <span>{[address.street, address.street2].filter(text => text !== '').join(', ')}</span>
      <span>
        {address.city}, {address.state} {address.zip}
        {address.country !== 'US' && ` ${address.country}`}
      </span>
      {contact !== '' && (
        <Hint inline small>
          {contact}
        </Hint>
      )}
    </address>
  )
}

/** What it is that went, in a sentence. */
function droppedWords(one: DroppedAt[number], t: ReturnType<typeof useText>): string {
  if (one.kind === 'accessorial') return accessorialName(one.code)
  if (one.kind === 'contact') return t('order.droppedContact', { name: one.name })
  if (one.kind === 'notes') return t('order.droppedNotes', { text: one.text })
  const { from, to } = one.after
  return t('order.droppedHours', { from: formatTime(from), to: formatTime(to) })
}

function AppliedText({ one, end }: { one: Applied; end: End }) {
  const t = useText()
  if (one.kind === 'accessorial') return t('order.addedExtra', { name: accessorialName(one.code) })
  if (one.kind === 'notes') return t(end === 'origin' ? 'order.addedNotesFrom' : 'order.addedNotesTo')
  if (one.kind === 'hours')
    return t('order.addedHours', { from: formatTime(one.after.from), to: formatTime(one.after.to) })
  return t('order.addedWindow', { from: formatTime(one.after.from), to: formatTime(one.after.to) })
}
