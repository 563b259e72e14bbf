/** What the server refuses with: signing in, links and second factors. */
export const signIn = {
  BadCredentials: { status: 400, text: 'The e-mail or the password is not right.' },
  TermsChanged: { status: 409, text: 'The terms of use have changed. Read and accept them to go on.' },
  WrongPassword: { status: 400, text: 'The current password is not right.' },
  ShortPassword: { status: 400, text: 'Please use at least {min} characters. A short sentence works well.' },
  CommonPassword: {
    status: 400,
    text: 'This password is among the first that are guessed. Please choose another, such as a few words that only you would put together.',
  },
  WrongCode: {
    status: 400,
    text: 'This code is not right. Enter the newest one; if that is refused too, let the clock of your phone set itself.',
  },
  CodeUsed: { status: 400, text: 'This code was used already. Wait for the next one, then enter that.' },
  ClockOff: {
    status: 400,
    text: 'The clock of the device that made this code is {minutes} minutes off. Let it set its time automatically, then enter a new code.',
  },
  SignInOver: {
    status: 409,
    text: 'This sign-in is over: it stays open for five minutes. Enter your e-mail and password again.',
  },
  NoFactorBegun: { status: 409, text: 'Nothing is being set up any more. Begin again with your password.' },
  BadPasskey: {
    status: 400,
    text: 'This passkey does not sign you in here. Try another one, or sign in with your password.',
  },
  PasskeyCopied: {
    status: 400,
    text: 'This passkey was refused: it may have been copied. Sign in with your password, remove it in Preferences and add a new one.',
  },
  PasskeyNotAdded: {
    status: 400,
    text: 'The passkey could not be added: it took longer than five minutes, or the device answered for another address. Begin again.',
  },
  PasskeysOff: {
    status: 409,
    text: 'Passkeys do not work under this address. Open Waybill by its public address, or sign in with your password.',
  },
  TooManyPasskeys: { status: 409, text: 'You have {max} passkeys, and no more can be kept. Remove one first.' },
  FactorDemanded: {
    status: 409,
    text: 'A company that you work for demands a second factor of you. Set one up in Preferences; it can be replaced there, and not removed.',
  },
  FactorNotGiven: {
    status: 409,
    text: 'This company demands a second factor, and you signed in without one. Sign out, and sign in with it.',
  },
  FactorElsewhere: {
    status: 409,
    text: 'An administrator can’t reset this second factor. A recovery code signs in without it; without one, please contact support by email {email}.',
  },
  BadLink: { status: 404, text: 'There is an error in the URL, contact support' },
} as const
