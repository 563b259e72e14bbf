import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { no } from './said.ts'

/** Countries that the post does not reach. */
const unreached = ['CU', 'IR', 'KP', 'SY']

export const isMilitary = (zip: string): boolean => /^(09|340|96[2-6])/.test(zip)

/** Whether domestic mail between two ZIPs has a customs form. */
export const needsForm = (from: string, to: string): boolean => isMilitary(from) !== isMilitary(to)

/** Why mail does not go to a country; null: it does. */
export const faultOfCountry = (country: string): Reply | null =>
  /^[A-Z]{2}$/.test(country) && !unreached.includes(country)
    ? null
    : no(
        400,
        '160200',
        'Mail service to the destination country is suspended or not available.',
        'countryISOAlpha2Code',
      )

const isWhole = (given: unknown): boolean => {
  const { itemDescription, itemQuantity, itemTotalValue, itemTotalWeight, countryofOrigin, HSTariffNumber } =
    objectOf(given)
  const isNamed = textOf(itemDescription) !== '' && /^[A-Z]{2}$/.test(textOf(countryofOrigin))
  const isCounted = [itemQuantity, itemTotalValue, itemTotalWeight].every(one => Number(one) > 0)
  return isNamed && isCounted && /^\d{6,14}$/.test(textOf(HSTariffNumber))
}

/** What is wrong with a customs form; null: the post takes it. */
export function faultOfForm(body: Json): Reply | null {
  const form = objectOf(body.customsForm)
  const goods = listOf(form.contents)
  const { weight } = objectOf(body.packageDescription)
  if (goods.length === 0) return no(400, '160133', 'customsForm must not be null', 'customsForm')
  if (textOf(form.AESITN) === '') return no(400, '160201', 'AESITN must not be null', 'customsForm.AESITN')
  if (!goods.every(isWhole)) return no(400, '160199', 'Contents are incomplete.', 'customsForm.contents')
  const pounds = goods.map(objectOf).reduce((sum, one) => sum + Number(one.itemTotalWeight), 0)
  return pounds > Number(weight) + 0.05
    ? no(400, '160202', 'Contents weigh more than the package.', 'customsForm.contents')
    : null
}

/** The goods as the form on a label lists them, the first five. */
export const goodsOf = (body: Json): readonly string[] =>
  listOf(objectOf(body.customsForm).contents)
    .map(objectOf)
    .map(
      one =>
        `${one.itemQuantity} ${textOf(one.itemDescription)} ${textOf(one.HSTariffNumber)} USD ${one.itemTotalValue}`,
    )
