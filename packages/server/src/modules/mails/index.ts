export { shownMails } from './mailList.ts'
export { privatePurposes } from './privatePurposes.ts'
export { resendMail } from './ResendMail.ts'
