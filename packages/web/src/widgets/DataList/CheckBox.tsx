import classes from './DataList.module.css'

interface CheckBoxProps {
  readonly label: string
  readonly isChecked: boolean
  /** Some of what it stands for. */
  readonly isPartly?: boolean
  /** There is nothing yet that it stands for. */
  readonly isIdle?: boolean
  readonly onChange: () => void
}

/** The browser's own: a list has one in each row. */
export function CheckBox({ label, isChecked, isPartly = false, isIdle = false, onChange }: CheckBoxProps) {
  return (
    <input
      type="checkbox"
      className={classes.check}
      aria-label={label}
      checked={isChecked}
      disabled={isIdle}
      ref={box => {
        if (box !== null) box.indeterminate = isPartly
      }}
      onChange={onChange}
    />
  )
}
