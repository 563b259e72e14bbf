import '../../../texts/address.ts'
import '../../../texts/hazmat.ts'
import '../../../texts/order.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { SaveSalesOrder } from '@waybill/contract/calls/Orders/SaveSalesOrder.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { ChoiceField, TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import type { CellFaults } from '../../../ui/grid/gridModel.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import { FormAddress } from '../../../widgets/AddressForm/FormAddress.tsx'
import { LinesGrid } from './LinesGrid.tsx'
import classes from './OpenOrders.module.css'
import { lineColumns, orderOf, orderSchema, rowsOfText, type SeenOrder, valuesOf, wordsOfRows } from './orderForm.ts'
import { orderName, termsName } from './orderList.tsx'

/** What the server found wrong with lines, by the cells of their rows. */
function refusedCells(error: unknown, lines: string): ReadonlyMap<string, CellFaults> {
  const found = new Map<string, CellFaults>()
  if (!(error instanceof CallProblem)) return found
  const rows = rowsOfText(lines).filter(
    ({ lineId, cells }) => lineId !== null || cells.some(cell => cell.trim() !== ''),
  )
  for (const { at, code, params } of error.issues) {
    const [, index, field] = /Items\.(\d+)\.(\w+)$/.exec(at) ?? []
    const row = rows[Number(index ?? -1)]?.cells.join('\t')
    const column = lineColumns.indexOf(field as (typeof lineColumns)[number])
    if (row !== undefined && column >= 0) found.set(row, { ...found.get(row), [column]: issueText(code, params) })
  }
  return found
}

/** An order by hand: new, or one that is known. Its lines are cells like a spreadsheet's; what nobody tendered follows a change. */
export function OrderForm({ seen, onClose }: { seen: SeenOrder | null; onClose: () => void }) {
  const t = useText()
  const id = useId()
  const change = useChange(SaveSalesOrder, [GetOrders, GetOrder, GetShipmentList, GetShipmentCount])
  const [refused, setRefused] = useState<ReadonlyMap<string, CellFaults>>(new Map())
  const [isCancelling, setCancelling] = useState(false)
  const [latest, setLatest] = useState(seen)
  const fresh = async () => {
    if (seen === null) return null
    const now = await makeCall(GetOrder, { body: { orderId: seen.orderId } })
    setLatest(now)
    return { version: now.version, values: valuesOf(now) }
  }
  const kit = useFormKit({
    schema: orderSchema,
    start: valuesOf(seen),
    explain: explainShort,
    keepAs: `order.${seen?.orderId ?? 'new'}`,
    ...(seen === null ? {} : { record: { version: seen.version, fresh } }),
    save: async (values, version) => {
      setRefused(new Map())
      try {
        await change.mutateAsync({
          body: { seen: seen && { orderId: seen.orderId, version }, order: orderOf(values, latest) },
        })
      } catch (error) {
        setRefused(refusedCells(error, values.Items))
        throw error
      }
      notify.done(t('orders.saved', { number: orderName(values) }))
      if (kit.element.current !== null) onClose()
    },
  })
  const { form } = kit
  const lines = useWatch({ control: form.control, name: 'Items' })
  const wrong = form.getFieldState('Items', form.formState).error?.message
  const isKnown = seen !== null
  const title = isKnown ? t('orders.panelTitle', { number: orderName(seen.order) }) : t('orders.newTitle')
  const cancel = async (): Promise<void> => {
    const done = await kit.act(version =>
      change.mutateAsync({
        body: {
          seen: seen && { orderId: seen.orderId, version },
          cancel: true,
          order: orderOf(valuesOf(latest), latest),
        },
      }),
    )
    setCancelling(false)
    if (!done || seen === null) return
    notify.done(t('orders.cancelled', { number: orderName(seen.order) }))
    kit.guard.drop()
    onClose()
  }
  return (
    <section className={classes.box} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <KitForm kit={kit} id={id} wordsOf={(field, value) => (field === 'Items' ? wordsOfRows(String(value)) : null)}>
        <div className={classes.form}>
          <FieldGroup name={t('orders.headGroup')}>
            {!isKnown && (
              <FieldPair>
                <TextField form={form} name="OrderNumber" label={t('orders.number')} required />
                <TextField form={form} name="BackOrderCode" label={t('orders.backOrder')} />
              </FieldPair>
            )}
            <FieldPair>
              <TextField form={form} name="PO_Number" label={t('orders.po')} />
              <TextField form={form} name="SoldTo" label={t('orders.soldTo')} />
            </FieldPair>
            <FieldPair>
              <ChoiceField
                form={form}
                name="ShipmentTerm"
                label={t('orders.terms')}
                choices={['P', 'C', 'T'].map(value => ({ value, label: termsName(value, t) }))}
              />
              <ChoiceField
                form={form}
                name="shipMode"
                label={t('orders.mode')}
                choices={[
                  { value: '', label: t('orders.asUsual') },
                  { value: 'LTL', label: t('shipment.LTL') },
                  { value: 'TL', label: t('shipment.TL') },
                ]}
              />
            </FieldPair>
            <FieldPair>
              <TextField form={form} name="ShipDate" label={t('orders.shipDate')} type="date" />
              <TextField form={form} name="DueDate" label={t('orders.due')} type="date" />
            </FieldPair>
            <TextField form={form} name="AdditionalRef" label={t('orders.reference')} />
            <TextAreaField form={form} name="SpecialInstruction" label={t('orders.instructions')} rows={2} />
          </FieldGroup>
          <FieldGroup name={t('orders.shipTo')}>
            <FormAddress form={form} at="DropOffAddress" />
          </FieldGroup>
        </div>
        <h3 className={classes.head}>{t('orders.linesGrid')}</h3>
        <label hidden>
          {t('orders.linesGrid')}
          <input name="Items" readOnly value={lines} />
        </label>
        <LinesGrid
          value={lines}
          onChange={value => form.setValue('Items', value, { shouldDirty: true })}
          refused={refused}
        />
        {wrong !== undefined && (
          <p role="alert" className={classes.wrong}>
            {wrong}
          </p>
        )}
        <p className={classes.why}>{t(isKnown ? 'orders.linesWhyKnown' : 'orders.linesWhy')}</p>
      </KitForm>
      <FormButtons
        kit={kit}
        form={id}
        submit={t('orders.save')}
        {...(isKnown && { cancel: t('orders.discardChanges') })}
        onClose={onClose}
        also={
          isKnown && (
            <ChangeButton variant="default" aria-expanded={isCancelling} onClick={() => setCancelling(!isCancelling)}>
              {t('orders.cancelOrder')}
            </ChangeButton>
          )
        }
      />
      {isCancelling && seen !== null && (
        <div className={classes.ask}>
          <p>{t('orders.cancelAsk', { number: orderName(seen.order) })}</p>
          <ActionButton onAct={cancel}>{t('orders.cancelYes')}</ActionButton>
        </div>
      )}
    </section>
  )
}
