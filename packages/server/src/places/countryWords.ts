import type { ImportField } from '@waybill/domain'

/** What files call countries and territories; a territory ends as a state of the United States (`inOneSpelling`). */
export const countryWords: NonNullable<ImportField['codes']> = [
  {
    value: 'US',
    synonyms: [
      'USA',
      'United States',
      'United States of America',
      'U.S.',
      'U.S.A.',
      'Estados Unidos',
      'EUA',
      'États-Unis',
    ],
  },
  { value: 'CA', synonyms: ['CAN', 'Canada', 'Canadá', 'Kanada'] },
  { value: 'PR', synonyms: ['PRI', 'Puerto Rico'] },
  {
    value: 'VI',
    synonyms: ['VIR', 'USVI', 'U.S. Virgin Islands', 'US Virgin Islands', 'Virgin Islands', 'Islas Vírgenes'],
  },
  { value: 'GU', synonyms: ['GUM', 'Guam'] },
  { value: 'AS', synonyms: ['ASM', 'American Samoa', 'Samoa Americana'] },
  { value: 'MP', synonyms: ['MNP', 'CNMI', 'Northern Mariana Islands', 'Saipan', 'Islas Marianas del Norte'] },
  { value: 'FM', synonyms: ['FSM', 'Micronesia', 'Federated States of Micronesia'] },
  { value: 'MH', synonyms: ['MHL', 'Marshall Islands', 'Islas Marshall'] },
  { value: 'PW', synonyms: ['PLW', 'Palau', 'Palaos'] },
]
