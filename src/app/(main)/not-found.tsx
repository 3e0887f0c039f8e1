import type { Metadata } from 'next'

import { LateNotFoundSection } from '@/components/sections/late-not-found-section'
import { getSiteSettings } from '@/lib/data/site-settings'

export const metadata: Metadata = { title: 'Page not found' }

export default async function NotFound() {
  const { mainPhone } = await getSiteSettings()
  return <LateNotFoundSection phone={mainPhone} />
}
