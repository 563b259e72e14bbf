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
  emailFixed: 'El correo con el que inicia sesión. Un administrador puede cambiarlo.',
}

export const address: Texts<typeof english.address> = {
  company: 'Empresa',
  street: 'Calle y número',
  street2: 'Suite, andén, edificio',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'ZIP',
  country: 'País',
  contact: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  book: 'Libreta de direcciones',
  save: 'Guardar en la libreta',
  update: 'Actualizar la libreta',
  saved: '{company} está en la libreta de direcciones.',
  updated: '{company} está al día en la libreta de direcciones.',
  paperNumbers: 'Números del BOL',
  paperNumbersWhy: 'Se guardan con la dirección en la libreta.',
  sid: 'SID#',
  locationNumber: 'N.º de ubicación',
  cid: 'CID#',
  fob: 'FOB en este lugar',
}
