/** What the server refuses with: reports and their schedules. */
export const reports = {
  ReportShowsMore: {
    status: 403,
    text: 'This report shows what {name} sees, and that is more than is shown to you. Make one of your own.',
  },
  NoScoreCard: { status: 404, text: 'There is no record available for selected year and month.' },
  ReportTooLong: {
    status: 409,
    text: 'More than {most} rows are not printed. Narrow the report, or take the spreadsheet.',
  },
  TooManySchedules: {
    status: 409,
    text: 'A company has at most {max} scheduled reports. Delete one, then add this one.',
  },
} as const
