/** What a file of rows is: text with a mark between cells, a workbook, or JSON. */
export const fileForms = ['comma', 'semicolon', 'tab', 'pipe', 'xlsx', 'json'] as const
export type FileForm = (typeof fileForms)[number]

/** The mark between cells of each form that is text. */
export const formMarks = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const satisfies Partial<
  Record<FileForm, string>
>

/** The form of a text by its mark; null: a mark that nobody is written to with. */
export const formOfMark = (mark: string): FileForm | null =>
  fileForms.find(form => form in formMarks && formMarks[form as keyof typeof formMarks] === mark) ?? null
