/** What the server refuses with: what somebody may book, and approvals. */
export const approvals = {
  MayNotBook: {
    status: 403,
    text: 'You may not book. A colleague who may can book this, or an administrator can let you in Manage Users.',
  },
  AboveLimit: {
    status: 403,
    text: '{amount} is above your limit of {limit}: ask for approval, or choose a price within it.',
  },
  LabelsAboveLimit: {
    status: 403,
    text: 'With these labels the shipment is expected to cost {amount}, above your limit of {limit}. Have a colleague buy them who may, or your limit raised.',
  },
  LabelsByRule: {
    status: 403,
    text: 'By the rule “{rule}” these labels have to be approved. Have a colleague buy them who approves by it.',
  },
  NeedsApproval: {
    status: 403,
    text: 'This has to be approved by the rule “{rule}”: ask for approval, or choose a price that it does not fit.',
  },
  LimitIncomparable: {
    status: 403,
    text: 'Nothing says whether this is within your limit of {limit}: there is no exchange rate, or no price. Ask for approval, or have the exchange rate entered.',
  },
  ApprovalWaits: {
    status: 403,
    text: '{amount} is above your limit of {limit}. You have asked for approval: book it once {approvers} has accepted.',
  },
  ApprovalNotNeeded: { status: 409, text: 'You may book this price yourself: no approval is needed.' },
  NobodyApproves: {
    status: 409,
    text: 'Nobody else of your company may approve this. An administrator can let another person manage users.',
  },
  OwnApproval: { status: 403, text: 'You asked for this approval: somebody else has to decide.' },
  NotHandedOn: {
    status: 422,
    text: 'Choose a colleague who is active and did not ask for it.',
  },
  NotApprover: { status: 403, text: 'You are not asked to decide on this. An administrator of your company can.' },
  ApprovalDecided: { status: 409, text: '{name} has decided already. Load it again to see what.' },
  ApprovalExpired: {
    status: 409,
    text: 'This price has expired, so there is nothing to approve any more. {name} can ask for prices again.',
  },
} as const
