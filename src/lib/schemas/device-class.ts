export const DEVICES = ['phone', 'tablet', 'desktop'] as const

export type DeviceClass = (typeof DEVICES)[number]

const PHONE_MAX_PX = 640
const TABLET_MAX_PX = 1_024

/** Screen class used in measurements, by the width of the window in CSS pixels. */
export function deviceClass(widthPx: number): DeviceClass {
  if (widthPx <= PHONE_MAX_PX) return 'phone'
  return widthPx <= TABLET_MAX_PX ? 'tablet' : 'desktop'
}
