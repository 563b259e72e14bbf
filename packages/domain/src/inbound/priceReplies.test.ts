import { describe, expect, it } from 'vitest'
import { priceInMail } from './priceInMail.ts'

/** Replies as dispatchers of three countries write them: the one price of everything, or nothing. */
describe('a reply that names one price for everything', () => {
  it.each([
    ['Hey Sam, we can do this for $1,850 all-in. MC 384112, DOT 1029384. Driver Mike 614-555-0199', 'USD', 185_000],
    ['Load #1850 – we can do $2,000.00 all in', 'USD', 200_000],
    ['1,400 lbs, rate 1,400 USD flat', 'USD', 140_000],
    ['All In: $1,250.00\nTransit: 2 days\nValid: 24 hrs', 'USD', 125_000],
    ['Rate - $1,250 flat', 'USD', 125_000],
    ['We can do USD2000 all in', 'USD', 200_000],
    ['We can do 2,000 US dollars all in', 'USD', 200_000],
    ['We can do $1,400 all in for 11/30 pickup', 'USD', 140_000],
    [
      'Sure: $1,250 all in\n\n> On Nov 20, 2026, at 9:12 AM, Acme <x@y.example> wrote:\n> \n> Target: $1,000',
      'USD',
      125_000,
    ],
    ['Bonjour, notre tarif est de 2 350,50 $ CAD tout inclus.\nMerci', 'CAD', 235_050],
    ['Bonjour, notre prix: 2 350,50 $ tout inclus.', 'CAD', 235_050],
    [
      'Nous pouvons le faire pour 1 250,00 $ tout compris.\n\nLe ven. 20 nov. 2026 à 09:12, Acme a écrit :\n\n> Cible $1,000',
      ...(['CAD', 125_000] as const),
    ],
    ['Flete $1,850 USD total', 'USD', 185_000],
    ['Tarifa $1,850 USD todo incluido, vigencia 3 días', 'USD', 185_000],
  ] as const)('%j', (text, currency, amount) => {
    expect(priceInMail(text, currency, '2026-11-30')).toMatchObject({ amount, currency })
  })

  it.each([
    ['Tarifa $38,500.00 MXN todo incluido', 'USD', 'MXN', 3_850_000],
    ['$2,400 Cdn all in', 'USD', 'CAD', 240_000],
  ] as const)('in another currency: %j', (text, usual, currency, amount) => {
    expect(priceInMail(text, usual)).toMatchObject({ amount, currency })
  })
})

describe('a reply that could mean something else', () => {
  it.each([
    // Its currency is named elsewhere than at the amount.
    ['$2,400 Canadian all in', 'USD'],
    ['$2,400 all in, Canadian funds', 'USD'],
    ['Rate $2,400 all in (CAD)', 'USD'],
    ['Rate $2,400 all in, US funds', 'CAD'],
    ['All rates in US dollars.\nRate $2,400 all in', 'CAD'],
    ['Buen día, le cotizo $38,500.00 pesos', 'USD'],
    ['Tarifa $38,500.00 moneda nacional todo incluido', 'USD'],
    ['Tarifa 2,850 dólares todo incluido', 'MXN'],
    ['Tarifa $2,850 dlls todo incluido', 'MXN'],
    // More comes to it.
    ['Rate is $1,400 all in except fuel', 'USD'],
    ['$1400 w/out fuel, flat', 'USD'],
    ['Rate $1,400 nofuel', 'USD'],
    ['Rate $1,400 all in. Reefer fuel separate', 'USD'],
    ['$1,400 LH flat', 'USD'],
    ['AMC $1,250 total', 'USD'],
    ['Fuel $350 included', 'USD'],
    ['Tarifa $1,850 USD, cruce aparte', 'USD'],
    ['Tarifa $1,850 USD sin cruce', 'USD'],
    ['Tarifa $1,850 USD flete solamente', 'USD'],
    ['La tarifa es de $28,000 antes de impuestos', 'MXN'],
    ['La tarifa es de $28,000 sin impuestos', 'MXN'],
    ['La tarifa es de $28,000, casetas aparte', 'MXN'],
    ['Precio: $38,500.00 MXN menos retención del 4', 'MXN'],
    ['Total $1,250 QST applicable', 'CAD'],
    ['Tarif 2350 CAD, carburant non inclus', 'CAD'],
    ['Total 1 250 $ TPS/TVQ en sus', 'CAD'],
    ['Prix total 1 250 $ excluant le carburant', 'CAD'],
    // By a unit.
    ['Class 70 rate $45.50 a hundred', 'USD'],
    ['Rate $345 mile', 'USD'],
    ['Rate is $245.00 pm flat', 'USD'],
    ['$85 an hour flat', 'USD'],
    ['La tarifa es de $28 el km', 'MXN'],
    ['La tarifa es de $28,000 c/u', 'MXN'],
    ['Prix 1 250 $ la palette', 'CAD'],
    ['We can do it at $25 hundred all in', 'USD'],
    // For a part of the freight, another way or other freight.
    ['Rate $900 flat partial', 'USD'],
    ['I can take half of it for $900', 'USD'],
    ['2 trucks at $1,850 all in', 'USD'],
    ['Rate $1,850 all in x 2 trucks', 'USD'],
    ['$3,700 total for both loads', 'USD'],
    ['$1,400 all in for the first one', 'USD'],
    ['Load 1: $1,400 all in. Load 2: covered.', 'USD'],
    ['Rate $1,850 flat to the border', 'USD'],
    ['Rate $1,850 all in to Laredo, you handle the crossing', 'USD'],
    ['We can do $1,400 all in but pickup Tuesday instead', 'USD'],
    ['Rate $1,250 all in Friday.\n1,100 on Monday', 'USD'],
    // Refused, or what they would rather have.
    ['Bump the rate to $1,900 and we will run it', 'USD'],
    ['On ne peut pas pour 1 250 $ total', 'CAD'],
    ['Notre offre: 1 250 $ à 1 300 $', 'CAD'],
    ['Total $1,250.00 after 65 disc', 'USD'],
    ['Can do $2.1k', 'USD'],
    ['Lo hacemos en $45mil todo incluido', 'MXN'],
  ] as const)('is silent: %j', (text, usual) => expect(priceInMail(text, usual)).toBeNull())
})
