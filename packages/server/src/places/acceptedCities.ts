import { cityWords } from './cityWords.ts'

/**
 * Cities, suburbs and quarters that have no ZIP of their own in the table of ZIPs, by the first figures of the ZIPs under which
 * the post delivers to them: it accepts their names beside that of the post office. As far as freight goes there often.
 * Known from: the Postal Service's acceptable city names, and where the municipalities lie.
 */
const rows = `
  AL 352: Homewood, Hoover, Irondale, Mountain Brook, Vestavia Hills
  AL 366: Prichard
  AZ 850: Ahwatukee, Anthem
  AZ 852: Guadalupe
  AZ 857: Oro Valley, South Tucson
  CA 900: Century City, City of Commerce, Commerce, East Los Angeles, Hollywood, Vernon
  CA 902: Cudahy, Rancho Dominguez
  CA 907: Terminal Island
  CA 908: Rancho Dominguez
  CA 917: Avocado Heights, Eastvale, Industry, Irwindale, Jurupa Valley
  CA 921: Mira Mesa, Otay Mesa, Rancho Bernardo, Scripps Ranch, Sorrento Valley
  CA 925: Jurupa Valley
  CA 928: Eastvale
  CA 943: East Palo Alto
  CA 944: Foster City
  CO 801: Centennial, Cherry Hills Village, Greenwood Village, Highlands Ranch, Sheridan
  CO 802: Federal Heights, Glendale, Lakewood, Northglenn
  FL 328: Belle Isle, Edgewood, Lake Buena Vista
  FL 330: Cooper City, Hialeah Gardens, Miami Lakes, Miramar, Parkland, Pembroke Park
  FL 331: Aventura, Cutler Bay, Doral, Kendall, Medley, Miami Lakes, Miami Springs, North Miami, Palmetto Bay, Pinecrest,
    Sunny Isles Beach, Sweetwater, Virginia Gardens
  FL 333: Cooper City, Davie, Lauderdale Lakes, Lauderhill, Oakland Park, Southwest Ranches, Sunrise, Tamarac, Weston,
    Wilton Manors
  FL 334: Riviera Beach
  FL 336: Temple Terrace, Town n Country
  FL 342: Lakewood Ranch
  GA 300: Johns Creek, Milton, Peachtree Corners, Stonecrest
  GA 302: Lake City, South Fulton
  GA 303: Brookhaven, Chamblee, College Park, Doraville, Dunwoody, East Point, Hapeville, Sandy Springs, South Fulton,
    Vinings
  GA 314: Garden City, Port Wentworth
  HI 968: Waikiki
  ID 837: Boise City
  IL 600: Rosemont, South Barrington
  IL 601: Northlake, Oakbrook Terrace
  IL 604: Stickney
  IL 605: Burr Ridge, Countryside, Hodgkins, McCook, Summit
  IL 607: Norridge
  IL 608: Merrionette Park
  IN 462: Lawrence, Southport, Speedway
  KS 662: Merriam
  KS 672: Park City
  KY 402: Jeffersontown, Saint Matthews, Shively
  LA 700: Harahan
  LA 701: Elmwood, Harahan, Jefferson
  MA 021: East Boston, South Boston
  MD 207: Landover, Largo
  MD 208: North Bethesda
  MD 210: Linthicum
  MD 212: Arbutus, Lansdowne
  MI 480: Macomb Township
  MI 481: Canton Township, Van Buren Township
  MI 483: Farmington Hills, Rochester Hills, Shelby Township
  MI 494: Norton Shores
  MI 495: Kentwood, Walker
  MN 551: Apple Valley, Arden Hills, Eagan, Little Canada, Maplewood, Mendota Heights, Oakdale, Roseville, Shoreview,
    Vadnais Heights, Woodbury
  MN 553: Maple Grove
  MN 554: Blaine, Bloomington, Brooklyn Center, Brooklyn Park, Coon Rapids, Crystal, Edina, Fridley, Golden Valley, New
    Hope, Plymouth, Richfield, Saint Louis Park
  MO 630: Town and Country
  MO 631: Berkeley, Brentwood, Clayton, Creve Coeur, Des Peres, Kirkwood, Olivette, Overland, Sunset Hills, Town and
    Country, University City, Webster Groves
  MO 641: Claycomo, Gladstone, North Kansas City, Raytown
  NC 272: Archdale
  NC 277: RTP, Research Triangle Park
  NC 282: Mint Hill
  NE 681: Ralston
  NJ 070: Parsippany Troy Hills, Union Township
  NJ 080: Evesham, Logan Township
  NJ 086: Ewing, Hamilton, Hamilton Township
  NJ 088: Branchburg, Franklin Township, South Brunswick
  NM 871: Los Ranchos
  NV 890: Green Valley
  NV 891: Enterprise, Paradise, Spring Valley, Summerlin, Sunrise Manor, Whitney, Winchester
  NV 895: Verdi
  NY 100: Manhattan, NYC, New York City
  NY 101: Manhattan, NYC, New York City
  NY 102: Manhattan, NYC, New York City
  NY 104: The Bronx
  NY 110: Lake Success, Queens
  NY 111: Queens
  NY 113: Queens
  NY 114: Queens
  NY 116: Queens
  NY 122: Colonie
  NY 132: DeWitt, Salina
  NY 142: Amherst, Cheektowaga
  NY 146: Brighton, Gates, Greece, Irondequoit
  OH 430: Worthington
  OH 432: Bexley, Gahanna, Grandview Heights, Obetz, Upper Arlington, Whitehall
  OH 441: Brooklyn Heights, Cuyahoga Heights, Garfield Heights, Highland Heights, Mayfield Heights, Middleburg Heights,
    Parma, Valley View, Warrensville Heights
  OH 452: Blue Ash, Evendale, Forest Park, Montgomery, Norwood, Sharonville, Springdale
  OH 453: Union
  OH 454: Beavercreek, Centerville, Huber Heights, Kettering, Moraine, Oakwood, Riverside, Trotwood
  OK 731: Del City, Midwest City, Nichols Hills, The Village, Warr Acres
  OR 972: Maywood Park, Milwaukie, Rivergate, Tigard
  PA 151: Moon Township
  PA 152: Ross Township
  PA 160: Cranberry Township
  PA 180: Upper Macungie
  PA 181: Upper Macungie
  PA 187: Hanover Township
  PA 190: Lower Merion
  PR 009: Hato Rey, Rio Piedras, Santurce
  SC 292: Forest Acres
  TN 372: Belle Meade, Berry Hill, Forest Hills, Oak Hill
  TN 374: East Ridge
  TN 379: Farragut
  TN 380: Lakeland
  TN 381: Bartlett
  TX 750: Las Colinas
  TX 752: Cockrell Hill, Farmers Branch, Highland Park, University Park
  TX 761: Alliance, Benbrook, Blue Mound, Forest Hill, Richland Hills, River Oaks, Saginaw, Westworth Village, White
    Settlement
  TX 762: Alliance, Trophy Club, Westlake
  TX 770: Hunters Creek Village, Jacinto City, Jersey Village, Spring Valley, West University Place
  TX 773: The Woodlands, Woodlands
  TX 781: Selma
  TX 782: Balcones Heights, Kirby, Leon Valley, Live Oak, Windcrest
  TX 787: Bee Cave, Lakeway, Rollingwood, Sunset Valley, West Lake Hills, Westlake Hills
  TX 799: Horizon City, Socorro
  UT 841: Cottonwood Heights, Holladay, Kearns, Millcreek, Murray, South Salt Lake, Taylorsville, West Valley, West Valley
    City
  VA 220: Bailey's Crossroads
  VA 221: Tysons, Tysons Corner
  VA 222: Ballston, Crystal City, Rosslyn
  VA 232: North Chesterfield
  VI 0080: Charlotte Amalie
  VI 0082: Saint Croix
  VI 0084: Saint Croix
  VI 0085: Saint Croix
  WA 980: Covington, Newcastle
  WA 981: Burien, Des Moines, Lake Forest Park, Normandy Park, Sea Tac, SeaTac, Shoreline, Tukwila
  WA 983: Edgewood
  WA 984: Fife
  WA 990: Spokane Valley
  WA 992: Spokane Valley
  WI 532: Brown Deer, Glendale, Greenfield, Wauwatosa, West Allis
  WI 534: Mount Pleasant
  WI 537: Fitchburg, Monona
  WI 543: Ashwaubenon, Howard
`

const byState = new Map<string, Map<string, string[]>>()
for (const row of rows
  .trim()
  .replaceAll(/\n {4}/g, ' ')
  .split('\n')) {
  const [, state = '', prefix = '', cities = ''] = /^\s*([A-Z]{2}) (\d+): (.+)$/.exec(row) ?? []
  const ofState = byState.get(state) ?? new Map<string, string[]>()
  byState.set(state, ofState)
  for (const city of cities.split(', ')) {
    const key = cityWords(city).join('')
    ofState.set(key, [...(ofState.get(key) ?? []), prefix])
  }
}

/** Whether the post delivers to a city of this name under a ZIP whose own city is another. @param key its words, joined */
export const isAccepted = (key: string, state: string, zip: string): boolean =>
  (byState.get(state)?.get(key) ?? []).some(prefix => zip.startsWith(prefix))

/** Every name with the beginnings of its ZIPs. */
export const acceptedCities = (): readonly {
  readonly key: string
  readonly state: string
  readonly prefix: string
}[] =>
  [...byState].flatMap(([state, cities]) =>
    [...cities].flatMap(([key, prefixes]) => prefixes.map(prefix => ({ key, state, prefix }))),
  )
