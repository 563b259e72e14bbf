/** Words of city names in the short form in which they are compared. */
const shortened: Readonly<Record<string, string>> = {
  ...{ SAINT: 'ST', SAINTE: 'STE', FORT: 'FT', MOUNT: 'MT', NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W' },
  ...{ HEIGHTS: 'HTS', SPRINGS: 'SPGS', BEACH: 'BCH', VILLAGE: 'VLG', TOWNSHIP: 'TWP', JUNCTION: 'JCT', CENTER: 'CTR' },
  ...{
    POINT: 'PT',
    HARBOR: 'HBR',
    HARBOUR: 'HBR',
    LAKE: 'LK',
    ISLAND: 'IS',
    PARK: 'PK',
    GARDENS: 'GDNS',
    FALLS: 'FLS',
  },
  ...{ VALLEY: 'VLY', GROVE: 'GRV', CREEK: 'CRK', RAPIDS: 'RPDS', CENTRE: 'CTR', MOUNTAIN: 'MTN' },
}

/** Short forms that stand for a direction at the beginning alone. */
const leading: Readonly<Record<string, string>> = { NO: 'N', SO: 'S' }

/**
 * Words of a city as they are compared: `No. Las Vegas`, `N Las Vegas` and `North Las Vegas` are one. A letter that its source
 * lost (`�`) is kept as such.
 */
export const cityWords = (city: string): readonly string[] =>
  city
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .split(/[^A-Z�]+/)
    .filter(word => word !== '')
    .map((word, index) => (index === 0 ? leading[word] : undefined) ?? shortened[word] ?? word)
