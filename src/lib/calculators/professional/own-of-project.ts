import { ageBandOfBuilt } from '@/lib/domain/building/home/built'
import type { EnvelopeElement } from '@/lib/domain/building/u-values/constructions'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { OwnFigures, Project, ProjectElement } from '@/lib/domain/estimate/project'

import { constructionU } from './construction-u'
import { STANDARD_ELEMENTS } from './standard-elements'

/** Parts whose U-value depends on nothing but their construction; that of a ground floor depends on its shape too. */
const PARTS = ['wall', 'window', 'door', 'roof'] as const satisfies readonly EnvelopeElement[]

type Part = (typeof PARTS)[number]

/**
 * The own figures of a project, as the quick calculator would be told them: 'home.wall.u-value_0.3 price.oil_9'. A part
 * has one only if it is not built as in the project that it began with: the mean of its areas, W/m²K, three decimals.
 */
export function ownOfProject(project: Project, began: Project): string {
  const { own, home } = project
  const { 'home.bridging': bridgingY, ...others } = own
  const figures: OwnFigures = {
    ...others,
    ...(bridgingY !== undefined && { 'home.bridging.y': bridgingY }),
    ...(home.pencePerKwh !== null && { 'price.electricity': home.pencePerKwh }),
    ...(home.outdoorC !== null && { 'climate.outdoor': home.outdoorC }),
    ...uValues(project, began),
  }
  return writeOwnFigures(figures)
}

function uValues(project: Project, began: Project): OwnFigures {
  const changed = PARTS.filter((part) => constructions(project, part) !== constructions(began, part))
  return Object.fromEntries(
    changed.flatMap((part) => {
      const value = meanU(project, part)
      return Number.isFinite(value) ? [[`home.${part}.u-value`, Math.round(value * 1000) / 1000]] : []
    }),
  )
}

const elementsOf = ({ rooms }: Project, part: Part): ProjectElement[] =>
  rooms
    .flatMap(({ elements }) => elements)
    .filter(({ kind, beyond }) => kind === STANDARD_ELEMENTS[part].kind && beyond === STANDARD_ELEMENTS[part].beyond)

/** What a part is built as, whatever its areas. */
function constructions(project: Project, part: Part): string {
  const all = elementsOf(project, part).map(({ construction, wattsPerM2K }) => {
    if (construction === 'own') return `own ${wattsPerM2K}`
    return construction === 'home' ? project.home.fabric[part] : construction
  })
  return [...new Set(all)].sort().join()
}

/** In W/m²K. NaN for a part without an area. */
function meanU(project: Project, part: Part): number {
  const { nation, built, fabric } = project.home
  const home = { nation, ageBand: ageBandOfBuilt({ built, nation }) }
  const elements = elementsOf(project, part)
  const lostWPerK = elements.map(({ areaM2, edgeM, construction, wattsPerM2K }) => {
    if (construction === 'own') return areaM2 * (wattsPerM2K ?? NaN)
    const chosen = construction === 'home' ? fabric[part] : construction
    return areaM2 * constructionU({ construction: chosen, areaM2, edgeM, home }).value
  })
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return sumOf(lostWPerK) / sumOf(elements.map(({ areaM2 }) => areaM2))
}
