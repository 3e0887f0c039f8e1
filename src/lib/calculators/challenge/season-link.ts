import { scriptRoutes, withQuery } from '@/lib/routing/script-routes'

/** The URL parameter that holds a home as the quick calculator’s query. */
export const HOME_NAME = 'calculation'

/** URL of the energy challenge for a home, given as the quick calculator’s query. */
export const challengeFor = (query: string): string => withQuery(scriptRoutes.energyChallenge, { [HOME_NAME]: query })
