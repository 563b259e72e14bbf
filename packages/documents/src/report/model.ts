interface ReportPaperColumn {
  readonly head: string
  /** Set to the right, and never broken over two lines. */
  readonly isNumber: boolean
}

/** A report as it is printed: every value is already the text that stands on paper. */
export interface ReportPaper {
  readonly title: string
  readonly company: string
  /** What it was narrowed to, a line each. */
  readonly facts: readonly string[]
  /** The day it was made. */
  readonly made: string
  readonly columns: readonly ReportPaperColumn[]
  readonly rows: readonly (readonly string[])[]
  /** One line for each currency. */
  readonly totals: readonly (readonly string[])[]
}
