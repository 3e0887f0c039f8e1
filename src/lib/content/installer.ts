import type { Position } from '@/lib/domain/places/great-circle'

/** The public details of an installer in the directory. */
export type Installer = {
  slug: string
  name: string
  summary: string
  town: string
  /** '' if unknown. */
  county: string
  /** 'SN', 'BA' */
  postcodeAreas: string[]
  website: string
  registrations: Registration[]
  position: Position | null
  /** An example entry that demonstrates the directory. */
  isSample: boolean
}

/** `checkedOn` is '3 November 2026', or null if never checked. */
export type Registration = { scheme: string; number: string; checkedOn: string | null }

/** Installers by county, sorted by town; those without a county last. */
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

/** 'about 12 miles': the centre of a postcode district allows no more precision. */
export function aboutMiles(miles: number): string {
  return miles < NEAR_MILES ? `within about ${NEAR_MILES} miles` : `about ${Math.round(miles)} miles`
}

const NEAR_MILES = 3
