import { codFormOf, type OrderForm } from './orderForm.ts'

/** What a load bore that the next one does not: each is asked for again. In the order in which they are shown. */
export const particular = ['customerPo', 'orderNumber', 'loadNumber', 'trailerNumber', 'seals'] as const

const COD = 'cod.amount'
const REFERENCE = 'references.'
/** Of a stop, not of the form: told, and typed with the stops. */
export const APPOINTMENT = 'appointment'

/** The form of a past load as that of a new one: what was particular to the old one is set aside, to be asked for. */
export function asNewLoad(form: OrderForm, appointments: readonly string[]): OrderForm {
  const cod = codFormOf(form)
  const old: readonly (readonly [string, string])[] = [
    ...particular.map(name => [name, form[name]] as const),
    ...form.references.map((text, index) => [`${REFERENCE}${index}`, text] as const),
    [COD, cod.amount],
    [APPOINTMENT, appointments.join(', ')],
  ]
  return {
    ...form,
    customerPo: '',
    orderNumber: '',
    loadNumber: '',
    trailerNumber: '',
    seals: '',
    references: form.references.map(() => ''),
    cod: { ...cod, amount: '' },
    past: Object.fromEntries(old.filter(([, text]) => text.trim() !== '')),
  }
}

/** The form with one number of the past load taken over. */
export function takeAgain(form: OrderForm, name: string): OrderForm {
  const { [name]: text, ...past } = form.past ?? {}
  if (text === undefined) return form
  const next = { ...form, past }
  if (name === COD) return { ...next, cod: { ...codFormOf(form), amount: text } }
  if (name.startsWith(REFERENCE)) {
    return { ...next, references: form.references.with(Number(name.slice(REFERENCE.length)), text) }
  }
  return particular.some(one => one === name) ? { ...next, [name]: text } : next
}
