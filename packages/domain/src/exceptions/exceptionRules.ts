/** After how long something becomes an exception, or how long before: settings of a company (rules of the trade, exceptions). */
export const exceptionRules = {
  /** Hours after the end of the pickup window. */
  pickupLateHours: { usual: 2, least: 0, most: 168 },
  /** Hours before the end of the pickup window. */
  notBookedHours: { usual: 4, least: 0, most: 168 },
  /** Hours after the pickup. */
  noProHours: { usual: 24, least: 1, most: 720 },
  /** Business days after the delivery. */
  noPodDays: { usual: 3, least: 1, most: 60 },
  /** Minutes after the edit. */
  untoldMinutes: { usual: 30, least: 0, most: 10_080 },
  /** Hours before the deadline. */
  quoteEndsHours: { usual: 2, least: 0, most: 168 },
  /** Days before the last insured one. */
  insuranceDays: { usual: 30, least: 1, most: 365 },
  /** Days after the label was bought. */
  labelUnusedDays: { usual: 5, least: 1, most: 90 },
} as const

export type ExceptionRule = keyof typeof exceptionRules
export type ExceptionRules = Readonly<Record<ExceptionRule, number>>
export const exceptionRuleNames = Object.keys(exceptionRules) as [ExceptionRule, ...ExceptionRule[]]

export const usualExceptionRules: ExceptionRules = Object.fromEntries(
  exceptionRuleNames.map(name => [name, exceptionRules[name].usual]),
) as Record<ExceptionRule, number>
