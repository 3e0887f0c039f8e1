import { type PayloadRequest, ValidationError } from 'payload'

import { SCHEMES } from '@/lib/domain/leads/partner-options'
import { readTerritory } from '@/lib/domain/leads/partner-stages'
import { slugOf } from '@/lib/domain/text/slug'
import type { PartnerApplication } from '@/lib/generated/payload-types'
import { poolOf } from '@/lib/platform/database'

type Drafted = { outcome: 'drafted'; id: number } | { outcome: 'missing' | 'not-accepted' | 'drafted-before' }

const LINK = 'update partner_applications set installer_id = $2, updated_at = now() where id = $1'

/**
 * Makes a draft for the directory of an accepted installer. It is published by the rules of the directory, by people who
 * have seen the proof.
 */
export async function draftInstaller(req: PayloadRequest, id: number): Promise<Drafted> {
  const { payload, user } = req
  const application = await payload.findByID({
    collection: 'partner-applications',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!application) return { outcome: 'missing' }
  if (application.kind !== 'installer' || application.stage !== 'accepted') return { outcome: 'not-accepted' }
  if (application.installer) return { outcome: 'drafted-before' }
  const entry = entryOf(application)
  const installer = await createOnce(req, entry)
  if (installer === null) return { outcome: 'drafted-before' }
  await poolOf(payload).query(LINK, [id, installer])
  return { outcome: 'drafted', id: installer }
}

/** The address has the number of the application, so that of two presses one makes the entry; null for the other. */
async function createOnce({ payload }: PayloadRequest, entry: ReturnType<typeof entryOf>): Promise<number | null> {
  try {
    const overrideAccess = true // the sales desk may begin an entry, and only editors publish one
    const { id } = await payload.create({ collection: 'installers', draft: true, data: entry, overrideAccess })
    return id
  } catch (err) {
    if (err instanceof ValidationError && err.data.errors.some(({ path }) => path === 'slug')) return null
    throw err
  }
}

function entryOf({ id, name, company, email, phone, area, ...application }: PartnerApplication) {
  const firm = company || name
  const scheme = SCHEMES.find(({ value, label }) => value === application.scheme || label === application.scheme)
  return {
    name: firm,
    slug: slugOf(`${firm} ${id}`, 200),
    town: area.slice(0, 100),
    postcodeAreas: readTerritory(application.territory ?? '') ?? [],
    registrations:
      scheme && scheme.value !== 'none'
        ? [{ scheme: scheme.label, number: (application.registration ?? '').slice(0, 50) }]
        : [],
    contactName: name.slice(0, 100),
    contactEmail: email,
    contactPhone: phone,
    _status: 'draft' as const,
  }
}
