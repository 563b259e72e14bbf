import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Panel } from '../Panel.tsx'
import { FieldStack } from '../Sheet.tsx'
import { FormButtons, type FormButtonsProps } from './FormButtons.tsx'
import { KitForm } from './KitForm.tsx'

/** A form beside the list: its fields scroll, what is wrong with it and its buttons stay in sight. */
export function PanelForm<V extends FieldValues>({
  title,
  children,
  ...buttons
}: FormButtonsProps<V> & { title: ReactNode; children: ReactNode }) {
  const id = useId()
  const { kit, onClose } = buttons
  return (
    <Panel title={title} onClose={onClose} takesFocus footer={<FormButtons {...buttons} form={id} />}>
      <KitForm kit={kit} id={id}>
        <FieldStack>{children}</FieldStack>
      </KitForm>
    </Panel>
  )
}
