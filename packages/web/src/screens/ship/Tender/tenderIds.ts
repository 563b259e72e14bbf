import { TENDERS_AT_ONCE_MAX } from '@waybill/contract/constants.ts'

/** `?ids=12,15`: the shipments of the address, each once, as many as go together. */
export const tenderIds = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').filter(part => /^[1-9]\d{0,14}$/.test(part)))]
    .map(Number)
    .slice(0, TENDERS_AT_ONCE_MAX)
