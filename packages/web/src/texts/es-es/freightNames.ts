import type { AccessorialCode, PackagingCode, TARPS } from '@waybill/domain'
import type { Words } from '../fill.ts'

export const accessorials: Readonly<Record<AccessorialCode | typeof TARPS, string>> = {
  LGPU: 'Plataforma elevadora en la recolección',
  RESPU: 'Recolección residencial',
  INPU: 'Recolección en interior',
  LTDPU: 'Recolección con acceso limitado',
  APPTPU: 'Cita de recolección',
  CONPU: 'Recolección en obra',
  CNVPU: 'Recolección en feria',
  LGDEL: 'Plataforma elevadora en la entrega',
  RESDEL: 'Entrega residencial',
  INDEL: 'Entrega en interior',
  LTDDEL: 'Entrega con acceso limitado',
  APPTDEL: 'Cita de entrega',
  NOTIFY: 'Avisar antes de la entrega',
  CONDEL: 'Entrega en obra',
  EDUDEL: 'Entrega en escuela',
  CNVDEL: 'Entrega en feria',
  SSTORDEL: 'Entrega en minibodega',
  SORTDEL: 'Clasificar y separar',
  SATDEL: 'Entrega en sábado',
  PFZ: 'Proteger de congelación',
  HAZM: 'Materiales peligrosos',
  POISON: 'Veneno',
  OVERLEN: 'Exceso de largo',
  EXVAL: 'Valor excedente',
  COD: 'Cobro contra entrega',
  TARPS: 'Lonas',
}

export const packagings: Readonly<Record<PackagingCode | '02', Words>> = {
  '02': { one: 'Embalaje propio', other: 'Embalajes propios' },
  PLT: { one: 'Tarima', other: 'Tarimas' },
  SKD: { one: 'Patín', other: 'Patines' },
  CTN: { one: 'Cartón', other: 'Cartones' },
  BOX: { one: 'Caja', other: 'Cajas' },
  CRT: { one: 'Huacal', other: 'Huacales' },
  DRM: { one: 'Tambor', other: 'Tambores' },
  BDL: { one: 'Atado', other: 'Atados' },
  BAG: { one: 'Bolsa', other: 'Bolsas' },
  ROL: { one: 'Rollo', other: 'Rollos' },
  REL: { one: 'Carrete', other: 'Carretes' },
  PKG: { one: 'Paquete', other: 'Paquetes' },
  PCS: { one: 'Pieza', other: 'Piezas' },
  TBE: { one: 'Tubo', other: 'Tubos' },
  TOTE: { one: 'Contenedor', other: 'Contenedores' },
  PAL: { one: 'Cubeta', other: 'Cubetas' },
}

/** What carriers call their services. */
export const serviceLevels: Readonly<Record<string, string>> = {
  Standard: 'Estándar',
  Guaranteed: 'Garantizado',
  'Guaranteed by noon': 'Garantizado antes del mediodía',
  Economy: 'Económico',
  Expedited: 'Urgente',
}
