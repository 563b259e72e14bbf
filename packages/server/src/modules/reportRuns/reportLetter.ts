import { letterHtml, letterText } from '../../mail/html.ts'

/** What a mail with a report says. */
export interface AboutReport {
  readonly title: string
  readonly company: string
  readonly isSample: boolean
  /** Days of pickup; undefined: all. */
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined
  readonly sender: string
  /** Where the file is, and until when; null: it is attached. */
  readonly link: { readonly address: string; readonly days: number } | null
}

const letter = (subject: string, lines: readonly string[]) => ({
  ...{ subject, text: letterText(lines), html: letterHtml(lines) },
})

/** The letter that brings a report. */
export function reportLetter({ title, company, isSample, days, sender, link }: AboutReport) {
  return letter(`${isSample ? 'SAMPLE: ' : ''}${title}, ${company}`, [
    link === null
      ? `The ${title} of ${company} is attached.`
      : `The ${title} of ${company} is too large to be attached. It is here for ${link.days} days:`,
    ...(link === null ? [] : [link.address]),
    ...(days === undefined ? [] : [`Pickup from ${days.from ?? 'the first'} to ${days.to ?? 'the last'}.`]),
    `Sent for ${sender}.`,
  ])
}

/** Tells the owner that a schedule was paused. */
export const pausedLetter = (title: string, address: string) =>
  letter(`${title} is no longer sent`, [
    `The scheduled report ${title} could not be made three times in a row, and is paused.`,
    'What was wrong with each run is shown here, where it can be resumed:',
    address,
  ])
