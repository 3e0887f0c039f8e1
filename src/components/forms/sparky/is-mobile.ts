const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i

/** Whether this device is likely to be able to make phone calls. */
export function isMobileDevice(userAgent: string): boolean {
  return MOBILE.test(userAgent)
}
