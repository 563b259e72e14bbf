/** What the server refuses with: people, groups and sign-ups. */
export const people = {
  AlreadyMember: { status: 409, text: '{email} is one of your people already.' },
  GroupExists: { status: 409, text: 'There is a group {name} already.' },
  GroupInUse: {
    status: 409,
    text: 'People are in the group {name}: {count}. Give them another group, or pages of their own, first.',
  },
  LastAdministrator: {
    status: 409,
    text: 'Somebody has to manage users, and nobody else does. Let another person manage users first.',
  },
  OwnRights: {
    status: 409,
    text: 'You can’t end your own access or take Manage Users from yourself. Another administrator can.',
  },
  SignUpDecided: {
    status: 409,
    text: 'Somebody decided this request already, or its link was used. Nothing was done twice; look at the list again.',
  },
} as const
