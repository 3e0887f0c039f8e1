import type { GlobalConfig } from 'payload'

import type { ListedIn } from '@/lib/features/features'

import { ChallengeRules } from './challenge-rules/challenge-rules'
import { ClaimSettings } from './claim-settings'
import { HomePage } from './home-page/home-page'
import { Navigation } from './navigation'
import { OpeningHours } from './opening-hours/opening-hours'
import { PastWeather } from './past-weather/past-weather'
import { PromoBanner } from './promo-banner'
import { Retention } from './retention/retention'
import { SalesPage } from './sales-page/sales-page'
import { SearchSynonyms } from './search-synonyms'
import { SiteSettings } from './site-settings'

/** The globals that the features declare, in the order of the admin's lists of them. */
const REGISTERED: Record<ListedIn<'globals'>, GlobalConfig> = {
  'site-settings': SiteSettings,
  'opening-hours': OpeningHours,
  'promo-banner': PromoBanner,
  navigation: Navigation,
  'home-page': HomePage,
  'sales-page': SalesPage,
  'claim-settings': ClaimSettings,
  'search-synonyms': SearchSynonyms,
  retention: Retention,
  'challenge-rules': ChallengeRules,
  'past-weather': PastWeather,
}

export const GLOBALS: GlobalConfig[] = Object.values(REGISTERED)
