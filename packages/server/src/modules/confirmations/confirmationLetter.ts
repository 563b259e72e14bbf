import { letterHtml, letterText } from '../../mail/html.ts'

/** What a ship confirmation is about. */
export interface AboutConfirmation {
  readonly order: string
  readonly bolNumber: string
  readonly number: number
}

/** The letter that brings a ship confirmation to the people of a source. */
export function confirmationLetter({ order, bolNumber, number }: AboutConfirmation) {
  const lines = [`The attached file shows what of order ${order} is on shipment ${bolNumber}, and how it ships.`]
  if (number > 1) lines.push(`It replaces number ${number - 1}, sent before.`)
  return {
    subject: `Ship confirmation ${order}, ${bolNumber}, number ${number}`,
    ...{ text: letterText(lines), html: letterHtml(lines) },
  }
}
