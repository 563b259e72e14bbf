import type { Condition, ConditionedCall, Place } from '../condition.ts'
import { asList, textAt, valueAt } from '../request.ts'
import { rowsUnder } from '../rows.ts'
import { notAbroad, notLabelled, notReturned } from './leftOut.ts'

const { agreed, forbidden, noneOf, oneOf, required, shaped } = rowsUnder('')

const isZpl = ({ body }: Place): boolean => textAt(body, 'imageInfo.imageType').startsWith('ZPL')
const hasForm = ({ body }: Place): boolean => body.customsForm !== undefined
const mailClass = ({ body }: Place): string => textAt(body, 'packageDescription.mailClass')
const services = ({ body }: Place): readonly string[] =>
  asList(valueAt(body, 'packageDescription.extraServices')).map(String)

/** Post offices of the armed forces and of embassies. */
const isMilitary = ({ body }: Place): boolean => ['AA', 'AE', 'AP'].includes(textAt(body, 'toAddress.state'))

/** How a party is called. */
export const nameRow = (party: string): Condition =>
  agreed(
    `${party}.firm`,
    (firm, { body }) =>
      (firm ?? '') !== '' || (textAt(body, `${party}.firstName`) !== '' && textAt(body, `${party}.lastName`) !== ''),
    'The first and last name or the firm are always required.',
    ({ body }) => body[party] !== undefined,
    '160075',
  )

/** Sides of a package, alike wherever the post asks for them. */
export const sideRows: readonly Condition[] = [
  agreed(
    'packageDescription.length',
    (_, { body }) => {
      const given = ['length', 'width', 'height'].map(side => Number(valueAt(body, `packageDescription.${side}`) ?? 0))
      return given.every(side => side > 0) || given.every(side => side === 0)
    },
    'If partial dimensions are provided, an error response will return.',
    undefined,
    '160294',
  ),
  forbidden(
    'packageDescription.girth',
    'For rectangular packages it must be left blank.',
    ({ body }) => textAt(body, 'packageDescription.shape') !== 'NONRECTANGULAR',
  ),
]

const vague = /^(?!\s*(none|not applicable|n\/a|null|gift|merchandise)\s*$)/i

/** The customs form, alike within the country and abroad. */
const formRows: readonly Condition[] = [
  required(
    'fromAddress.firm',
    'Firm is required in the from address of labels with a customs form.',
    hasForm,
    '160023',
  ),
  required(
    'customsForm.contentComments',
    'Required when customsContentType is OTHER.',
    ({ body }) => textAt(body, 'customsForm.customsContentType') === 'OTHER',
    '160019',
  ),
  shaped('customsForm.contents[].itemDescription', vague, 'Not None, Not Applicable, N/A, Null, Gift or Merchandise.'),
  required('customsForm.contents[].countryofOrigin', 'Required for an international address.', hasForm, '160199'),
  agreed(
    'customsForm.contents[].itemTotalValue',
    (_, { item }) =>
      (item.itemTotalValue !== undefined && item.itemTotalWeight !== undefined) ||
      (item.itemValue !== undefined && item.itemWeight !== undefined),
    'Either itemValue and itemWeight or itemTotalValue and itemTotalWeight are required.',
    hasForm,
    '160199',
  ),
]

/** What a label within the country shows. */
const imageRows: readonly Condition[] = [
  noneOf('imageInfo.receiptOption', ['SAME_PAGE'], 'Not supported with ZPL.', isZpl, '160009'),
  noneOf('imageInfo.labelType', ['2X7LABEL'], 'Not supported with ZPL.', isZpl, '160214'),
  oneOf('imageInfo.labelType', ['4X6LABEL'], 'Customs forms support 4X6LABEL alone.', hasForm),
  oneOf(
    'imageInfo.imageType',
    ['PDF', 'TIFF', 'ZPL203DPI', 'ZPL300DPI', 'LABEL_BROKER', 'NONE'],
    'The formats of labels with customs forms.',
    hasForm,
    '160024',
  ),
]

/** Services that somebody signs for. */
const signed = '910 911 912 913 921 922 923 924 925 934 955 981'.split(' ')
const isSigned = (at: Place): boolean =>
  services(at).some(code => signed.includes(code)) ||
  (services(at).includes('930') && Number(textAt(at.body, 'packageDescription.packageOptions.packageValue')) > 500)

const ENDORSEMENT = 'packageDescription.packageOptions.ancillaryServiceEndorsements'
const CHANGE = 'CHANGE_SERVICE_REQUESTED'
const endorsed = ['PARCEL_SELECT', 'USPS_GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS']

const endorsementRows: readonly Condition[] = [
  forbidden(
    ENDORSEMENT,
    'Only supported with PARCEL_SELECT, USPS_GROUND_ADVANTAGE, PRIORITY_MAIL and PRIORITY_MAIL_EXPRESS.',
    at => !endorsed.includes(mailClass(at)),
    '160102',
  ),
  noneOf(
    ENDORSEMENT,
    [CHANGE],
    'With PRIORITY_MAIL it supports PERISHABLE contents alone.',
    at =>
      mailClass(at) === 'PRIORITY_MAIL' &&
      textAt(at.body, 'packageDescription.packageOptions.contentType') !== 'PERISHABLE',
    '160103',
  ),
  noneOf(
    ENDORSEMENT,
    [CHANGE],
    'Can only be used with the extra services 920 and 921.',
    at =>
      ['PARCEL_SELECT', 'USPS_GROUND_ADVANTAGE'].includes(mailClass(at)) &&
      services(at).some(code => code !== '920' && code !== '921'),
    '160106',
  ),
]

/** Services of one class. */
const expressRow: Condition = noneOf(
  'packageDescription.extraServices[]',
  ['981', '986'],
  'PRIORITY_MAIL_EXPRESS only.',
  at => mailClass(at) !== 'PRIORITY_MAIL_EXPRESS',
)

const valueRow: Condition = required(
  'packageDescription.packageOptions.packageValue',
  'Required when the extra service 930 is requested.',
  at => services(at).includes('930'),
  '160017',
)

/** A label within the country. */
export const label: ConditionedCall = {
  described: ['usps/openapi/domestic-labels.yaml', '/label', 'post'],
  conditions: [
    nameRow('toAddress'),
    nameRow('fromAddress'),
    nameRow('returnAddress'),
    ...imageRows,
    noneOf('imageInfo.returnLabel', ['true'], 'Not with customs forms.', hasForm),
    required(
      'imageInfo.packageNumber',
      'Required if totalPackages is populated.',
      ({ body }) => valueAt(body, 'imageInfo.totalPackages') !== undefined,
      '160292',
    ),
    agreed(
      'imageInfo.totalPackages',
      (all, { body }) => Number(all) >= Number(valueAt(body, 'imageInfo.packageNumber')),
      'Required with packageNumber, and not below it.',
      ({ body }) => valueAt(body, 'imageInfo.packageNumber') !== undefined,
      '160293',
    ),
    ...sideRows,
    expressRow,
    valueRow,
    forbidden(
      'packageDescription.physicalSignatureRequired',
      'Requires an extra service with a signature.',
      at => !isSigned(at),
      '160095',
    ),
    ...endorsementRows,
    agreed(
      'packageDescription.customerReference',
      references => asList(references).length <= 2,
      'References 3 and 4 cannot be used with a customs form.',
      hasForm,
      '160315',
    ),
    required('customsForm', 'Required to post offices of the armed forces and of embassies.', isMilitary, '160133'),
    agreed(
      'customsForm.contents',
      goods => asList(goods).length > 0 && asList(goods).length <= 30,
      'Required, up to 30 times.',
      hasForm,
    ),
    ...formRows,
  ],
  leftOut: notLabelled,
}

/** A label that brings a package back. */
export const returnLabel: ConditionedCall = {
  described: ['usps/openapi/domestic-labels.yaml', '/return-label', 'post'],
  conditions: [
    nameRow('toAddress'),
    nameRow('fromAddress'),
    noneOf('imageInfo.imageType', ['EPL300DPI'], 'Not supported for return labels.'),
    noneOf('imageInfo.receiptOption', ['SAME_PAGE'], 'Not supported with ZPL.', isZpl, '160009'),
    noneOf('imageInfo.labelType', ['2X7LABEL'], 'Not supported with ZPL.', isZpl, '160214'),
    ...sideRows,
    valueRow,
  ],
  leftOut: notReturned,
}

/** A label abroad. */
export const labelAbroad: ConditionedCall = {
  described: ['usps/openapi/international-labels.yaml', '/international-label', 'post'],
  conditions: [
    nameRow('toAddress'),
    ...sideRows,
    agreed(
      'packageDescription.packagingType',
      (packaging, { body }) => (packaging === undefined) !== (textAt(body, 'packageDescription.rateIndicator') === ''),
      'Either packagingType or rateIndicator is required.',
      undefined,
      '160286',
    ),
    required('customsForm', 'Required for international labels.', undefined, '160133'),
    ...formRows,
  ],
  leftOut: notAbroad,
}
