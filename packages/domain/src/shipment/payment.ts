import type { PaymentTerms } from './shipment.ts'

/** P and C: specification §9. T is ours, the specification gives third party no code. */
export const paymentCodes = { prepaid: 'P', collect: 'C', thirdParty: 'T' } as const satisfies Record<
  PaymentTerms,
  string
>
export type PaymentCode = (typeof paymentCodes)[PaymentTerms]

export const paymentNames: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'Prepaid',
  collect: 'Collect',
  thirdParty: 'Third party',
}

const termsByCode: Readonly<Record<PaymentCode, PaymentTerms>> = { P: 'prepaid', C: 'collect', T: 'thirdParty' }

export const termsOfCode = (code: PaymentCode): PaymentTerms => termsByCode[code]

/** Whether freight is charged to us. What the consignee or a third party pays is theirs, and in no sum of ours. */
export const isPaidByUs = ({ terms }: { readonly terms: PaymentTerms }): boolean => terms === 'prepaid'
