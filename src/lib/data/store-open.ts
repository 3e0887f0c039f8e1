import { getSiteSettings } from './site-settings'
import { isStaff } from './staff'

/** Whether the sender of a request may buy: everyone while the store is open, and otherwise staff. */
export async function isStoreOpenTo(headers: Headers): Promise<boolean> {
  const { storeOpen } = await getSiteSettings()
  return storeOpen || isStaff(headers)
}
