import type { CarrierFailure } from './connector.ts'

/** A text of the form in the languages of the product. */
export interface FormText {
  readonly en: string
  readonly es: string
}

/** A setting that a person enters for an account. */
export interface SettingsField {
  readonly name: string
  readonly label: FormText
  /** What it is and where it is found; left out where the label says it all. */
  readonly hint?: FormText
  readonly required?: true
  /** Never answered: shown as set, kept when it is left blank. */
  readonly secret?: true
  /** Signs in: asked of nobody whose account is connected by signing in at the carrier. */
  readonly signsIn?: true
  /** What it may be; left out: any text. */
  readonly choices?: readonly { readonly value: string; readonly label: FormText }[]
  /** Characters; left out: 100. */
  readonly max?: number
}

/** Which of a carrier's two installations an account belongs to. */
export type Environment = 'test' | 'live'

/** How an account with a carrier is set up: what is asked, and where the carrier is reached. No screen is written for it. */
export interface SettingsForm {
  readonly fields: readonly SettingsField[]
  /** The carrier's own addresses, without a slash at the end. */
  readonly addresses: Readonly<Record<Environment, string>>
  /** SCAC under which the carrier stands in lists, and its name. */
  readonly carrier: { readonly scac: string; readonly name: string }
}

/** Whether the carrier knows the account: asked on save. */
export type CheckOutcome = { readonly kind: 'accepted' } | CarrierFailure
