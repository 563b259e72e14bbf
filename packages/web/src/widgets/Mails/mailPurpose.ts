import { text } from '../../texts/texts.ts'

const purposes = ['tender', 'cancel', 'password', 'welcome', 'notice', 'tracking'] as const

/** What a mail is for, in words; one that this version does not know says its own. */
export function mailPurpose(purpose: string): string {
  const known = purposes.find(one => one === purpose)
  return known === undefined ? purpose : text(`mails.${known}`)
}
