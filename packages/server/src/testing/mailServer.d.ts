export type Behaviour = 'take' | 'bounce' | 'breakOff' | 'later'
export interface HeldLetter {
  /** Once it stands at the door: it is being sent. */
  readonly arrived: Promise<void>
  answer(how: 'take' | 'later'): void
}
/** A real mail server that can turn recipients away, ask to come back later, or fall silent after it was handed a letter. */
export interface MailServer {
  readonly url: string
  /** Every letter that was taken, as it came over the wire. */
  readonly taken: string[]
  behave(how: Behaviour): void
  /** Keeps the next letter waiting at the door until it is answered; later ones pass it by. */
  holdNext(): HeldLetter
  close(): Promise<void>
}
export declare function startMailServer(): Promise<MailServer>
