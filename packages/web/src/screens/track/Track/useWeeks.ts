import { useState } from 'react'

const PREFERENCE = 'waybill.preference.track.weeks'

/** Whether the weeks stand over the list; remembered on this device. */
export function useWeeks() {
  const [isOn, setOn] = useState(() => localStorage.getItem(PREFERENCE) === 'on')
  const toggle = (): void => {
    setOn(!isOn)
    localStorage.setItem(PREFERENCE, isOn ? 'off' : 'on')
  }
  return { isOn, toggle }
}
