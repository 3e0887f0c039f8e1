export const NATIONS = [
  { value: 'england', label: 'England' },
  { value: 'scotland', label: 'Scotland' },
  { value: 'wales', label: 'Wales' },
  { value: 'northern-ireland', label: 'Northern Ireland' },
] as const

export type Nation = (typeof NATIONS)[number]['value']

/** The building standards whose tables we hold. */
export type Standards = 'england-and-wales' | 'scotland'

/**
 * The tables that serve a nation. Northern Ireland has tables of its own; England's stand in for them, and `borrowed`
 * says so. They differ by little, and mostly in homes built after 1991.
 */
export function standardsOf(nation: Nation): { standards: Standards; borrowed: boolean } {
  return {
    standards: nation === 'scotland' ? 'scotland' : 'england-and-wales',
    borrowed: nation === 'northern-ireland',
  }
}
