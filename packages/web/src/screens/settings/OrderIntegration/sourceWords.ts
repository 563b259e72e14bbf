import { messages } from '@waybill/contract/messages.ts'
import type { WireOrderSource } from '@waybill/contract/wire/orderSources.ts'
import { refusalText } from '../../../texts/names.ts'
import { text } from '../../../texts/texts.ts'
import type { Tone } from '../../../ui/StatusBadge.tsx'

export type SourceState = 'off' | 'waits' | 'failing' | 'good' | 'new'

/** What a person is to know of a source first. */
export function stateOf({ isActive, newHostKey, fault, last, lookedAt }: WireOrderSource): SourceState {
  if (!isActive) return 'off'
  if (newHostKey !== '' || last?.state === 'mapping') return 'waits'
  if (fault !== null) return 'failing'
  return lookedAt === null && last === null ? 'new' : 'good'
}

export const toneOf: Readonly<Record<SourceState, Tone>> = {
  ...{ off: 'quiet', waits: 'warn', failing: 'bad', good: 'good', new: 'quiet' },
}

const isCode = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** Why a file can't be read, by the code of its refusal. */
export function reasonText(code: string): string {
  // How much is kept is not known any more when it is read.
  if (code === 'ImportQuota' || code === 'ImportRowsQuota') return text('orderIntegration.became_quota')
  return isCode(code) ? refusalText(code, messages[code].text, { max: '200' }) : code
}

/** Where a source's files come from, in one line. */
export function whereOf({ way, host, port, folder, address }: WireOrderSource): string {
  if (way === 'upload') return text('orderIntegration.way_upload')
  if (way === 'mail') return address
  return `${way}://${host}:${port}/${folder.replace(/^\//, '')}`
}

/** Addresses typed with commas, blanks or lines between them. */
export const listOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(each => each !== '')
