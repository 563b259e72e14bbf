/** A report as it is printed: every value is already the text that stands on paper. */
export interface ReportPaper {
  readonly title: string
  readonly company: string
  /** What it was narrowed to, a line each. */
  readonly facts: readonly string[]
  /** The day it was made. */
  readonly made: string
  readonly columns: readonly {
    readonly head: string
    readonly isNumber: boolean /** Its share of the width. */
    readonly wide: number
  }[]
  readonly rows: readonly (readonly string[])[]
  /** One line for each currency. */
  readonly totals: readonly (readonly string[])[]
}
