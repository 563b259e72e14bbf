import { cityWords } from './cityWords.ts'

/**
 * Cities whose postal codes the table calls by their quarters, or by the towns that they took in, with the beginnings of those
 * codes. Known from: Canada Post's forward sortation areas, and the municipalities that were merged.
 */
const wholes: readonly (readonly [city: string, province: string, areas: string])[] = [
  ['Toronto', 'ON', 'M'],
  ['North York', 'ON', 'M'],
  ['Scarborough', 'ON', 'M1'],
  ['Etobicoke', 'ON', 'M8 M9'],
  ['East York', 'ON', 'M4'],
  ['York', 'ON', 'M6 M9'],
  ['Ottawa', 'ON', 'K1 K2 K4A K4B K4C K4M K4P'],
  ['Nepean', 'ON', 'K2'],
  ['Hamilton', 'ON', 'L8 L9A L9B L9C L9G L9H L9K'],
  ['Vaughan', 'ON', 'L4H L4J L4K L4L L6A'],
  ['Thornhill', 'ON', 'L3T L4J'],
  ['Markham', 'ON', 'L3P L3R L3S L3T L6B L6C L6E L6G'],
  ['Clarington', 'ON', 'L1B L1C L1E'],
  ['Halton Hills', 'ON', 'L7G L7J'],
  ['Caledon', 'ON', 'L7C L7E L7K'],
  ['Waterloo', 'ON', 'N2J N2K N2L N2T N2V'],
  ['Chatham-Kent', 'ON', 'N7L N7M N8A'],
  ['Montréal', 'QC', 'H1 H2 H3 H4 H5 H8 H9'],
  ['Laval', 'QC', 'H7'],
  ['Québec', 'QC', 'G1 G2 G3A G3E G3G G3J G3K'],
  ['Lévis', 'QC', 'G6C G6J G6K G6V G6W G6X G6Z G7A'],
  ['Saguenay', 'QC', 'G7B G7G G7H G7J G7K G7N G7S G7T G7X G7Y G7Z G8A'],
  ['Trois-Rivières', 'QC', 'G8T G8V G8W G8Y G8Z G9A G9B G9C'],
  ['Gatineau', 'QC', 'J8L J8M J8P J8R J8T J8V J8X J8Y J8Z J9A J9H J9J K1A'],
  ['Hull', 'QC', 'J8X J8Y J8Z J9A K1A'],
  ['Longueuil', 'QC', 'J3Y J3Z J4G J4H J4J J4K J4L J4M J4N J4T J4V'],
  ['Sherbrooke', 'QC', 'J1C J1E J1G J1H J1J J1K J1L J1M J1N J1R'],
  ['Terrebonne', 'QC', 'J6V J6W J6X J6Y J7M'],
  ['Blainville', 'QC', 'J7B J7C J7E'],
  ['Boisbriand', 'QC', 'J7E J7G J7H'],
  ['Victoria', 'BC', 'V8N V8P V8R V8S V8T V8V V8W V8X V8Y V8Z V9A V9B V9C V9E'],
  ['Saanich', 'BC', 'V8M V8N V8P V8X V8Y V8Z V9E'],
  ['Halifax', 'NS', 'B2V B2W B2X B2Y B2Z B3 B4A B4B B4C B4E B4G'],
  ['Dartmouth', 'NS', 'B2V B2W B2X B2Y B2Z B3A B3B'],
  ['Moncton', 'NB', 'E1A E1C E1E E1G E1H'],
]

/**
 * Towns and quarters beside the name of an area, and the rural areas of a whole: their names are right there, and what the area
 * is called is another. Known from the same.
 */
const besides: typeof wholes = [
  ['Ottawa', 'ON', 'K0A'],
  ['Orléans', 'ON', 'K1C K1E K1W K4A'],
  ['Hamilton', 'ON', 'L0R'],
  ['Stoney Creek', 'ON', 'L8E L8G L8J'],
  ['Clarington', 'ON', 'L0A L0B'],
  ['Caledon', 'ON', 'L0N'],
  ['Halton Hills', 'ON', 'L0P'],
  ['Vaughan', 'ON', 'L0J'],
  ['Markham', 'ON', 'L0H'],
  ['Chatham-Kent', 'ON', 'N0P'],
  ['Kawartha Lakes', 'ON', 'K9V K0L K0M'],
  ['Downsview', 'ON', 'M3H M3J M3K M3L M3M M3N'],
  ['Weston', 'ON', 'M9L M9M M9N M9P'],
  ['Kirkland', 'QC', 'H9H H9J'],
  ['Valleyfield', 'QC', 'J6S J6T'],
  ['Saguenay', 'QC', 'G0V'],
  ['Trois-Rivières', 'QC', 'G0X'],
  ['Lévis', 'QC', 'G0S'],
  ['Sherbrooke', 'QC', 'J0B'],
  ['Delta', 'BC', 'V3M V4C V4E V4G V4K V4L V4M'],
  ['Halifax', 'NS', 'B0J'],
  ['Nisku', 'AB', 'T9E'],
]

const keyed = [...wholes, ...besides].map(([city, province, areas], index) => ({
  ...{ city, province, key: cityWords(city).join('') },
  areas: areas.split(' '),
  isName: index < wholes.length,
}))

/** A city of so many areas has the codes of a city: none of the country is its. */
const AREAS_OF_METROPOLIS = 10

/** Cities of areas whose names lost letters in the table. */
const mended: Readonly<Record<string, string>> = {
  ...{
    B0L: 'River Hébert',
    E4N: 'Cap-Pelé',
    E8T: 'Lamèque',
    G0E: 'Grande-Vallée',
    G0H: 'Baie-Trinité',
    G0P: 'Saint-Valère',
  },
  ...{ G0R: 'La Pocatière', G4R: 'Sept-Îles', G4S: 'Sept-Îles', G4T: 'Les Îles-de-la-Madeleine', G4X: 'Gaspé' },
  ...{ G5R: 'Rivière-du-Loup', G8G: 'Métabetchouan-Lac-à-la-Croix', G8K: 'Saint-Félicien', G8N: 'Hébertville' },
  ...{
    G9T: 'Grand-Mère',
    J0R: 'Prévost',
    J0V: 'Chénéville',
    J5L: 'Saint-Jérôme',
    J5X: 'L’Épiphanie',
    J6J: 'Châteauguay',
  },
  ...{
    J6K: 'Châteauguay',
    J6Z: 'Lorraine',
    J7A: 'Rosemère',
    J7Y: 'Saint-Jérôme',
    J7Z: 'Saint-Jérôme',
    J8B: 'Sainte-Adèle',
  },
}

/** Words in a name that are written small: Salaberry-de-Valleyfield. */
const small = new Set(['de', 'des', 'du', 'la', 'le', 'les', 'sur', 'aux', 'et'])

/** A name of the table as it is written: `Salaberry-de- Valleyfield North` without the part, `grande-vallée` in capitals. */
const written = (name: string): string =>
  name
    .replaceAll(/-\s+/g, '-')
    .replaceAll(/(?<![\p{L}’'])\p{L}+/gu, (word, at: number) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )

/** Words before the name of a city that say which part of it is meant. */
const partsBefore: ReadonlySet<string> = new Set(['DOWNTOWN', 'OLD', 'GREATER'])

/** The same behind it. */
const partsBehind =
  /\s+(?:(?:north|south|east|west|central|northeast|northwest|southeast|southwest|inner|outer|upper|lower|harbour|mid-harbour|outskirts|extremities|city|and|&)(?:\s+|$))+$/i

/** The table writes a quarter in parentheses, and the government of a province behind its capital. */
const bareName = (name: string): string => name.replace(/ \(.*$/, '').replace(/ \S+( \S+)? Provincial Government$/, '')

/** Whether words, joined, are those that a key begins with; a letter that the table lost is as any. */
function beginsWith(words: readonly string[], key: string): boolean {
  const start = partsBefore.has(words[0] ?? '') ? 1 : 0
  let joined = ''
  for (const word of words.slice(start)) {
    joined += word
    if (joined.length >= key.length) break
  }
  return joined.length === key.length && [...joined].every((letter, at) => letter === '�' || letter === key[at])
}

/** Whether the table has a city as what an area is called by, or as one of its quarters. */
function isOfArea(name: string, key: string): boolean {
  const quarters = /\((.*)\)/.exec(name)?.[1]?.split('/') ?? []
  return [bareName(name), ...quarters].some(part => beginsWith(cityWords(part), key))
}

/** One area of postal codes, as the table has it. */
export interface CanadianArea {
  /** First half of its postal codes: `M5V`. */
  readonly zip: string
  readonly city: string
}

/**
 * Whether a city goes with an area: by the name of the area, as part of a whole, or because nothing of it is known. In the
 * country (a second character 0) one area is of many places: a town that is near is right there, too, but not a city whose
 * areas are all known, nor a metropolis.
 * @param others every area of the province
 */
export function goesWithArea<Area extends CanadianArea>(
  city: string,
  province: string,
  area: CanadianArea,
  others: readonly Area[],
  isNear: (other: Area) => boolean,
): boolean {
  const key = cityWords(city)
    .join('')
    .replace(/^(?:VILLEDE|CITYOF)/, '')
    .replace(/^QUEBECCITY$/, 'QUEBEC')
  const wholesOf = keyed.filter(one => one.province === province && one.key === key)
  if (isOfArea(area.city, key)) return true
  if (wholesOf.some(({ areas }) => areas.some(start => area.zip.startsWith(start)))) return true
  if (wholesOf.length > 0) return false
  const isRural = area.zip[1] === '0'
  // In the country towns bear the names of quarters far away.
  const own = others.filter(other =>
    isRural ? beginsWith(cityWords(bareName(other.city)), key) : isOfArea(other.city, key),
  )
  if (own.length === 0) return true
  return isRural && own.length < AREAS_OF_METROPOLIS && own.some(isNear)
}

/** The city of an area as it is written on a bill: `M5V` → `Toronto`, `L6T` → `Brampton`. */
export function cityOfArea({ zip, city }: CanadianArea, province: string): string {
  const whole = keyed.find(
    one => one.isName && one.province === province && one.areas.some(start => zip.startsWith(start)),
  )
  if (whole !== undefined) return whole.city
  const mine = mended[zip]
  if (mine !== undefined) return mine
  // Areas in the country are named after a region, and their town stands in parentheses.
  const town = zip[1] === '0' ? /\(([^/)]+)/.exec(city)?.[1] : undefined
  return written(town ?? bareName(city).replace(partsBehind, ''))
}
