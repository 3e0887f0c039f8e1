const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i

/** Whether this device can be expected to dial. */
export function isMobileDevice(userAgent: string): boolean {
  return MOBILE.test(userAgent)
}
