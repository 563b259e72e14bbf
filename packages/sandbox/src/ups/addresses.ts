import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'

/** What is said of an address: homes stand on lanes. */
export function address(body: Json): Reply {
  const { AddressLine, PoliticalDivision2, PoliticalDivision1, PostcodePrimaryLow, CountryCode } = objectOf(
    objectOf(body.XAVRequest).AddressKeyFormat,
  )
  const lines = listOf(AddressLine).map(textOf)
  const street = lines[0] ?? ''
  const classification = { Code: /\b(apt|lane|ln)\b/i.test(lines.join(' ')) ? '2' : '1', Description: '' }
  const candidate = (zip4: string) => ({
    AddressClassification: classification,
    AddressKeyFormat: {
      AddressLine: lines.map(line => line.toUpperCase()),
      PoliticalDivision2: textOf(PoliticalDivision2).toUpperCase(),
      PoliticalDivision1: textOf(PoliticalDivision1),
      PostcodePrimaryLow: textOf(PostcodePrimaryLow),
      PostcodeExtendedLow: zip4,
      CountryCode: textOf(CountryCode),
    },
  })
  const reply = (inside: object): Reply => ({
    status: 200,
    json: { XAVResponse: { Response: { ResponseStatus: { Code: '1', Description: 'Success' } }, ...inside } },
  })
  if (!/\d/.test(street)) return reply({ NoCandidatesIndicator: '' })
  if (/ambiguous/i.test(street))
    return reply({ AmbiguousAddressIndicator: '', Candidate: [candidate('0001'), candidate('0002')] })
  // One alone is no list.
  return reply({ ValidAddressIndicator: '', AddressClassification: classification, Candidate: candidate('0001') })
}
