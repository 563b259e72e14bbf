import type { ImportField } from '@waybill/domain'
import { countryWords } from '../../places/countryWords.ts'

type Shape = Pick<ImportField, 'shape' | 'codes' | 'needed'>

const text: Shape = { shape: 'text' }
const needed: Shape = { shape: 'text', needed: true }
const yesNo: Shape = { shape: 'yesNo' }

const field = (name: string, { shape, ...more }: Shape, ...synonyms: readonly string[]): ImportField => ({
  ...{ name, label: `imports.field_${name}`, shape, synonyms },
  ...more,
})

/** What a file may say of a place. */
export const addressImportFields: readonly ImportField[] = [
  field(
    'CompanyName',
    needed,
    ...['Company', 'Name', 'Ship to name', 'Consignee', 'Consignee name', 'Customer', 'Customer name', 'Business'],
    ...['Location name', 'Account name', 'Compañía', 'Empresa', 'Nombre', 'Razón social', 'Cliente', 'Destinatario'],
  ),
  field(
    'Street',
    needed,
    ...['Address', 'Address 1', 'Address line 1', 'Street 1', 'Street address', 'Ship to address', 'Addr1'],
    ...['Calle', 'Dirección', 'Dirección 1', 'Domicilio'],
  ),
  field('Street2', text, 'Address 2', 'Address line 2', 'Street 2', 'Suite', 'Addr2', 'Dirección 2', 'Colonia'),
  field('City', text, 'Town', 'Ship to city', 'Ciudad', 'Municipio'),
  field('State', { shape: 'state' }, 'Province', 'State province', 'Ship to state', 'Region', 'Estado', 'Provincia'),
  field(
    'Zip',
    { shape: 'zip', needed: true },
    ...['ZIP code', 'Postal code', 'Post code', 'Ship to ZIP', 'Zip/Postal', 'Código postal', 'CP'],
  ),
  field(
    'CountryCode',
    { shape: 'code', codes: countryWords },
    ...['Country', 'Country name', 'Ship to country', 'País'],
  ),
  field('ContactName', text, 'Contact', 'Attention', 'Attn', 'Contact person', 'Contacto'),
  field('ContactNumber', text, 'Phone', 'Phone number', 'Contact phone', 'Telephone', 'Teléfono'),
  field('EmailID', text, 'Email', 'E-mail', 'Email address', 'Contact email', 'Correo', 'Correo electrónico'),
  field('isOurs', yesNo, 'Our location', 'Own dock', 'Ship from', 'Warehouse', 'Propio', 'Nuestro'),
  field('FromTime', text, 'Receives from', 'Open', 'Opens', 'Receiving from', 'Dock open', 'Abre'),
  field('ToTime', text, 'Receives to', 'Close', 'Closes', 'Receiving to', 'Dock close', 'Cierra'),
  field('AppointmentRequired', yesNo, 'Appointment', 'Appt', 'Call before delivery', 'Cita'),
  field('LiftGate', yesNo, 'Lift gate', 'Liftgate', 'Liftgate required', 'Rampa'),
  field('LimitedAccess', yesNo, 'Limited access', 'Acceso limitado'),
  field('Residential', yesNo, 'Residence', 'Residential delivery', 'Residencial'),
  field('Notes', text, 'Delivery notes', 'Receiving notes', 'Instructions', 'Comments', 'Notas', 'Instrucciones'),
  field('LocationNumber', text, 'Location', 'Location number', 'Store number', 'Store', 'DC', 'Tienda', 'Sucursal'),
]
