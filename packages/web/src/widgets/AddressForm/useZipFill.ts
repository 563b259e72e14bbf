import { useQueryClient } from '@tanstack/react-query'
import { type Address, isPostalCode } from '@waybill/domain'
import { useRef, useState } from 'react'
import { heldKey } from '../../api/session.ts'
import { findPlace, isZipCountry, type ZipPlace, zipFill } from './zipPlace.ts'

type Place = Pick<Address, 'city' | 'state' | 'zip' | 'country'>

/** The country whose codes look so: of the two that are told apart by them, where none but these was chosen. */
function countryOf(zip: string, chosen: string): string {
  if (chosen !== '' && !isZipCountry(chosen)) return chosen
  return isPostalCode('CA', zip) ? 'CA' : isPostalCode('US', zip) ? 'US' : chosen
}

/**
 * A whole ZIP says where it is: city, state and country belong to it until somebody types others.
 * @param at prefix of the fields' ids, such as `origin` of `origin.zip`
 */
export function useZipFill(at: string, value: Place, onChange: (patch: Partial<Place>) => void) {
  const cache = useQueryClient()
  const now = useRef(value)
  now.current = value
  /** The last whole ZIP that stood in the address: what it filled is known by it. */
  const whole = useRef<{ zip: string; country: string } | null>(null)
  const bareZip = value.zip.trim().toUpperCase()
  const typed = useRef<Partial<Pick<Address, 'city' | 'state'>>>({})
  const answer = useRef<{ readonly place: ZipPlace; readonly former: ZipPlace | null } | null>(null)
  const settle = (): void => {
    if (answer.current === null) return
    const { place, former } = answer.current
    const focused = document.activeElement?.id.replace(`${at}.`, '') ?? ''
    const patch = zipFill(place, former, { now: now.current, typed: typed.current, focused })
    if (Object.keys(patch).length > 0) onChange(patch)
  }
  const [unknown, setUnknown] = useState('')
  const latest = useRef('')
  // While a ZIP is typed over, the one before it is remembered; what came with a place of the book is a whole one too.
  if (isZipCountry(value.country) && isPostalCode(value.country, bareZip) && bareZip !== latest.current) {
    whole.current = { zip: bareZip, country: value.country }
  }

  const type = (zip: string, chosen?: string): void => {
    const bare = zip.trim().toUpperCase()
    const country = chosen ?? countryOf(bare, value.country)
    const before = whole.current
    onChange({ zip, country })
    latest.current = bare
    answer.current = null
    const isSignedIn = heldKey() !== null
    if (!isSignedIn || !isZipCountry(country) || !isPostalCode(country, bare)) return
    whole.current = { zip: bare, country }
    // Of a former place that is not found nothing is known to belong to it: it is asked about.
    const formerly =
      before === null || !isZipCountry(before.country)
        ? Promise.resolve(null)
        : findPlace(cache, before.zip, before.country).catch(() => null)
    Promise.all([findPlace(cache, bare, country), formerly]).then(
      ([place, former]) => {
        if (latest.current !== bare) return
        setUnknown(place === null ? bare : '')
        if (place === null) return
        answer.current = { place, former }
        settle()
      },
      // Without an answer city and state are typed by hand.
      () => {},
    )
  }
  return {
    type,
    /** City or state, typed by a person. */
    typeTown(town: Partial<Pick<Address, 'city' | 'state'>>): void {
      typed.current = { ...typed.current, ...town }
      onChange(town)
    },
    settle: () => requestAnimationFrame(settle),
    isUnknown: unknown !== '' && unknown === bareZip,
  }
}
