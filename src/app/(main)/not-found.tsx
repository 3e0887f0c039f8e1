import type { Metadata } from 'next'

import { NotFoundSection } from '@/components/sections/not-found-section'
import { getSiteSettings } from '@/lib/data/site-settings'

export const metadata: Metadata = { title: 'Page not found' }

export default async function NotFound() {
  const { mainPhone } = await getSiteSettings()
  return <NotFoundSection phone={mainPhone} />
}
