import { scriptRoutes, withQuery } from '@/lib/routing/script-routes'

/** The URL parameter that holds a home: the quick calculator’s query. */
export const HOME_NAME = 'calculation'

/** The winter of a home, by the quick calculator’s query. */
export const challengeFor = (query: string): string => withQuery(scriptRoutes.energyChallenge, { [HOME_NAME]: query })
