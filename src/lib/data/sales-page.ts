import { secondOpeningOf, withOpening, type Written } from '@/lib/content/opening'
import type { Picture } from '@/lib/content/picture'
import type { SalesPage } from '@/lib/content/sales-page'
import type { CaseStudy } from '@/lib/content/testimonials'
import type { CaseStudy as CaseStudyDoc, SalesPage as SalesPageDoc } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { readCaseStudy, toCaseStudy } from './case-studies'
import { filmIn, readFilm } from './films'
import { readGlobalDraft } from './global-draft'
import { openingToday } from './openings'
import { payloadClient } from './payload-client'
import { pictureIn, readPicture } from './pictures'
import { toCopy } from './section-copy'

/**
 * The sales page as edited by staff, with the opening of the day; where they chose no film, picture or case study, it has
 * that of a new site.
 */
export async function getSalesPage(): Promise<SalesPage> {
  return withOpening(await getWrittenSalesPage(), openingToday())
}

const getWrittenSalesPage = cachedRead(CACHE_MANIFEST.salesPage, readSalesPage)

async function readSalesPage(): Promise<Written<SalesPage>> {
  const payload = await payloadClient()
  return toWritten(await payload.findGlobal({ slug: 'sales-page', depth: 2, overrideAccess: false }))
}

export async function readSalesDraft(headers: Headers): Promise<SalesPage | null> {
  const draft = await readGlobalDraft({ slug: 'sales-page', headers, depth: 2 })
  return draft && withOpening(await toWritten(draft), 'second')
}

const toWritten = async (page: SalesPageDoc): Promise<Written<SalesPage>> => ({
  page: await toSalesPage(page),
  second: secondOpeningOf(page.secondOpening),
})

async function toSalesPage(page: SalesPageDoc): Promise<SalesPage> {
  return {
    hero: {
      ...toCopy(page.hero),
      film: filmIn(page.hero.film) ?? (await readFilm('hero-loop')),
      demoFilm: filmIn(page.hero.demoFilm) ?? (await readFilm('demo')),
    },
    counters: (page.counters ?? []).map(({ claimKey }) => ({ claimKey })),
    regulations: {
      ...toCopy(page.regulations),
      points: (page.regulations.points ?? []).map(({ heading, text }) => ({ heading, text })),
    },
    calculator: toCopy(page.calculator),
    products: { ...toCopy(page.products), pictures: await picturesOf(page.products) },
    thermal: { ...toCopy(page.thermal), film: filmIn(page.thermal.film) ?? (await readFilm('warm-up-loop')) },
    partners: { distributor: toCopy(page.partners.distributor), installer: toCopy(page.partners.installer) },
    caseStudy: await caseStudyOf(page.caseStudy),
  }
}

const PANEL_PICTURES = ['panel-hero', 'panel-edge', 'panel-back', 'panel-exploded']

async function picturesOf({ pictures }: SalesPageDoc['products']): Promise<Picture[]> {
  const chosen = (pictures ?? []).flatMap((picture) => pictureIn(picture) ?? [])
  return chosen.length > 0 ? chosen : Promise.all(PANEL_PICTURES.map(readPicture))
}

/** A draft comes as a bare id, because the public may not read it. */
async function caseStudyOf(chosen: number | CaseStudyDoc | null | undefined): Promise<CaseStudy> {
  const study =
    chosen && typeof chosen === 'object' ? await toCaseStudy(chosen) : await readCaseStudy('stone-barn-conversion')
  if (!study) throw new Error('The sales page has no case study to show')
  return study
}
