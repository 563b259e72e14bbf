import {
  NO_TARE,
  readScaleReport,
  SCALE_CONTROL_REPORT,
  SCALE_DATA_REPORT,
  SCALE_ZERO,
  type ScaleReport,
  type ScaleWeight,
  tareOf,
  weighed,
} from '@waybill/domain'

/** The page of scales in the USB standard. */
const SCALES = 0x8d

/** A device as WebHID gives it, as far as a scale needs it. */
export interface HidDevice {
  readonly opened: boolean
  open(): Promise<void>
  close(): Promise<void>
  sendReport(id: number, data: Uint8Array<ArrayBuffer>): Promise<void>
  addEventListener(type: 'inputreport', listener: (event: HidReport) => void): void
  removeEventListener(type: 'inputreport', listener: (event: HidReport) => void): void
}

export interface HidReport {
  readonly reportId: number
  readonly data: DataView
}

/** `navigator.hid`, where a browser has it. */
export interface Hid {
  getDevices(): Promise<readonly HidDevice[]>
  requestDevice(asked: { filters: readonly { usagePage: number }[] }): Promise<readonly HidDevice[]>
  addEventListener(type: 'disconnect', listener: (event: { device: HidDevice }) => void): void
  removeEventListener(type: 'disconnect', listener: (event: { device: HidDevice }) => void): void
}

/** The browser's; null: it has none. */
export const browserHid = (): Hid | null => ('hid' in navigator ? (navigator.hid as Hid) : null)

export interface HidScale {
  /** Asks the person for a device, which the browser allows after a press alone. False: none was chosen. */
  ask(): Promise<boolean>
  /** Takes up one that was chosen before. */
  again(): Promise<void>
  tare(): void
  clear(): void
  zero(): Promise<void>
  close(): void
}

/** A scale that is plugged into this computer. @param tell each weight; null: it is gone */
export function openHidScale(hid: Hid, tell: (weight: ScaleWeight | null) => void): HidScale {
  let device: HidDevice | null = null
  let tare = NO_TARE
  let last: ScaleReport | null = null
  const show = (): void => tell(last === null ? null : weighed(last, tare))
  const onReport = ({ reportId, data }: HidReport): void => {
    if (reportId !== SCALE_DATA_REPORT) return
    const report = readScaleReport(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
    if (report === null) return
    last = report
    show()
  }
  const leave = (): void => {
    device?.removeEventListener('inputreport', onReport)
    device = null
    last = null
    tare = NO_TARE
  }
  const onGone = (event: { device: HidDevice }): void => {
    if (event.device !== device) return
    leave()
    show()
  }
  async function take(found: HidDevice | undefined): Promise<boolean> {
    if (found === undefined) return false
    if (!found.opened) await found.open()
    leave()
    device = found
    found.addEventListener('inputreport', onReport)
    return true
  }
  hid.addEventListener('disconnect', onGone)
  return {
    ask: async () => take((await hid.requestDevice({ filters: [{ usagePage: SCALES }] }))[0]),
    again: async () => void (await take((await hid.getDevices())[0])),
    tare() {
      if (last !== null) tare = tareOf(last) ?? tare
      show()
    },
    clear() {
      tare = NO_TARE
      show()
    },
    async zero() {
      tare = NO_TARE
      await device?.sendReport(SCALE_CONTROL_REPORT, Uint8Array.of(SCALE_ZERO))
      show()
    },
    close() {
      hid.removeEventListener('disconnect', onGone)
      void device?.close()
      leave()
    },
  }
}
