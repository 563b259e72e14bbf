/** A lane as it is typed, and as it stands in the address of the page. */
export interface LaneInputs {
  readonly from: string
  readonly fromCountry: 'US' | 'CA'
  readonly to: string
  readonly toCountry: 'US' | 'CA'
  /** Blank: the next day on which a carrier comes. */
  readonly date: string
}

const country = (text: string | null): 'US' | 'CA' => (text === 'CA' ? 'CA' : 'US')

export const laneOfUrl = (params: URLSearchParams): LaneInputs => ({
  from: params.get('from') ?? '',
  fromCountry: country(params.get('fromCountry')),
  to: params.get('to') ?? '',
  toCountry: country(params.get('toCountry')),
  date: params.get('date') ?? '',
})

/** The address that shows the same again; what is blank or usual is left out. */
export function urlOf(inputs: Readonly<Record<string, string>>): URLSearchParams {
  const usual: Readonly<Record<string, string>> = { fromCountry: 'US', toCountry: 'US' }
  return new URLSearchParams(Object.entries(inputs).filter(([name, value]) => value !== '' && value !== usual[name]))
}

/** Whether there is enough to ask with. */
export const isAskable = ({ from, to }: Pick<LaneInputs, 'from' | 'to'>): boolean =>
  from.trim() !== '' && to.trim() !== ''

export const laneBody = ({ from, fromCountry, to, toCountry, date }: LaneInputs) => ({
  OriginZip: from.trim().toUpperCase(),
  OriginCountry: fromCountry,
  DestinationZip: to.trim().toUpperCase(),
  DestinationCountry: toCountry,
  PickupByDate: date,
})

/** The server's names of the inputs. */
export const laneFields: Readonly<Record<string, string>> = {
  OriginZip: 'from',
  DestinationZip: 'to',
  PickupByDate: 'date',
}
