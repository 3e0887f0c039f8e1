import { unstable_cache } from 'next/cache'

import type { HomePage as HomePageDoc } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import { withClaims } from '@/lib/site/claims-in-line'
import type { HomePage } from '@/lib/site/home-page'

import { getClaims } from './claims'
import { payloadClient } from './payload-client'
import { pictureIn, readPicture } from './pictures'
import { toCopy } from './section-copy'

/** What staff wrote and chose for the homepage; a promise whose claim says nothing is not made. */
export async function getHomePage(): Promise<HomePage> {
  const [page, claims] = await Promise.all([getWrittenHomePage(), getClaims('banner')])
  const badges = page.badges.flatMap(({ icon, text }) => {
    const words = withClaims(text, claims)
    return words ? [{ icon, text: words }] : []
  })
  return { ...page, badges }
}

/** A picture that staff did not choose is the one a new site starts with. */
const getWrittenHomePage: () => Promise<HomePage> = unstable_cache(readHomePage, ['home-page'], {
  tags: [cacheTags.homePage, cacheTags.media],
})

async function readHomePage(): Promise<HomePage> {
  const payload = await payloadClient()
  const page = await payload.findGlobal({ slug: 'home-page', depth: 1, overrideAccess: false })
  return {
    hero: await toHero(page.hero),
    badges: (page.badges ?? []).map(({ icon, text }) => ({ icon, text })),
    stats: (page.stats ?? []).map(({ claimKey, sentence, linkLabel, href }) => ({
      claimKey,
      sentence,
      linkLabel: linkLabel ?? '',
      href: href ?? '',
    })),
    howItWorks: toCopy(page.howItWorks),
    panel: toCopy(page.panel),
    runningCost: toCopy(page.runningCost),
    customers: toCopy(page.customers),
    map: toCopy(page.map),
    app: toCopy(page.app),
    questions: toCopy(page.questions),
    contact: toCopy(page.contact),
  }
}

async function toHero(hero: HomePageDoc['hero']): Promise<HomePage['hero']> {
  return {
    ...toCopy(hero),
    dayPicture: pictureIn(hero.dayPicture) ?? (await readPicture('living-room')),
    heatPicture: pictureIn(hero.heatPicture) ?? (await readPicture('living-room-heat')),
    pictureCaption: hero.pictureCaption ?? '',
  }
}
