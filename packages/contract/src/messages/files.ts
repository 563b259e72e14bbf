/** What the server refuses with: attachments, papers and table files. */
export const files = {
  RateFilePassword: {
    status: 422,
    text: 'The workbook is protected by a password. Save it without one, then upload it again.',
  },
  RateFileOld: {
    status: 422,
    text: 'The workbook is of the old form (XLS). Save it as XLSX or CSV, then upload it again.',
  },
  RateFileNoTable: {
    status: 422,
    text: 'The file is no CSV, XLSX or JSON. Ask for a spreadsheet, then upload that.',
  },
  RateFileDamaged: {
    status: 422,
    text: 'The file is damaged or was cut short. Have it sent again, then upload it.',
  },
  TableRowTooLong: {
    status: 422,
    text: 'Row {row} of the file has more than {max} characters. Shorten its longest cell, or close the quote that is open there, then upload it again.',
  },
  TooManyCarrierFiles: {
    status: 409,
    text: 'A carrier holds at most {max} files. Take one away, then attach this one.',
  },
  NothingPrinted: {
    status: 409,
    text: 'Nothing of this was printed of {which} yet. Print it first, or leave it out.',
  },
  TooManyFiles: {
    status: 409,
    text: 'A shipment holds at most {max} files. Take one away, then attach this one.',
  },
  FileKept: {
    status: 409,
    text: 'An issued bill of lading stays with its shipment and cannot be taken away.',
  },
  TooManyPages: {
    status: 422,
    text: 'That would be {pages} pages; one file holds at most {max}. Print fewer shipments or copies at a time.',
  },
  PrintTooLarge: {
    status: 422,
    text: 'With their files these papers take {mb} MB; one file holds at most {max} MB. Print fewer shipments at a time, or leave out their files.',
  },
  FileStoreAway: {
    status: 503,
    text: 'Files can be neither kept nor opened for the moment, because the store that holds them does not answer. Nothing was done with this one; try again in a minute, and write to {email} if that goes on.',
  },
} as const
