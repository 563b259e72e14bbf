/** What a wrong field says. The keys are the codes of field issues, from the server and from the browser alike. */
export const issues = {
  required: 'Please fill this in.',
  too_long: 'Please use at most {max} characters.',
  too_short: 'Please use at least {min} characters.',
  too_small: 'Please enter {min} or more.',
  too_big: 'Please enter {max} or less.',
  too_few: 'Please give at least {min}.',
  too_many: 'Please give at most {max}.',
  invalid_email: 'Please enter an email address such as name@company.com.',
  invalid_date: 'Please enter a date that exists, such as 11/24/2026.',
  invalid_time: 'Please enter a time such as 3:30 PM.',
  invalid_number: 'Please enter a number.',
  invalid_integer: 'Please enter a whole number.',
  invalid_decimals: 'Please use at most two decimals.',
  notACurrency: 'Please enter the three letters of a currency other than USD, such as CAD.',
  notAWorth: 'Please enter what one unit is worth in US dollars, such as 0.7315.',
  invalid_choice: 'Please choose one of the list.',
  invalid_format: 'Please check how this is written.',
  not_same: 'The two differ.',
  wrong_password: 'This is not your current password.',
  end_before_start: 'The end must be after the start.',
  unknown_zip: 'This ZIP code is not known.',
  already_there: 'This is already in the list.',
  invalid: 'Please check this field.',
} as const

export const problems = {
  listTitle: 'The list could not be loaded',
  pageTitle: 'This could not be loaded',
  saveTitle: 'This was not saved',
  offline: 'You are offline, or the server cannot be reached.',
  offlineNext: 'Check your connection. Nothing was lost; try again when you are back.',
  timeout: 'The server did not answer within 30 seconds.',
  unavailable: 'The service is briefly unavailable.',
  waitNext: 'Nothing was lost. Wait a moment and try again.',
  broken: 'Something went wrong. Please try again later',
  brokenNext: 'If it happens again, contact support with the reference.',
  brokenNextOf: 'If it happens again, contact support with the reference {reference}.',
  brokenNextBare: 'If it happens again, contact support and tell them what you did.',
  refusedNext: 'Check what was asked for and try again.',
  reference: 'Reference',
  retry: 'Try again',
  countFields: { one: 'One field needs your attention.', other: '{count} fields need your attention.' },
} as const

export const forms = {
  yes: 'Yes',
  no: 'No',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  restored: 'Restored what you had typed.',
  discard: 'Discard',
  leaveTitle: 'Leave without saving?',
  leaveWhy: 'What you typed here is not saved.',
  stay: 'Stay',
  leave: 'Leave without saving',
  conflict: 'Not saved yet: somebody else saved this meanwhile. Choose above, then save again.',
  conflictTitle: 'Somebody else changed this while you did. Choose what to keep:',
  mine: 'Yours',
  theirs: 'Theirs',
  blank: 'blank',
  takeTheirs: 'Take all of theirs',
  merged:
    'Not saved yet: somebody else changed other fields meanwhile. Theirs are taken over, and what you typed is still here. Please check and save again.',
  changedElsewhere:
    'Not done yet: somebody else changed this meanwhile. It is shown as it is now, and what you typed is still here. Please check and do it again.',
  gone: 'Not saved: somebody else deleted this meanwhile. What you typed is still here.',
} as const

export const grid = {
  keys: 'Type, or paste cells. Enter edits, Shift with arrows chooses, Ctrl+D fills down, Ctrl+− takes rows out, Ctrl+Z takes back.',
  takeOut: 'Take out row {from}',
  takeOutMany: 'Take out rows {from} to {to}',
} as const

export const actions = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  open: 'Open',
  clear: 'Clear',
  more: 'More actions',
  undo: 'Undo',
} as const

export const status = {
  O: 'Open order',
  Q: 'Rate & route',
  T: 'Tendered',
  A: 'In transit',
  D: 'Delivered',
  V: 'Void',
} as const
