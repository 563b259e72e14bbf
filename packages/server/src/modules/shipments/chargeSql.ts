/**
 * The currency that a tender was bought at, or that of the price that was accepted since.
 * @param of the alias of the tender
 * @param when narrows the sets of charges `c` that count
 */
export const agreedIn = (of: string, when = 'true'): string => `coalesce((
      select c.currency from charge c where c.client_id = ${of}.client_id and c.tender_id = ${of}.tender_id and ${when}
       order by c.amendment_no desc limit 1), ${of}.currency)`

/**
 * What a tender was bought at, or the price that was accepted since, in minor units of `agreedIn`.
 * @param of the alias of the tender
 */
export const agreedTotal = (of: string): string => `coalesce((
      select sum(c.amount)::bigint from charge c where c.client_id = ${of}.client_id and c.tender_id = ${of}.tender_id
       group by c.amendment_no order by c.amendment_no desc limit 1), ${of}.total)`

/**
 * Whether a tender was bought at a price, or that was accepted for it since.
 * @param of the alias of the tender
 * @param price SQL of the number of the price
 */
export const isPricedAt = (of: string, price: string): string => `(${of}.price_sheet_id = ${price} or exists (
      select from charge c where c.client_id = ${of}.client_id and c.tender_id = ${of}.tender_id and c.source = (${price})::text)) is true`

/**
 * What is read of the tender (`t`) that a shipment goes by: the one in force; of a voided one its last carrier's, whoever else
 * was offered it: the one whose price the shipment goes by.
 * @param of the alias of the shipment
 */
const goesBy = (of: string, read: string): string => `(
    select ${read} from tender t
     where t.client_id = ${of}.client_id and t.shipment_id = ${of}.shipment_id
     order by t.state in ('committing', 'unknown', 'awarded') desc, ${isPricedAt('t', `${of}.selected_quote_id`)} desc,
              t.scac = ${of}.carrier_scac desc, t.state = 'ended' desc, t.tender_id desc limit 1)`

/** The number of the tender that a shipment goes by. */
export const tenderInForce = (of: string): string => goesBy(of, 't.tender_id')

/**
 * The currency that `total_charge` of a shipment is in: the one agreed with its carrier, which need not be the shipment's own.
 * @param of the alias of the shipment
 */
export const chargedIn = (of: string): string => `
  case when ${of}.total_charge is null then ${of}.currency else coalesce(${goesBy(of, agreedIn('t'))}, ${of}.currency) end`

/**
 * What we owe for a shipment, of what it costs: nothing of what its consignee or a third party pays. Lists sort by it, as an
 * index has it (0115).
 * @param of the alias of the shipment
 */
export const ourCharge = (of: string): string => `case when ${of}.terms = 'prepaid' then ${of}.total_charge end`
