/** What the server refuses with: carriers and accounts with them. */
export const carriers = {
  NotConnected: {
    status: 409,
    text: 'Your company is not connected with {provider} yet. Ask {email} to set up its sign-in.',
  },
  CarrierAccountExists: { status: 409, text: 'Carrier({carrier}) already exist' },
  TooManyAccounts: { status: 409, text: 'A company keeps at most {max} such accounts. Delete one you no longer need.' },
  CarrierDetailsMissing: { status: 422, text: 'Please fill all the details' },
  InsufficientParams: { status: 422, text: 'Insufficient params passed while deleting' },
  CarrierNotReached: {
    status: 409,
    text: 'No account of yours reaches {carrier} yet. Set up its account first, then add the carrier.',
  },
  UpsAgreementMissing: {
    status: 409,
    text: 'There is no UPS agreement here yet. Ask the operator of this installation to load it: {email}.',
  },
  UpsNotOffered: {
    status: 409,
    text: 'UPS takes no registrations from here. Add the account with its client ID and secret under Parcel Accounts.',
  },
  UpsConnectNotOffered: {
    status: 409,
    text: 'Accounts can’t be connected by signing in at UPS here. Ask the operator of this installation, or add the account with its client ID and secret under Parcel Accounts.',
  },
  UpsConnectionOver: {
    status: 409,
    text: 'This sign-in at UPS is over: it lasts 10 minutes, works once, and only for who began it. Nothing was changed; begin again.',
  },
} as const
