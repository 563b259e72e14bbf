/** What the server refuses with: exceptions. */
export const exceptions = {
  ExceptionOver: { status: 409, text: 'This is over in the meantime.' },
  ExceptionClosed: { status: 409, text: '{name} closed this in the meantime.' },
  ExceptionHeld: { status: 409, text: 'Somebody else changed this in the meantime. It is assigned to {name} now.' },
  ExceptionChanged: { status: 409, text: 'Somebody else changed this in the meantime. It is assigned to nobody now.' },
} as const
