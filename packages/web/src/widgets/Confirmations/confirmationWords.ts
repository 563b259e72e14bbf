import type { RowOf } from '@waybill/contract/list.ts'
import type { list } from '@waybill/contract/lists/shipConfirmations.ts'
import type { SourceFault } from '@waybill/contract/wire/orderSources.ts'
import { text } from '../../texts/texts.ts'
import type { Tone } from '../../ui/StatusBadge.tsx'

export type Confirmation = RowOf<typeof list>

/** What is wrong with the server of a source, and what to do. */
export const faultText = ({ code, params }: SourceFault): string => text(`sourceFaults.${code}`, params)

export const confirmationTones: Readonly<Record<Confirmation['state'], Tone>> = {
  ...{ waiting: 'busy', sent: 'good', failed: 'bad', kept: 'quiet' },
}

export const orderOf = ({ OrderNumber, BackOrderCode }: Confirmation): string =>
  BackOrderCode === '' ? OrderNumber : `${OrderNumber}-${BackOrderCode}`

/** Where it goes or went: the source, and its folder or addresses. */
export const whereTo = ({ source, sentTo }: Confirmation): string => [source, sentTo].filter(Boolean).join(' · ') || '–'

/** Why it is not there yet, in words; blank: it is, or nothing is known. */
export const whyOf = ({ fault, words }: Confirmation): string => (fault === null ? words : faultText(fault))
