import { text } from '../../texts/texts.ts'

/** Password links and welcomes are of one person, and stand in no list. */
export const mailPurposes = [
  'tender',
  'cancel',
  'notice',
  'message',
  'tracking',
  'quote',
  'offer',
  'offerOver',
  'confirmation',
  'report',
  'approval',
  'test',
] as const
const purposes = [...mailPurposes, 'password', 'welcome'] as const

/** What a mail is for, in words; one that this version does not know says its own. */
export function mailPurpose(purpose: string): string {
  const known = purposes.find(one => one === purpose)
  return known === undefined ? purpose : text(`mails.${known}`)
}
