import { ActionIcon, Button, TextInput } from '@mantine/core'
import { ASKED_PACKAGES_MAX } from '@waybill/contract/wire/parcelRate.ts'
import { useText } from '../../../texts/texts.ts'
import { IconPlus, IconTrash } from '../../../ui/icons.generated.ts'
import { packageOf, type TypedPackage } from './question.ts'
import classes from './UpsRate.module.css'

const fields = ['count', 'weight', 'length', 'width', 'height'] as const

/** The packages, equal ones in a row. */
export function PackageRows({
  packages,
  errors,
  onChange,
}: {
  packages: readonly TypedPackage[]
  errors: Readonly<Record<string, string>>
  onChange: (packages: readonly TypedPackage[]) => void
}) {
  const t = useText()
  const set = (id: number, patch: Partial<TypedPackage>): void =>
    onChange(packages.map(one => (one.id === id ? { ...one, ...patch } : one)))
  return (
    <fieldset className={classes.packages}>
      <legend>{t('upsRate.packages')}</legend>
      {packages.map((one, index) => (
        <fieldset key={one.id} className={classes.package}>
          <legend className={classes.hidden}>{t('upsRate.package', { number: index + 1 })}</legend>
          {fields.map(name => (
            <TextInput
              key={name}
              id={`packages.${index}.${name}`}
              label={t(`upsRate.${name}`)}
              withAsterisk={name !== 'count'}
              aria-required={name !== 'count'}
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={one[name]}
              error={errors[`packages.${index}.${name}`]}
              onChange={event => set(one.id, { [name]: event.currentTarget.value })}
            />
          ))}
          {packages.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('upsRate.removePackage', { number: index + 1 })}
              onClick={() => onChange(packages.filter(other => other.id !== one.id))}
            >
              <IconTrash size={16} aria-hidden="true" />
            </ActionIcon>
          )}
        </fieldset>
      ))}
      {packages.length < ASKED_PACKAGES_MAX && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => onChange([...packages, packageOf(Math.max(...packages.map(({ id }) => id)) + 1)])}
        >
          {t('upsRate.addPackage')}
        </Button>
      )}
    </fieldset>
  )
}
