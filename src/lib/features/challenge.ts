import { routes } from '@/lib/routing/routes'

import { ALL, type Feature, GIB, HOUR_SECONDS, MINUTE, PER_REQUEST, PRERENDERED } from './feature'
import { CHALLENGE_PERSONAL_DATA } from './personal-data/challenge'

/** The energy challenge: a winter of 26 weeks, its rewards and its links. */
export const challenge = {
  staysOpenBecause: null,
  pages: {
    energyChallenge: {
      path: routes.energyChallenge,
      ...PRERENDERED,
      scriptBytesMax: 190_000,
      name: 'Energy challenge',
      title: 'Energy challenge: one winter, 26 weeks',
      description:
        'Up to 18 challenges for one winter, each with what it would save in your home and why, to print or to play. Kept on your device unless you ask for a link.',
      shareImage: 'thermostat',
      kind: 'tool',
      category: 'tool',
      sitemap: 'tools',
      search: {
        keywords: 'Save heat, draughts, curtains, loft, meter readings, smart meter, half-hourly data.',
      },
    },
  },
  replies: {
    energyChallengeResult: {
      ...PER_REQUEST,
      path: routes.energyChallengeResult,
      query: ['calculation'],
      title: 'One winter in your home',
      description: 'Challenges for 26 weeks, and what each would save in one home.',
    },
    seasonLink: {
      ...PER_REQUEST,
      path: routes.seasonLink,
      title: 'Your challenge on this device',
      referrer: 'no-referrer',
    },
  },
  checks: {
    seasonLinkCheck: {
      ...PER_REQUEST,
      path: routes.seasonLinkCheck,
      title: 'Your challenge on this device',
      referrer: 'no-referrer',
    },
  },
  confirmations: {
    seasonErased: { ...PER_REQUEST, path: routes.seasonErased, title: 'Winter deleted' },
  },
  queryPages: {
    [routes.energyChallenge]: { page: routes.energyChallengeResult, parameters: ['calculation'] },
  },
  endpoints: [
    '/api/challenge/links',
    '/api/challenge/links/answer',
    '/api/challenge/rewards',
    '/api/challenge/savings',
    '/api/challenge/savings/withdraw',
  ],
  openEndpoints: ['/api/challenge/links/erase/[token]'],
  collections: ['user-profiles', 'challenges', 'achievements', 'reward-offers', 'rewards'],
  globals: ['challenge-rules', 'past-weather'],
  tasks: {
    'send links of the energy challenge': { everySeconds: 5, limitSeconds: 10 * MINUTE }, // each email has its own lease, so concurrent runs do no harm
  },
  retention: [
    {
      ...ALL,
      name: 'claims of rewards',
      table: 'user_profiles',
      ageColumn: 'updated_at',
      kept: { kind: 'rewards' },
      maxRows: null,
      alongside: ['rewards', 'achievements', 'challenges'].map(
        (table) => `delete from ${table} where profile_id in (select id from doomed)`,
      ),
    },
    {
      ...ALL,
      name: 'winters behind a link that was not confirmed',
      table: 'season_links',
      key: 'reference',
      ageColumn: 'since',
      kept: { fixed: '7 days' },
      maxRows: null,
      where: `state = 'unconfirmed'`,
      hasMails: true,
    },
    {
      ...ALL,
      name: 'winters behind a link',
      table: 'season_links',
      key: 'reference',
      ageColumn: 'since',
      kept: { kind: 'seasons' },
      maxRows: null,
      hasMails: true,
    },
    {
      ...ALL,
      name: 'savings shared for a comparison',
      table: 'shared_savings',
      key: 'ctid',
      ageColumn: 'shared_at',
      kept: { kind: 'comparisons' },
      maxRows: null,
    },
  ],
  promised: {
    season_links: {
      named: 'winters',
      perSender: 'seasonLinks',
      rowsMax: 10_000,
      bytes: { size: 'pg_column_size(season)', max: 2 * GIB },
    },
    shared_savings: { named: 'savings', perSender: 'sharedSavings', rowsMax: 100_000 },
    user_profiles: { named: 'claims', perSender: 'rewardClaims', rowsMax: 100_000 },
  },
  cache: {
    challengeRules: { shows: ['challenge-rules'] },
    pastWeather: { shows: ['past-weather'] },
    rewardOffers: { shows: ['reward-offers'], lifetimeSeconds: HOUR_SECONDS },
  },
  personalData: CHALLENGE_PERSONAL_DATA,
  impersonal: ['challenges', 'achievements', 'reward_offers', 'rewards', 'challenge_rules', 'past_weather'],
} as const satisfies Feature
