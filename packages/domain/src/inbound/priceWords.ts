import { namedDays } from './daysInMail.ts'

/**
 * The words that a sentence with a price may be made of. What nobody foresaw could mean anything ("to Laredo", "half of it",
 * "a hundred"), so a sentence with another word names no price: no list of bad words is ever whole.
 */
const known: ReadonlySet<string> = new Set(
  `a again all an and are as at be best can charge come comes confirm confirmed cost costs cover covers do done
  everything fine flat for fuel freight fsc from good great haul have here i i'd i'll id in inclusive
  include included includes including is it it's just let load lump me move my need nice of offer ok okay on our ours out
  pick pickup pick-up deliver delivery delivered please pls price priced pricing pro quote quoted quotes quoting ref reference
  rate run shipment sir ship still sum sure take thank thanks that that's the this through today tomorrow tonight total
  totals transit until valid via we we'd we'll we're will with works work yeah yep yes you mc dot usdot bol po
  number no. phone cell tel thru expires good per w inc incl all-in allin flatrate
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  dry van reefer flatbed step deck stepdeck truckload tl ftl ltl standard guaranteed

  al buen buena buenas buenos carga claro combustible con confirmado confirmamos cotización cotizacion cotizamos cotizo de
  del diesel diésel dejo doy el en envío embarque es esta este flete gracias hacemos hacerlo hola hoy
  incluido incluida incluidos incluye la las le les lo los movemos mover nuestra nuestro nuestros nuestras nos oferta
  ofrecemos ofrezco para podemos por precio puedo que queda sale saludos servicio sí son su tarifa tarde
  tardes tenemos todo todos total tránsito transito vale válido valido válida valida viernes lunes martes miércoles
  jueves sábado domingo mañana vigencia y

  avec bonjour carburant ce cet cette chargement compris comprend coût de des du est et faire forfait inclus incluant
  inclut la le les livraison merci mesdames monsieur madame nos notre nous offre offrons on oui pour pouvons prix
  proposons tarif tout toute toutes transport valable vendredi lundi mardi mercredi jeudi samedi dimanche votre
  voici à`
    .split(/\s+/)
    .filter(word => word !== ''),
)

const greeting =
  /^(hi|hey|hello|good (morning|afternoon|evening|day)|dear|hola|buen(os|as)? (d[ií]as?|tardes)|estimad[oa]s?|bonjour|salut)\b[^,:\d]{0,60}[,:]/i

/** Numbers of things: references, dates, times, telephones, what the freight measures, and how long it lasts. */
const numbers = [
  /#\s?[\w-]+/g,
  /\b(load|shipment|bol|po|pro|ref|reference|mc|dot|usdot|quote (?=number|no\b|id|#))\s?(number|no\.?|id|#)?:?\s?(?=[\w-]*\d{3})[\w-]+/gi,
  /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g,
  ...namedDays,
  /\b\d{1,2}\/\d{1,2}(\/(\d{2}|\d{4}))?\b/g,
  /\b\d{1,2}:\d{2}\s?([ap]\.?m\.?)?/gi,
  /\b\d{1,2}\s?[ap]\.?m\b\.?/gi,
  /\b\d[\d.,]*\s?(lbs?|pounds|kg|pallets?|plts?|skids?|pcs?|pieces?|cartons?|ctns?|crates?|drums?|ft|hours?|hrs?|days?|d[ií]as|horas|jours?|heures)\b/gi,
] as const

/** The sentence without what is counted in it. */
export const withoutCounts = (sentence: string): string =>
  numbers.reduce((rest, pattern) => rest.replace(pattern, ' '), sentence)

/** Whether everything in a sentence is understood, once its amounts are taken out. */
export function isUnderstood(rest: string): boolean {
  const bare = withoutCounts(rest.replace(greeting, ' ').replaceAll('’', "'"))
  if (/\d/.test(bare)) return false
  return (bare.toLowerCase().match(/[\p{L}][\p{L}'-]*/gu) ?? []).every(word => known.has(word.replace(/['-]+$/, '')))
}

/** Amounts may be written without a currency, after one that has it: `Friday $1,250, Monday 1,100`. */
export const hasBareAmount = (sentence: string): boolean =>
  /(?<![\w.,/#-])\d{1,2}[.,\u00a0 ]\d{3}(?![\w/-]|[.,]\d)|(?<![\w.,/#-])[1-9]\d{2,4}(?:[.,]\d{2})?(?![\w/-]|[.,]\d)/.test(
    withoutCounts(sentence),
  )
