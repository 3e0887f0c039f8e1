import { getSiteSettings } from '@/lib/data/site-settings'
import { DEFAULT_CONTACT } from '@/lib/site/default-contact'

/** Another way to reach us, which can be told even when the database cannot be asked. */
export async function wayOut(): Promise<string> {
  const phone = await getSiteSettings().then(({ mainPhone }) => mainPhone.display, () => DEFAULT_CONTACT.phone)
  return `Please try again, or call us on ${phone}.`
}
