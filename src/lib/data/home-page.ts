import { withClaims } from '@/lib/content/claims-in-line'
import type { HomePage, Point, Story } from '@/lib/content/home-page'
import { secondOpeningOf, withOpening, type Written } from '@/lib/content/opening'
import type { HomePage as HomePageDoc } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { isOpen } from '@/lib/routing/closed'

import { cachedRead } from './cached-read'
import { getClaims } from './claims'
import { readGlobalDraft } from './global-draft'
import { openingToday } from './openings'
import { payloadClient } from './payload-client'
import { pictureIn, readPicture } from './pictures'
import { toCopy } from './section-copy'

/** The homepage as edited by staff, with the opening of the day. A promise whose claim has no wording is left out. */
export async function getHomePage(): Promise<HomePage> {
  return withFigures(withOpening(await getWrittenHomePage(), openingToday()))
}

export async function readHomeDraft(headers: Headers): Promise<HomePage | null> {
  const draft = await readGlobalDraft({ slug: 'home-page', headers, depth: 1 })
  return draft && withFigures(withOpening(await toWritten(draft), 'second'))
}

async function withFigures(page: HomePage): Promise<HomePage> {
  const claims = await getClaims('banner')
  const badges = page.badges.flatMap(({ icon, text }) => {
    const words = withClaims(text, claims)
    return words ? [{ icon, text: words }] : []
  })
  return { ...page, badges }
}

/** Where staff have not chosen a picture, the one that a new site starts with is used. */
const getWrittenHomePage = cachedRead(CACHE_MANIFEST.homePage, readHomePage)

async function readHomePage(): Promise<Written<HomePage>> {
  const payload = await payloadClient()
  return toWritten(await payload.findGlobal({ slug: 'home-page', depth: 1, overrideAccess: false }))
}

const toWritten = async (page: HomePageDoc): Promise<Written<HomePage>> => ({
  page: await toHomePage(page),
  second: secondOpeningOf(page.secondOpening),
})

async function toHomePage(page: HomePageDoc): Promise<HomePage> {
  return {
    hero: await toHero(page.hero),
    badges: (page.badges ?? []).map(({ icon, text }) => ({ icon, text })),
    stats: (page.stats ?? []).map(({ claimKey, sentence, linkLabel, href }) => ({
      claimKey,
      sentence,
      linkLabel: linkLabel ?? '',
      href: href && isOpen(href) ? href : '',
    })),
    story: toStory(page),
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

function toStory({ reasons, beforeAfter, steps, rooms, suits }: HomePageDoc): Story {
  return {
    reasons: { ...toCopy(reasons), points: toPoints(reasons.points) },
    beforeAfter: toCopy(beforeAfter),
    steps: { ...toCopy(steps), points: toPoints(steps.points) },
    rooms: toCopy(rooms),
    suits: { ...toCopy(suits), otherwise: suits.otherwise },
  }
}

const toPoints = (points: HomePageDoc['reasons']['points']): Point[] =>
  (points ?? []).map(({ heading, text }) => ({ heading, text }))

async function toHero(hero: HomePageDoc['hero']): Promise<HomePage['hero']> {
  return {
    ...toCopy(hero),
    dayPicture: pictureIn(hero.dayPicture) ?? (await readPicture('living-room-dusk')),
    heatPicture: pictureIn(hero.heatPicture) ?? (await readPicture('living-room-dusk-heat')),
    pictureCaption: hero.pictureCaption ?? '',
  }
}
