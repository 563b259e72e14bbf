import { parseAmount } from '../money/amounts.ts'
import { isCurrencyCode, minorDigits } from '../money/currencies.ts'
import { addDays, isDate, type LocalDate } from '../time/dates.ts'

/** Any of the newest invoices of an account proves whose it is (specification §9). */
export const UPS_INVOICES_COUNTED = 3
/** Days since an invoice was issued in the US or Canada (specification §5). */
export const UPS_INVOICE_DAYS = 90
/** The same in other countries (design §5). */
export const UPS_INVOICE_DAYS_ELSEWHERE = 45

/** An invoice as it is typed to prove that an account is one's own. */
export interface UpsInvoice {
  readonly number: string
  readonly date: string
  /** As typed, in `currency`: `123.45`. */
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
  /** Four letters or digits on invoices of the US; blank elsewhere. */
  readonly controlId: string
}

/** What is wrong with a field, by the code of its words. */
export interface UpsInvoiceProblem {
  readonly field: keyof UpsInvoice
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Days after which an invoice of an account in this country (ISO 3166 alpha-2) proves nothing any more. */
export const upsInvoiceDays = (country: string): number =>
  country === 'US' || country === 'CA' ? UPS_INVOICE_DAYS : UPS_INVOICE_DAYS_ELSEWHERE

/** Whether invoices of an account in this country have a control id (design §5). */
export const hasUpsControlId = (country: string): boolean => country === 'US'

function dateProblem(date: string, country: string, today: LocalDate) {
  if (!isDate(date)) return { code: 'notADate', params: {} }
  if (date > today) return { code: 'dayToCome', params: {} }
  const days = upsInvoiceDays(country)
  return date < addDays(today, -days)
    ? { code: 'upsInvoiceTooOld', params: { days, count: UPS_INVOICES_COUNTED } }
    : null
}

function amountProblem(amount: string, currency: string) {
  const minor = parseAmount(amount, currency)
  if (minor !== null) return minor === 0 ? { code: 'notAboveZero', params: {} } : null
  const decimals = minorDigits(currency)
  const isTooPrecise = (/\.(\d+)$/.exec(amount.trim())?.[1]?.length ?? 0) > decimals
  if (isTooPrecise && decimals === 0) return { code: 'noDecimals', params: { currency } }
  return isTooPrecise
    ? { code: 'tooPrecise', params: { decimals } }
    : { code: 'badForm', params: { example: decimals === 0 ? '12345' : '123.45' } }
}

/**
 * What keeps an invoice from proving whose an account is: amount due and currency always, a control id in the US alone
 * (design §5; the specification's own text of this rule is cut off).
 * @param country of the account, ISO 3166 alpha-2
 * @param today where the company is
 */
export function upsInvoiceProblems(
  invoice: UpsInvoice,
  country: string,
  today: LocalDate,
): readonly UpsInvoiceProblem[] {
  const { number, date, amount, currency, controlId } = invoice
  const rules: readonly [keyof UpsInvoice, string, () => Omit<UpsInvoiceProblem, 'field'> | null][] = [
    ['number', number, () => (/^[A-Za-z0-9]{6,15}$/.test(number) ? null : badForm('0000A1B2C3456'))],
    ['date', date, () => dateProblem(date, country, today)],
    ['currency', currency, () => (isCurrencyCode(currency) ? null : { code: 'notOneOf', params: {} })],
    ['amount', amount, () => (isCurrencyCode(currency) ? amountProblem(amount, currency) : null)],
    ['controlId', controlId, () => (/^[A-Za-z0-9]{4}$/.test(controlId) ? null : badForm('A1B2'))],
  ]
  return rules
    .filter(([field]) => field !== 'controlId' || hasUpsControlId(country))
    .flatMap(([field, value, problem]) => {
      const found = value.trim() === '' ? { code: 'required', params: {} } : problem()
      return found === null ? [] : [{ field, ...found }]
    })
}

const badForm = (example: string) => ({ code: 'badForm', params: { example } })
