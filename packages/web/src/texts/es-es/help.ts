import type * as english from '../en-us/help.ts'
import type { Texts } from '../fill.ts'

export const contact: Texts<typeof english.contact> = {
  headquarters: 'Oficina central',
  addressName: 'Waybill (demostración)',
  addressLine1: '100 Example Street',
  addressLine2: 'Dayton, OH 45402',
  addressCountry: 'Estados Unidos',
  phones: 'Teléfono',
  sales: 'Soporte',
  after: 'Facturación',
  phone1: '+1 555-0100',
  phone2: '+1 555-0101',
  hours: 'Horario',
  hoursText: 'De lunes a viernes, de 8:00 a. m. a 8:00 p. m., hora del Este',
  email: 'Correo electrónico',
  openNow: 'Abierto ahora',
  closedNow: 'Cerrado ahora',
}

export const guide: Texts<typeof english.guide> = {
  intro: 'El trabajo diario, en orden.',
  search: 'Buscar en la guía',
  searchWhy: 'Cualquier palabra: se muestra lo que las tiene todas.',
  sections: 'Secciones',
  found: { one: '1 sección', other: '{count} secciones' },
  nothing: 'Nada tiene todas esas palabras. Pruebe con menos, o pregunte a soporte.',
}
