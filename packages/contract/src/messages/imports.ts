/** What the server refuses with: imported files and order sources. */
export const imports = {
  ImportQuota: {
    status: 409,
    text: 'There is no room for this file: a company may keep {max} MB of imported files, and its imports take {kept} MB. Discard imports that are no longer needed, or split the file; for more room ask whoever runs this installation.',
  },
  ImportRowsQuota: {
    status: 409,
    text: 'There is no room for all rows of this file: a company may keep {max}, and its imports have {kept}. Discard imports that are no longer needed, or split the file; for more rows ask whoever runs this installation.',
  },
  ImportTooWide: {
    status: 422,
    text: 'The table has more than {max} columns. Remove those that are not needed, then upload it again.',
  },
  ImportMoved: {
    status: 409,
    text: 'This import is {state}, so that can’t be done with it any more. Load it again.',
  },
  ImportAsks: {
    status: 422,
    text: 'Something is still to be said before the file is read. Answer what is marked, then start it again.',
  },
  NothingToUndo: {
    status: 409,
    text: 'Nothing of this import can be undone: it changed nothing, or its rows are no longer kept.',
  },
} as const
