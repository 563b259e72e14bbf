import type * as english from '../en-us/address.ts'
import type { Texts } from '../fill.ts'

export const person: Texts<typeof english.person> = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  company: 'Empresa',
  title: 'Puesto',
  saved: 'Su perfil se actualizó.',
  emailFixed: 'Su dirección de acceso. Un administrador puede cambiarla.',
}

export const address: Texts<typeof english.address> = {
  company: 'Empresa',
  street: 'Calle y número',
  street2: 'Suite, muelle, edificio',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'ZIP',
  country: 'País',
  zipIsElsewhere: 'El código postal {zip} está en {place}.',
  zipUse: 'Usar {place}',
  zipCityRight: '{city} es correcta',
  contact: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  book: 'Libreta de direcciones',
  save: 'Guardar en la libreta',
  update: 'Actualizar la libreta',
  saved: '{company} guardada en la libreta de direcciones.',
  updated: '{company} actualizada en la libreta de direcciones.',
  paperNumbers: 'Números del BOL',
  paperNumbersWhy: 'Se guardan con la dirección.',
  sid: 'SID#',
  locationNumber: 'N.º de ubicación',
  cid: 'CID#',
  fob: 'FOB en este lugar',
}
