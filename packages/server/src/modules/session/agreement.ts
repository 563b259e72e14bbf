/** The terms now in force. A new text gets a new version, and everyone is asked again. */
export const agreement = {
  version: '2026-11-01',
  text: [
    'These are the terms under which your company uses this Waybill installation. The operator of the installation may replace them with its own.',
    'You sign in for yourself and keep your password to yourself. What you do here is recorded with your name and the time, because freight documents are legal documents.',
    'Rates shown are the ones your company has agreed with its carriers or asked them for. A booking made here is an order to the carrier.',
    'Enter only addresses, contacts and goods descriptions that are needed to move the freight. They are shown to the carriers and recipients of the shipment.',
    'The software is provided as it is. Check a bill of lading before a driver signs it.',
  ].join('\n\n'),
} as const
