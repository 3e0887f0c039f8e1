import type { ReactNode } from 'react'

import { CLAIM_CONTEXTS, type Claims } from '@/lib/content/claim'
import { getClaims } from '@/lib/data/claims'
import { readGlobalDraft } from '@/lib/data/global-draft'
import { getNavigation } from '@/lib/data/navigation'
import { readSpeedNow } from '@/lib/data/reply-speed'
import { hoursOf } from '@/lib/domain/opening-hours/opening-week'
import { copyrightYears } from '@/lib/format/copyright-years'
import { now } from '@/lib/platform/clock'
import type { PreviewedSettings } from '@/lib/routing/routes'

import { ClaimsPreview, type ComparedWording } from './claims-preview'
import { CompanyPreview } from './company-preview'
import { HoursPreview } from './hours-preview'
import { SynonymsPreview } from './synonyms-preview'

/** What visitors will read of each global's settings, for users who may read their versions; null for everyone else. */
export const SETTINGS_PREVIEWS: Record<PreviewedSettings, (headers: Headers) => Promise<ReactNode>> = {
  'site-settings': async (headers) => {
    const [stored, hours] = await Promise.all([
      readGlobalDraft({ slug: 'site-settings', headers, depth: 0 }),
      readGlobalDraft({ slug: 'opening-hours', headers, depth: 0 }),
    ])
    if (!stored || !hours) return null
    const [claims, navigation] = await Promise.all([getClaims('section'), getNavigation()])
    return <CompanyPreview {...{ stored, hours, claims, navigation, years: copyrightYears(now()) }} />
  },
  'opening-hours': async (headers) => {
    const stored = await readGlobalDraft({ slug: 'opening-hours', headers, depth: 0 })
    if (!stored) return null
    const [claims, speed] = await Promise.all([getClaims('section'), readSpeedNow(hoursOf(stored))])
    return <HoursPreview {...{ stored, claims, speed, now: now().toISOString() }} />
  },
  'claim-settings': async (headers) => {
    const stored = await readGlobalDraft({ slug: 'claim-settings', headers, depth: 0 })
    return stored && <ClaimsPreview stored={stored} wordings={await comparedWordings()} />
  },
  'search-synonyms': async (headers) => {
    const stored = await readGlobalDraft({ slug: 'search-synonyms', headers, depth: 0 })
    return stored && <SynonymsPreview stored={stored} />
  },
}

/** The same, as a page. */
export async function settingsPreview(slug: PreviewedSettings, headers: Headers): Promise<ReactNode> {
  const preview = await SETTINGS_PREVIEWS[slug](headers)
  return (
    preview && (
      <>
        <h1 className="sr-only">What visitors will read</h1>
        {preview}
      </>
    )
  )
}

/** Every claim in every place that words it. */
async function comparedWordings(): Promise<ComparedWording[]> {
  const byPlace = await Promise.all(
    CLAIM_CONTEXTS.map(async ({ value, label }) => {
      const [faithful, strict] = await Promise.all([getClaims(value, 'faithful'), getClaims(value, 'strict')])
      const keys = Object.keys({ ...faithful, ...strict })
      return keys.map((key) => ({ place: label, key, faithful: textOf(faithful, key), strict: textOf(strict, key) }))
    }),
  )
  return byPlace.flat()
}

const textOf = (claims: Claims, key: string) => claims[key]?.text ?? null
