/** What the server refuses with: stations, printers and scales. */
export const stations = {
  PairCodeWrong: {
    status: 400,
    text: 'This code pairs no station: it was used, is too old, or was mistyped. Make a new one in Printer Setup.',
  },
  TooManyStations: { status: 422, text: 'There are already {max} stations. Remove one that is no longer used.' },
  TooManyPrinters: { status: 422, text: 'The station already has {max} printers. Remove one that is no longer used.' },
  PrinterThere: { status: 409, text: 'The station already has a printer there.' },
  PrinterKept: {
    status: 409,
    text: 'The station found this printer automatically. Remove it from the PC, then it goes.',
  },
  NoStation: { status: 409, text: 'No station is yours. Choose one in Settings > Printer Setup.' },
  NoPrinter: { status: 409, text: 'No printer of {station} takes this. Choose one in Settings > Printer Setup.' },
  PrintJobSettled: { status: 409, text: 'This job was settled by somebody else, or went on meanwhile.' },
  StationNameTaken: { status: 409, text: 'Another station has this name.' },
  ScaleMissing: { status: 409, text: 'The station has no scale, or it is switched off.' },
  ScaleOff: { status: 409, text: 'The station with the scale is not there. See that its PC is on.' },
  ScaleMoving: { status: 409, text: 'The scale is still moving. Wait until it is stable.' },
  ScaleEmpty: { status: 409, text: 'Nothing lies on the scale.' },
  ScaleUnder: { status: 409, text: 'The scale is below zero. Take everything off and zero it.' },
  ScaleOver: { status: 409, text: 'The scale is overloaded. Take the package off.' },
  ScaleFault: { status: 409, text: 'The scale reports a fault. Switch it off and on again.' },
} as const
