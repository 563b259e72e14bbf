/** Where a started sandbox listens, and how to end it. */
export interface Sandbox {
  /** `http://127.0.0.1:41234` */
  readonly url: string
  close(): Promise<void>
}
