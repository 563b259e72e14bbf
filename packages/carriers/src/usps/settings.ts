import { z } from 'zod'
import type { SettingsForm } from '../kit/settingsForm.ts'

const settings = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  crid: z.string().min(1),
  mid: z.string().min(1),
  /** Left out: labels are manifested under the mailer's own number. */
  manifestMid: z.string().default(''),
  /** The account that pays. */
  accountNumber: z.string().min(1),
  accountType: z.enum(['EPS', 'PERMIT']).catch('EPS'),
  /** Of a permit alone. */
  permitZip: z.string().default(''),
  priceType: z.enum(['COMMERCIAL', 'CONTRACT']).catch('COMMERCIAL'),
})

/** A company's sign-in at USPS, its numbers there and the account that pays. */
export type UspsSettings = z.output<typeof settings>

export const readSettings = (stored: unknown): UspsSettings => settings.parse(stored)

/** How a USPS account is set up. */
export const form: SettingsForm = {
  carrier: { scac: 'USPS', name: 'USPS' },
  addresses: { test: 'https://apis-tem.usps.com', live: 'https://apis.usps.com' },
  fields: [
    {
      name: 'clientId',
      label: { en: 'Client ID', es: 'ID de cliente' },
      hint: {
        en: 'The consumer key of your app at developers.usps.com.',
        es: 'La clave (consumer key) de su aplicación en developers.usps.com.',
      },
      required: true,
    },
    { name: 'clientSecret', label: { en: 'Client secret', es: 'Secreto de cliente' }, required: true, secret: true },
    {
      name: 'crid',
      label: { en: 'CRID', es: 'CRID' },
      hint: {
        en: 'Customer registration ID, from the Business Customer Gateway.',
        es: 'ID de registro de cliente, del Business Customer Gateway.',
      },
      required: true,
      max: 18,
    },
    {
      name: 'mid',
      label: { en: 'Mailer ID (MID)', es: 'ID del remitente (MID)' },
      hint: {
        en: 'Six or nine digits. It stands in the number of each label.',
        es: 'Seis o nueve cifras. Forma parte del número de cada etiqueta.',
      },
      required: true,
      max: 9,
    },
    {
      name: 'manifestMid',
      label: { en: 'Manifest MID', es: 'MID del manifiesto' },
      hint: {
        en: 'Only where labels are manifested under another MID.',
        es: 'Solo si las etiquetas se declaran con otro MID.',
      },
      max: 9,
    },
    {
      name: 'accountNumber',
      label: { en: 'Payment account', es: 'Cuenta de pago' },
      hint: {
        en: 'Number of the account that postage is charged to.',
        es: 'Número de la cuenta a la que se cargan los portes.',
      },
      required: true,
      max: 20,
    },
    {
      name: 'accountType',
      label: { en: 'Type of payment account', es: 'Tipo de cuenta de pago' },
      choices: [
        { value: 'EPS', label: { en: 'Enterprise payment account', es: 'Cuenta de pago de empresa' } },
        { value: 'PERMIT', label: { en: 'Permit', es: 'Permiso' } },
      ],
    },
    {
      name: 'permitZip',
      label: { en: 'ZIP of the permit', es: 'ZIP del permiso' },
      hint: { en: 'Only for a permit.', es: 'Solo para un permiso.' },
      max: 5,
    },
    {
      name: 'priceType',
      label: { en: 'Prices', es: 'Precios' },
      choices: [
        { value: 'COMMERCIAL', label: { en: 'Commercial', es: 'Comerciales' } },
        { value: 'CONTRACT', label: { en: 'Of our contract', es: 'De nuestro contrato' } },
      ],
    },
  ],
}
