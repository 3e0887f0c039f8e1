import type { Installer } from '@/lib/content/installer'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Installer as InstallerDoc } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** Every published firm in the directory. Fields that only staff may see are not even read. */
export const getInstallers = cachedRead(CACHE_MANIFEST.installers, readInstallers)

const PUBLIC = {
  slug: true,
  name: true,
  summary: true,
  town: true,
  county: true,
  postcodeAreas: true,
  website: true,
  registrations: true,
  latitude: true,
  longitude: true,
  isSample: true,
} as const

async function readInstallers(): Promise<Installer[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'installers',
    where: { _status: { equals: 'published' } },
    pagination: false,
    sort: 'name',
    depth: 0,
    select: PUBLIC,
    overrideAccess: false,
  })
  return docs.map(toInstaller)
}

function toInstaller({
  slug,
  name,
  summary,
  town,
  county,
  postcodeAreas,
  website,
  registrations,
  latitude,
  longitude,
  isSample,
}: Pick<InstallerDoc, keyof typeof PUBLIC>): Installer {
  return {
    slug,
    name,
    summary: summary ?? '',
    town,
    county: county ?? '',
    postcodeAreas: (postcodeAreas ?? []).map((area) => area.toUpperCase()),
    website: website ?? '',
    registrations: (registrations ?? []).map(({ scheme, number, checkedOn }) => ({
      scheme,
      number: number ?? '',
      checkedOn: checkedOn ? writtenDate(checkedOn) : null,
    })),
    position: typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
    isSample: isSample ?? false,
  }
}
