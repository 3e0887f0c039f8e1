import type { Design } from '@/lib/domain/design/design'
import type { HomeSupply } from '@/lib/domain/estimate/project'

import { homeOfDesign } from './project-of-design'

/** The supply as answered in the designer, or that of the home that the design began with. */
export function supplyOf({ home, wiring }: Pick<Design, 'home' | 'wiring'>): HomeSupply {
  const { mainFuseAmps, loads } = wiring?.supply ?? homeOfDesign(home)
  return { mainFuseAmps, loads }
}
