/**
 * Which states the first three figures of ZIPs lie in: the end of each range, inclusive, and its state. Ranges that no ZIP
 * begins with are left blank. Source: the Postal Service's labeling list L002, three-digit ZIP prefixes.
 */
const ranges = `
  004: 005:NY 007:PR 008:VI 009:PR 027:MA 029:RI 038:NH 049:ME 054:VT 055:MA,VT 059:VT 062:CT 063:CT,NY 069:CT 089:NJ
  098:AE 099: 149:NY 196:PA 199:DE 200:DC 201:VA 205:DC,MD,VA 219:MD 246:VA 268:WV 269: 289:NC 299:SC 319:GA 339:FL 340:AA
  349:FL 369:AL 385:TN 397:MS 399:GA 427:KY 429: 458:OH 459:OH 479:IN 499:MI 528:IA 529: 549:WI 567:MN 568: 569:DC 577:SD
  579: 588:ND 589: 599:MT 629:IL 658:MO 659: 679:KS 693:NE 699: 714:LA 715: 729:AR 732:OK 733:TX 738:OK 739:OK,TX 749:OK 799:TX 816:CO
  819: 831:WY 833:ID 834:ID,WY 838:ID 839: 847:UT 849: 865:AZ 869: 884:NM 885:TX 888: 898:NV 899: 961:CA 966:AP 967:HI,AS
  968:HI 969:GU,MP,PW,FM,MH 979:OR 994:WA 999:AK`
  .trim()
  .split(/\s+/)
  .map(range => {
    const [last = '', states = ''] = range.split(':')
    return { last, states: states === '' ? [] : states.split(',') }
  })

/** By the first letter of a postal code. Source: Canada Post, forward sortation areas. */
const provinces: Readonly<Record<string, readonly string[]>> = {
  ...{ A: ['NL'], B: ['NS'], C: ['PE'], E: ['NB'], G: ['QC'], H: ['QC'], J: ['QC'], K: ['ON'], L: ['ON'], M: ['ON'] },
  ...{ N: ['ON'], P: ['ON'], R: ['MB'], S: ['SK'], T: ['AB'], V: ['BC'], X: ['NT', 'NU'], Y: ['YT'] },
}

/**
 * ZIPs, and areas of Canadian postal codes, that lie in two states: the other state than that of the post office. Source: Census Bureau, ZIP code tabulation areas
 * of 2010 by state; for 51001 and 51023 the Postal Service's delivery routes.
 */
const alsoIn: Readonly<Record<string, string>> = {
  ...{ '02861': 'MA', 42223: 'TN', 51001: 'SD', 51023: 'SD', 59221: 'ND', 63673: 'IL', 71749: 'LA', 73949: 'TX' },
  ...{ 81137: 'NM', 84536: 'AZ', 86044: 'UT', 86515: 'NM', 88063: 'TX', 89439: 'CA', 97635: 'CA' },
  // Offices of the government of Canada on both sides of the river.
  K1A: 'QC',
}

/** States or provinces in which a ZIP or postal code lies: `02110` → `MA`, `42223` → `KY`, `TN`; none: nobody has such a code. */
export function statesOfCode(code: string): readonly string[] {
  const also = alsoIn[code.slice(0, 5)] ?? alsoIn[code.slice(0, 3).toUpperCase()]
  const states = statesOfPrefix(code.slice(0, 3).toUpperCase())
  return also === undefined || states.includes(also) ? states : [...states, also]
}

/** States or provinces in which codes with these first three characters lie: `641` → `MO`, `X0A` → `NT`, `NU`; none: nobody's. */
export const statesOfPrefix = (prefix: string): readonly string[] =>
  (/^[0-9]{3}$/.test(prefix) ? ranges.find(({ last }) => prefix <= last)?.states : provinces[prefix[0] ?? '']) ?? []
