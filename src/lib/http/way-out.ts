import { getSiteSettings } from '@/lib/data/site-settings'
import { DEFAULT_CONTACT } from '@/lib/site/default-contact'

import { withinBudget } from './time-budget'

/** The number is kept since it was first read; a database that stalls before that must not hold the apology up. */
const PATIENCE_MS = 200

/** Another way to reach us, which can be told even when the database cannot be asked. */
export async function wayOut(): Promise<string> {
  const phone = await withinBudget(PATIENCE_MS, getSiteSettings()).then(
    ({ mainPhone }) => mainPhone.display,
    () => DEFAULT_CONTACT.phone,
  )
  return `Please try again, or call us on ${phone}.`
}
