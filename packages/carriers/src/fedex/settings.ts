import { z } from 'zod'
import type { SettingsForm } from '../kit/settingsForm.ts'

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
  holdLocation: z.string().default(''),
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
      name: 'holdLocation',
      label: { en: 'Location that holds packages', es: 'Lugar que guarda paquetes' },
      hint: {
        en: 'FedEx location ID, such as YBZA. Needed to hold packages for pickup by the consignee.',
        es: 'ID de ubicación de FedEx, como YBZA. Hace falta para que el destinatario retire los paquetes.',
      },
      max: 20,
    },
  ],
}
