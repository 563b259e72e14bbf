import { z } from 'zod'
import type { SettingsForm } from '../kit/settingsForm.ts'

const former = z.string().optional()

const settings = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** Nine digits. */
  accountNumber: z.string().min(1),
  /** How packages reach the carrier. Source: FedEx pickup types. */
  pickupType: z
    .enum(['USE_SCHEDULED_PICKUP', 'CONTACT_FEDEX_TO_SCHEDULE', 'DROPOFF_AT_FEDEX_LOCATION'])
    .catch('USE_SCHEDULED_PICKUP'),
  /** The location that holds packages their consignees fetch, by FedEx's id: `YBZA`; blank: none is known. */
  pickupLocation: z.string().default(''),
  /** The sign-in of FedEx's services of before, which are no longer asked: kept for those who still look them up. */
  key: former,
  password: former,
  meterNumber: former,
})

/** A company's sign-in at FedEx and the account that pays. */
export type FedexSettings = z.output<typeof settings>

export const readSettings = (stored: unknown): FedexSettings => settings.parse(stored)

/** How a FedEx account is set up. */
export const form: SettingsForm = {
  carrier: { scac: 'FDEG', name: 'FedEx' },
  addresses: { test: 'https://apis-sandbox.fedex.com', live: 'https://apis.fedex.com' },
  fields: [
    {
      name: 'clientId',
      label: { en: 'API key', es: 'Clave API' },
      hint: {
        en: 'Client ID of your project at developer.fedex.com. A project has one for test and one for production.',
        es: 'ID de cliente de su proyecto en developer.fedex.com. Cada proyecto tiene una de prueba y una de producción.',
      },
      required: true,
    },
    { name: 'clientSecret', label: { en: 'Secret key', es: 'Clave secreta' }, required: true, secret: true },
    {
      name: 'accountNumber',
      label: { en: 'Account number', es: 'Número de cuenta' },
      hint: { en: 'Nine digits, as on your FedEx invoice.', es: 'Nueve cifras, como en su factura de FedEx.' },
      required: true,
      max: 12,
    },
    {
      name: 'pickupType',
      label: { en: 'How packages reach FedEx', es: 'Cómo llegan los paquetes a FedEx' },
      choices: [
        { value: 'USE_SCHEDULED_PICKUP', label: { en: 'Regular pickup', es: 'Recolección regular' } },
        { value: 'CONTACT_FEDEX_TO_SCHEDULE', label: { en: 'Pickup when asked for', es: 'Recolección a pedido' } },
        { value: 'DROPOFF_AT_FEDEX_LOCATION', label: { en: 'Dropped off', es: 'Se llevan a FedEx' } },
      ],
    },
    {
      name: 'pickupLocation',
      label: { en: 'Default pickup location', es: 'Lugar de retiro habitual' },
      hint: {
        en: 'FedEx location ID, such as YBZA, where packages wait when Hold for pickup is ticked.',
        es: 'ID de ubicación de FedEx, como YBZA, donde esperan los paquetes que se retiran allí.',
      },
      max: 20,
    },
    {
      name: 'key',
      label: { en: 'Web Services key', es: 'Clave de Web Services' },
      hint: {
        en: 'Of the old FedEx Web Services, test or production as the account is. Kept with it; not used to sign in.',
        es: 'De los antiguos FedEx Web Services, de prueba o producción según la cuenta. Se guarda; no se usa al entrar.',
      },
      secret: true,
    },
    {
      name: 'password',
      label: { en: 'Web Services password', es: 'Contraseña de Web Services' },
      hint: { en: 'Kept with the account; not used to sign in.', es: 'Se guarda con la cuenta; no se usa al entrar.' },
      secret: true,
    },
    {
      name: 'meterNumber',
      label: { en: 'Meter number', es: 'Número de medidor' },
      hint: {
        en: 'FedEx no longer asks for one; kept with the account.',
        es: 'FedEx ya no lo pide; se guarda con la cuenta.',
      },
      max: 20,
    },
  ],
}
