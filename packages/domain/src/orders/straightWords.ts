/** A pattern as words of their own, in whichever case and with accents. */
const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${patterns.join('|')})(?![\p{L}\d])`, 'iu')

/** What a pattern finds in a text; blank: nothing. */
const found = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0].trim() ?? ''

const first = (patterns: readonly RegExp[], text: string): string =>
  patterns.map(pattern => found(pattern, text)).find(one => one !== '') ?? ''

/** Words that keep an order back wherever they are written. A bare *hold* is none: Hold-down straps, Hold Fast Supply. */
const held = words(
  String.raw`(?:credit|account|acct|customer|order|shipping|ship|payment|billing|finance|quality|q[ac])[\s_-]+hold`,
  String.raw`hold\s*[-–:,/(]\s*(?:credit|account|acct|payment|billing|finance|quality|q[ac])`,
  String.raw`on[\s_-]+hold(?!\s+music)`,
  String.raw`hold[\s_]+(?:for|until|till|pending|order|shipment|this)`,
  String.raw`do[\s_-]*(?:not|n['’]?t)[\s_-]*(?:ship|deliver|release|process|send|tender)`,
  String.raw`stop[\s_-]*ship(?:ment|ping)?|no[\s_-]+ship|not\s+for\s+shipment`,
  'cancel(?:l?ed|ad[oa])|annul[ée]e?s?',
  String.raw`cancel[\s_-]+(?:this[\s_-]+)?(?:order|po|shipment)`,
  String.raw`test[\s_-]+(?:order|po|shipment|only|customer|account)|(?:pedido|cliente)\s+de\s+prueba`,
  String.raw`(?:c\.?o\.?d\.?|cash)\s+only`,
  String.raw`past\s+due|unpaid|not\s+paid|prepay(?:ment)?\s+(?:required|first|only)`,
  String.raw`(?:await(?:ing)?|wait(?:ing)?\s+(?:for|on))\s+(?:payment|approval)|payment\s+(?:required|pending)`,
  String.raw`will[\s-]+call|customer\s+pick[\s-]?up`,
  String.raw`no\s+(?:enviar|embarcar|despachar)|en\s+espera`,
  // A *cable de retenida* holds poles.
  String.raw`(?:pedido|orden(?:\s+de\s+compra)?|embarque|env[ií]o)\s+(?:est[aá]\s+)?retenid[oa]|(?<!de\s)retenid[oa]\s+(?:por|hasta)`,
  String.raw`ne\s+pas\s+(?:exp[ée]dier|livrer)|en\s+attente`,
)

/** The same of a text of which *hold* is all, or which sets it apart from the rest. */
const heldTexts = [
  held,
  /^\W*(?:hold|held|cancel|retenid[oa])\W*$/i,
  /(?<=[([{*<]\s*)hold(?=\s*[)\]}*>])/i,
  /(?<=(?:[*#!<>=~|]\s*){2,})hold(?![\p{L}\d-])/iu,
  /(?<![\p{L}\d-])hold(?=\s*(?:[*#!<>=~|]\s*){2,})/iu,
  /^\s*hold\s*(?::|\s[-–]\s)/i,
  /(?<=[:,]\s*|\s[-–]\s*)hold\s*$/i,
] as const

/** Retailers write *cancel after* a day on their POs: until then they go. */
const notDates = String.raw`cancel(?![\s_-]*(?:date|dt|after|by|if)(?!\p{L}))`

/** The same of a reference or a number, which has no reason to say a word of these by itself. */
const heldReferences = [
  ...heldTexts,
  words('hold', 'held', notDates, String.raw`do[\s_-]*not[\s_-]*use`),
  /^\s*(?:void|test(?:ing)?[\s#_-]*\d*)\s*$/i,
] as const

/** The same of a company or a person, who is none that may not be used or is there for a test. */
const heldNames = [
  ...heldTexts,
  words(String.raw`do[\s_-]*not[\s_-]*use`),
  /^\W*test(?:ing)?(?:[\s#_-]*\d+)?\W*$/i,
] as const

/** What of a text says that the order does not go yet; blank: nothing. */
export const heldInText = (text: string): string => first(heldTexts, text)

/** The same of a reference, a PO or an order number. */
export const heldInReference = (text: string): string => first(heldReferences, text)

/** The same of the name of a company or a person. */
export const heldInName = (text: string): string => first(heldNames, text)

/** What is typed where a form asks for a street and nobody has it. */
const noStreets: readonly RegExp[] = [
  /^(?:(?:street|address|calle|direcci[oó]n)[\s:-]+)?(?:t\.?b\.?[acd]\.?[\s/,-]*)+(?:street|address)?$/iu,
  /^(?:calle\s+)?s\s*\/\s*n\.?$|^(?:null|nil)$/i,
  /^(?:n\.?\s*\/?\s*a\.?|unknown|unk|none|no\s+(?:street|address)|pending|to\s+(?:be\s+\p{L}+|follow|come))$/iu,
  /^(?:same|idem|ditto)(?:\s+as\s+.*|\s+address)?$/i,
  /^(?:see|per)\s+(?:notes?|below|above|attached|instructions|po|bol)$|^(?:on|in)\s+file$/i,
  /^(?:test|testing|asdf\w*|qwerty|dummy|placeholder|address|street)$/i,
  /^(?:por\s+(?:definir|confirmar)|pendiente|desconocid[oa]|mism[oa]|igual|sin\s+(?:calle|direcci[oó]n|n[uú]mero))$/iu,
  /^(?:inconnue?|[àa]\s+(?:d[ée]terminer|confirmer|venir)|m[êe]me(?:\s+adresse)?)$/iu,
  /^x+$/i,
  /^0+$/,
]

/** Whether a street is none: blank, figures of a form that had to be filled in, words for *nobody knows yet*. */
export function isNoStreet(street: string): boolean {
  const typed = street.trim()
  return !/[\p{L}\d]/u.test(typed) || noStreets.some(one => one.test(typed))
}

/** Goods that are named by what they are made for: a cabinet for flammable liquids is no hazardous material. */
const thingsFor = String.raw`(?:(?:liquids?|gas|materials?|goods|storage|safety|batter(?:y|ies))[\s-]+)*(?:cabinets?|lockers?|labels?|placards?|signs?|stickers?|decals?|books?|chargers?|covers?|nozzles?|grills?|hoses?|testers?|training|manuals?|gloves?)`

/** Numbers of materials that go by `NA` in the United States; parts are numbered `NA1234`, too. Source: 49 CFR 172.101. */
const northAmerican =
  '0027 0124 0276 0323 0331 0337 0494 1057 1270 1325 1350 1361 1365 1556 1613 1693 1759 1760 1911 1954 1955 1961 1967 1987 1993 1999 2212 2448 2810 2845 2927 3077 3082 3178 3334 3356 9035 9191 9202 9206 9260 9263 9264 9269'

/** Goods that are named by what they withstand, or by what they do without. */
const madeSafe = String.raw`(?:resistant|free|proof|rated|retardant|powered|fired|operated|fueled)(?!\p{L})`

/** Things that burn a fuel or move it, and hold none. */
const fuelThings = String.raw`(?:(?:fuel|gas|oil)[\s-]+)?(?:filters?|heaters?|lamps?|lanterns?|lights?|pumps?|stoves?|burners?|torch(?:es)?|regulators?|gauges?|adapt[eo]rs?|valves?|detectors?|sensors?|injectors?)(?!\p{L}|.*(?:cylinder|canister|filled))`

/** *Hazmat: no* as a system writes a field of its own. */
const saidNo = String.raw`\s*[:=?-]\s*(?:no|none|n)\s*(?:$|[,;.)])`

/** The numbers of the Orange Book, however they are written: whatever stands before one denies nothing. */
const unNumbers = [
  words(String.raw`u\.?n(?:\.?\s*(?:no|nr|num(?:ber)?)(?!\p{L})[\s#:.-]*|\s*[#:.-][\s#:.-]*)?\d{4}`),
  // In small letters it is the Spanish article: un 1500.
  /(?<![\p{L}\d])UN\s+\d{4}(?![\p{L}\d])/u,
] as const

const hazards = [
  String.raw`id[\s-]?8000|na[\s-]?(?:${northAmerican.replaceAll(' ', '|')})`,
  String.raw`(?:(?:in)?flammables?|corrosives?|combustible[\s-]+(?:liquids?|dust)|toxic|poison(?:ous)?|oxidi[sz](?:er|ing)|explosives?|radioactive|hazmat|hazardous)(?![\s-]+(?:${madeSafe}|${thingsFor}|(?:locations?|areas?|atmospheres?)(?!\p{L}))|${saidNo})`,
  String.raw`dangerous[\s-]+goods|compressed[\s-]+gas(?!\s+(?:regulators?|${thingsFor}))|dry[\s-]+ice|orm-?d|(?:limited|ltd\.?)[\s-]+(?:quantit(?:y|ies)|qty)`,
  // Without a space one I is a part: PGI-250 is ink.
  String.raw`packing[\s-]+group\s+i{1,3}|pg\s+i{1,3}|pg-?i{2,3}`,
  String.raw`(?:lithium|li)[\s-]*(?:ion|metal|polymer|iron\s+phosphate)?[\s-]*(?:batter(?:y|ies)|cells?)(?!\s+(?:packs?\s+)?${thingsFor})|lipo[\s-]+batter(?:y|ies)`,
  String.raw`batter(?:y|ies)\W{1,3}(?:lithium|li[\s-]*(?:ion|po(?:lymer)?))`,
  String.raw`bater[ií]as?\W{1,3}(?:de\s+)?(?:ion(?:es)?\s+de\s+)?litio|piles?\s+au\s+lithium`,
  String.raw`(?:gasoline|petrol|propane|butane|acetone|methanol|toluene|xylene|kerosene|diesel[\s-]+fuel|ammunition|fireworks|aerosols?)(?![\s-]+(?:${madeSafe}|${thingsFor}|${fuelThings}))`,
  String.raw`(?:sulfuric|sulphuric|hydrochloric|muriatic|nitric|phosphoric|acetic|hydrofluoric)[\s-]+acid`,
  String.raw`inflamables?|corrosiv[oa]s?|peligros[oa]s?|explosiv[oa]s?|matières?\s+dangereuses?`,
].map(pattern => new RegExp(words(pattern), 'giu'))

/** What may stand between a denial and what it denies: *not classified as*. */
const between = String.raw`(?:[\s-]+(?:classified|considered|regulated|rated|listed|declared|subject|considerad[oa]|clasificad[oa]|a|an|any|as|to|by|is|es|como))`

/** Said before a word of hazard, it says the opposite; the *no* of *Item no* does not. */
const denied = new RegExp(
  String.raw`\b(?:non|not|(?<!\b(?:item|part|art|cat|lot|ref|serial|model|prod|product|line)\s)no|anti|free\s+of)${between}{0,4}[\s-]*$`,
  'i',
)

/** A UN number in a text or a code of an item; blank: none. */
export const unNumberIn = (text: string): string => first(unNumbers, text)

/** What of a description sounds like a hazardous material; blank: nothing. */
export const soundsHazardous = (description: string): string =>
  unNumberIn(description) ||
  (hazards
    .flatMap(pattern => [...description.matchAll(pattern)])
    .find(({ index }) => !denied.test(description.slice(0, index)))?.[0]
    .trim() ??
    '')
