import type { UpsAgreement } from './agreement.ts'

/** What the demo shows in its place: nobody may take it for UPS's. */
export const sampleAgreement: UpsAgreement = {
  version: 'SAMPLE-1',
  isSample: true,
  text: [
    'SAMPLE. This is not UPS’s agreement. It stands here so that the steps can be tried in the demo, and binds nobody.',
    'You confirm that the account is your company’s, and that you may register it.',
    'This software shows you prices of UPS, buys labels with your account when you ask for them, and follows your packages.',
    'What you enter is used to register the account. The invoice is forgotten once it has proved whose the account is.',
  ].join('\n\n'),
}
