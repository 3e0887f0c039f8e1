import type { Position } from '@/lib/domain/places/great-circle'

/** A firm of the directory, as everybody may see it. */
export type Installer = {
  slug: string
  name: string
  summary: string
  town: string
  /** '' when nobody has entered it. */
  county: string
  /** 'SN', 'BA' */
  postcodeAreas: string[]
  website: string
  registrations: Registration[]
  position: Position | null
  /** Made by us to show the directory. */
  isSample: boolean
}

/** `checkedOn` is '3 November 2026', or null when nobody has looked it up. */
export type Registration = { scheme: string; number: string; checkedOn: string | null }

/** The firms by county, each in the order of its towns; those without a county last. */
export function byCounty(installers: readonly Installer[]): { county: string; installers: Installer[] }[] {
  const counties = [...new Set(installers.map(({ county }) => county))].sort(
    (a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, 'en-GB'),
  )
  return counties.map((county) => ({
    county,
    installers: installers
      .filter((installer) => installer.county === county)
      .sort((a, b) => a.town.localeCompare(b.town, 'en-GB')),
  }))
}

/** 'about 12 miles': the middle of a postcode district is good to no more. */
export function aboutMiles(miles: number): string {
  return miles < NEAR_MILES ? `within about ${NEAR_MILES} miles` : `about ${Math.round(miles)} miles`
}

const NEAR_MILES = 3
