import { headWords } from './words.ts'

/** A shop or system whose order export is known: what its heads are, in the words of `headWords`. */
interface Shop {
  readonly name: string
  /** Heads that no other file has together. */
  readonly telling: readonly string[]
  /** Heads of the fields of orders, the best of several first; columns of places are told apart by their party, and all others are
   * passed over. */
  readonly columns: readonly { readonly field: string; readonly heads: readonly string[] }[]
}

const shop = (
  name: string,
  telling: readonly string[],
  columns: Readonly<Record<string, readonly string[]>>,
): Shop => ({
  name,
  telling: telling.map(headWords),
  columns: Object.entries(columns).map(([field, heads]) => ({ field, heads: heads.map(headWords) })),
})

/**
 * Published heads of order exports. Sources: Shopify Help, "Exporting orders"; the CSV export of WooCommerce's order export
 * extensions; Amazon Seller Central, order reports; Adobe Commerce, order export attributes; BigCommerce, default order export
 * template; NetSuite, sales order saved search; QuickBooks, sales order detail.
 */
const shops: readonly Shop[] = [
  shop('Shopify', ['Financial Status', 'Lineitem quantity', 'Lineitem sku'], {
    OrderNumber: ['Name'],
    PaymentStatus: ['Financial Status'],
    FulfillmentStatus: ['Fulfillment Status'],
    CancelledAt: ['Cancelled at'],
    LineStatus: ['Lineitem fulfillment status'],
    NeedsShipping: ['Lineitem requires shipping'],
    Currency: ['Currency'],
    OrderValue: ['Total'],
    shipVia: ['Shipping Method'],
    OrderDate: ['Created at'],
    OriginalQty: ['Lineitem quantity'],
    Description: ['Lineitem name'],
    SKU: ['Lineitem sku'],
    EmailID: ['Email'],
    SpecialInstruction: ['Notes'],
  }),
  shop('WooCommerce', ['Order Number', 'Order Status', 'First Name (Shipping)', 'Quantity (- Refund)'], {
    OrderNumber: ['Order Number'],
    OrderStatus: ['Order Status'],
    OrderDate: ['Order Date'],
    SpecialInstruction: ['Customer Note'],
    shipVia: ['Shipping Method Title'],
    OrderValue: ['Order Total Amount'],
    Currency: ['Order Currency', 'Currency'],
    SKU: ['SKU'],
    Description: ['Item Name', 'Product Name'],
    OriginalQty: ['Quantity (- Refund)'],
    UnitWeight: ['Product Weight', 'Item Weight'],
    EmailID: ['Email (Shipping)', 'Email (Billing)'],
  }),
  shop('WooCommerce', ['order_number', 'status', 'shipping_first_name', 'item_quantity'], {
    OrderNumber: ['order_number', 'order_number_formatted'],
    OrderStatus: ['status'],
    OrderDate: ['order_date', 'date'],
    SpecialInstruction: ['customer_note'],
    shipVia: ['shipping_method'],
    OrderValue: ['order_total'],
    Currency: ['order_currency'],
    SKU: ['item_sku'],
    Description: ['item_name'],
    OriginalQty: ['item_quantity'],
  }),
  shop('Amazon', ['order-id', 'order-item-id', 'quantity-purchased', 'recipient-name'], {
    OrderNumber: ['order-id'],
    OrderDate: ['purchase-date'],
    SKU: ['sku'],
    Description: ['product-name'],
    OriginalQty: ['quantity-purchased'],
    ShippedQty: ['quantity-shipped'],
    OpenQty: ['quantity-to-ship'],
    Currency: ['currency'],
    shipVia: ['ship-service-level'],
    DueDate: ['latest-delivery-date', 'promise-date'],
    SpecialInstruction: ['delivery-instructions', 'delivery-Instructions'],
  }),
  shop('Magento', ['increment_id', 'status', 'shipping_firstname', 'qty_ordered'], {
    OrderNumber: ['increment_id'],
    OrderStatus: ['status'],
    OrderDate: ['created_at'],
    SKU: ['sku', 'item_sku', 'product_sku'],
    Description: ['name', 'item_name', 'product_name'],
    OriginalQty: ['qty_ordered'],
    UnitWeight: ['weight', 'item_weight', 'product_weight'],
    shipVia: ['shipping_description', 'shipping_method'],
    OrderValue: ['grand_total'],
    Currency: ['order_currency_code'],
  }),
  shop('BigCommerce', ['Order ID', 'Order Status', 'Shipping Suburb', 'Product SKU'], {
    OrderNumber: ['Order ID'],
    OrderStatus: ['Order Status'],
    OrderDate: ['Order Date'],
    OrderValue: ['Order Total (inc tax)'],
    Currency: ['Order Currency Code'],
    shipVia: ['Ship Method', 'Shipping Method'],
    SpecialInstruction: ['Customer Message'],
    SKU: ['Product SKU'],
    Description: ['Product Name'],
    OriginalQty: ['Product Qty', 'Product Quantity', 'Quantity'],
    UnitWeight: ['Product Weight'],
  }),
  shop('NetSuite', ['Document Number', 'Status', 'Shipping Addressee', 'Item', 'Quantity'], {
    OrderNumber: ['Document Number'],
    OrderStatus: ['Status'],
    OrderDate: ['Date'],
    PO_Number: ['PO/Check Number', 'P.O. No.', 'PO #'],
    SoldTo: ['Name', 'Customer', 'Company Name'],
    ShipDate: ['Ship Date'],
    DueDate: ['Due Date', 'Expected Delivery Date'],
    shipVia: ['Ship Via', 'Shipping Method'],
    SKU: ['Item'],
    Description: ['Item Description', 'Memo', 'Description'],
    OriginalQty: ['Quantity'],
    ShippedQty: ['Quantity Fulfilled/Received', 'Quantity Fulfilled'],
    UOMType: ['Units'],
    LineNumber: ['Line ID', 'Line Number'],
    UnitWeight: ['Item Weight'],
    Currency: ['Currency'],
  }),
  shop('ShipStation', ['Order Source', 'Recipient Full Name', 'Item SKU', 'Item Quantity'], {
    OrderNumber: ['Order Number'],
    OrderDate: ['Order Date'],
    OrderValue: ['Order Total'],
    shipVia: ['Shipping Service', 'Requested Shipping Service'],
    SpecialInstruction: ['Notes from the Buyer'],
    ContactName: ['Recipient Full Name'],
    ContactNumber: ['Recipient Phone'],
    CompanyName: ['Recipient Company'],
    Street: ['Address Line 1'],
    Street2: ['Address Line 2'],
    Street3: ['Address Line 3'],
    City: ['City'],
    State: ['State'],
    Zip: ['Postal Code'],
    CountryCode: ['Country Code'],
    SKU: ['Item SKU'],
    Description: ['Item Name'],
    OriginalQty: ['Item Quantity'],
    UnitWeight: ['Item Weight(oz)', 'Item Weight'],
  }),
  shop('Etsy', ['Sale Date', 'Listing ID', 'Ship Zipcode', 'Order ID'], {
    OrderNumber: ['Order ID'],
    OrderDate: ['Sale Date'],
    SKU: ['SKU'],
    Description: ['Item Name'],
    OriginalQty: ['Quantity'],
    Currency: ['Currency'],
    FulfilledAt: ['Date Shipped'],
  }),
  shop('QuickBooks', ['Num', 'Name', 'Item', 'Qty', 'Ship To City'], {
    OrderNumber: ['Num'],
    OrderDate: ['Date'],
    SoldTo: ['Name'],
    // The first line of its addresses is a name.
    CompanyName: ['Ship To Address 1', 'Ship Address Line 1'],
    Street: ['Ship To Address 2', 'Ship Address Line 2'],
    Street2: ['Ship To Address 3', 'Ship Address Line 3'],
    PO_Number: ['P. O. #', 'P.O. Number', 'PO Number'],
    shipVia: ['Via', 'Ship Via'],
    ShipDate: ['Ship Date'],
    SKU: ['Item'],
    Description: ['Item Description', 'Memo'],
    OriginalQty: ['Qty'],
    ShippedQty: ['Invoiced'],
    UOMType: ['U/M'],
    SpecialInstruction: ['Message', 'Customer Message'],
  }),
]

/** The shop or system whose export has these heads; null: none that is known. */
export function shopOf(heads: readonly string[]): Shop | null {
  const words = new Set(heads.map(headWords))
  return shops.find(({ telling }) => telling.every(head => words.has(head))) ?? null
}
