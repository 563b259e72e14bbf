/** Longest texts, in characters. ZIP, state and contact name: specification §5; the others are ours. */
export const textLimits = {
  company: 80,
  street: 100,
  street2: 100,
  city: 60,
  state: 2,
  zip: 10,
  country: 2,
  contactName: 30,
  contactPhone: 30,
  contactEmail: 254,
  description: 200,
  itemCode: 50,
  nmfc: 9,
  reference: 50,
  specialInstructions: 1000,
  internalNotes: 4000,
  loadNumber: 30,
  trailerNumber: 30,
  seals: 100,
  properShippingName: 200,
  technicalName: 200,
  hazmatQuantity: 60,
} as const

/** Largest numbers a shipment takes. */
export const numberLimits = {
  items: 200,
  references: 5,
  handlingUnits: 9_999,
  pieces: 999_999,
  /** One line. */
  weightLb: 100_000,
  dimensionIn: 1_000,
  /** Minor units. */
  declaredValue: 100_000_000_000,
} as const
