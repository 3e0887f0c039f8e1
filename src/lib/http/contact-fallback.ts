import { DEFAULT_CONTACT } from '@/lib/content/default-contact'
import { getSiteSettings } from '@/lib/data/site-settings'
import { withTimeout } from '@/lib/platform/with-timeout'

/** The phone number is cached after the first read; until then a stalled database must not delay the error message. */
const PATIENCE_MS = 200

/** Another way to contact us, available even when the database is not. */
export async function contactFallback(): Promise<string> {
  const phone = await withTimeout(PATIENCE_MS, getSiteSettings()).then(
    ({ mainPhone }) => mainPhone.display,
    () => DEFAULT_CONTACT.phone,
  )
  return `Please try again, or call us on ${phone}.`
}
