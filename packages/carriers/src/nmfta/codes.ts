import { homeCountry } from '@waybill/domain'

/*
 * Codes of the Digital LTL Council's electronic bill of lading, 2.1.0: their published lists. Handling units and packages
 * share one list, in which PAL is a pail.
 */

const packagings: Readonly<Record<string, string>> = {
  PLT: 'PAT',
  SKD: 'SKD',
  CTN: 'CTN',
  BOX: 'BOX',
  CRT: 'CRT',
  DRM: 'DRM',
  BDL: 'BDL',
  BAG: 'BAG',
  ROL: 'ROL',
  REL: 'REL',
  PKG: 'PKG',
  PCS: 'PCS',
  TBE: 'TBE',
  TOTE: 'TBN',
  PAL: 'PAL',
}

/** `OTH` for what the list has no word for. */
export const packagingOf = (code: string): string =>
  Object.hasOwn(packagings, code) ? (packagings[code] ?? 'OTH') : 'OTH'

/** An extra service there: its code, and at which end it makes which kind of place known. */
interface Service {
  readonly code: string
  readonly origin?: string
  readonly destination?: string
}

const services: Readonly<Record<string, Service>> = {
  LGPU: { code: 'LFTP' },
  RESPU: { code: 'REP' },
  INPU: { code: 'IPU' },
  LTDPU: { code: 'LTDAP' },
  APPTPU: { code: 'APTP' },
  CONPU: { code: 'LTDAP', origin: 'Construction-17' },
  CNVPU: { code: 'LTDAP', origin: 'Tradeshow' },
  LGDEL: { code: 'LFTD' },
  RESDEL: { code: 'RES' },
  INDEL: { code: 'IDL' },
  LTDDEL: { code: 'LTDAD' },
  APPTDEL: { code: 'APTD' },
  NOTIFY: { code: 'MNC' },
  CONDEL: { code: 'LTDAD', destination: 'Construction-17' },
  EDUDEL: { code: 'LTDAD', destination: 'School-69' },
  CNVDEL: { code: 'LTDAD', destination: 'Tradeshow' },
  SSTORDEL: { code: 'LTDAD', destination: 'Storage-71' },
  SORTDEL: { code: 'SRT' },
  PFZ: { code: 'PSC' },
  HAZM: { code: 'HAZ' },
  POISON: { code: 'PSN' },
  OVERLEN: { code: 'OVR' },
  EXVAL: { code: 'FVC' },
  COD: { code: 'COD' },
}

/** What is asked for in the standard's codes, and what it has none for (`SATDEL`). */
export function servicesIn(codes: readonly string[]) {
  const known = codes.flatMap(code => (Object.hasOwn(services, code) ? [services[code] as Service] : []))
  return {
    codes: [...new Set(known.map(({ code }) => code))],
    origin: known.find(({ origin }) => origin !== undefined)?.origin,
    destination: known.find(({ destination }) => destination !== undefined)?.destination,
    unknown: codes.filter(code => !Object.hasOwn(services, code)),
  }
}

const countries: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN', MX: 'MEX' }

/** ISO 3166 alpha-3 of the three countries that the standard knows, a territory's being the United States; another one stays as it is. */
export const countryOf = (alpha2: string): string => countries[homeCountry({ country: alpha2 })] ?? alpha2
