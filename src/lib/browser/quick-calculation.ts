import { scriptRoutes } from '@/lib/routing/script-routes'

/** The quick calculation on screen, as its query string; undefined on any other page. */
export function quickCalculationAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const isAnswered = pathname === scriptRoutes.quickCalculator && new URLSearchParams(search).has('type')
  return isAnswered ? search.slice(1) : undefined
}
