import { z } from 'zod'
import type { SettingsForm } from '../kit/settingsForm.ts'

const settings = z
  .object({
    clientId: z.string().default(''),
    clientSecret: z.string().default(''),
    /** The company signs in at UPS itself: its tokens are kept beside these settings, which sign in nowhere. */
    connected: z.literal('yes').optional(),
    /** Six letters or digits. */
    accountNumber: z.string().min(1),
    /** How packages reach the carrier. Source: UPS Rating, PickupType. */
    pickupType: z.enum(['01', '03', '06', '19', '20']).catch('01'),
  })
  .refine(given => given.connected === 'yes' || (given.clientId !== '' && given.clientSecret !== ''))

/** A company's sign-in at UPS and the account that pays. */
export type UpsSettings = z.output<typeof settings>

export const readSettings = (stored: unknown): UpsSettings => settings.parse(stored)

/** How a UPS account is set up. */
export const form: SettingsForm = {
  carrier: { scac: 'UPSN', name: 'UPS' },
  addresses: { test: 'https://wwwcie.ups.com/api', live: 'https://onlinetools.ups.com/api' },
  fields: [
    {
      name: 'clientId',
      signsIn: true,
      label: { en: 'Client ID', es: 'ID de cliente' },
      hint: {
        en: 'Of your app at developer.ups.com, with Rating, Shipping, Tracking, Address Validation, Pickup and Locator added.',
        es: 'De su aplicación en developer.ups.com, con Rating, Shipping, Tracking, Address Validation, Pickup y Locator.',
      },
      required: true,
    },
    {
      name: 'clientSecret',
      signsIn: true,
      label: { en: 'Client secret', es: 'Secreto de cliente' },
      required: true,
      secret: true,
    },
    {
      name: 'accountNumber',
      label: { en: 'Account number', es: 'Número de cuenta' },
      hint: {
        en: 'Six letters or digits, as on your UPS invoice.',
        es: 'Seis letras o cifras, como en su factura de UPS.',
      },
      required: true,
      max: 10,
    },
    {
      name: 'pickupType',
      label: { en: 'How packages reach UPS', es: 'Cómo llegan los paquetes a UPS' },
      choices: [
        { value: '01', label: { en: 'Daily pickup', es: 'Recolección diaria' } },
        { value: '03', label: { en: 'Brought to a customer counter', es: 'Se llevan al mostrador' } },
        { value: '06', label: { en: 'Pickup when asked for', es: 'Recolección a pedido' } },
        { value: '19', label: { en: 'Letter center', es: 'Buzón de cartas' } },
        { value: '20', label: { en: 'Air service center', es: 'Centro de servicio aéreo' } },
      ],
    },
  ],
}
