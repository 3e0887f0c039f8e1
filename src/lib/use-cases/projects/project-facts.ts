import type { ProjectFacts } from '@/lib/calculators/project-quote/recommendation'
import { confirmedNumber, NO_ANALYSIS, type ProjectAnalysis } from '@/lib/domain/leads/project-facts'
import type { ProjectQuote } from '@/lib/generated/payload-types'
import { areaOfProject } from '@/lib/schemas/project-quote'
import { projectRecordSchema } from '@/lib/schemas/project-record'

type Recorded = Pick<ProjectQuote, 'buildingSpecs' | 'heatingRequirements' | 'solarRequirements' | 'aiAnalysis'>

/**
 * The facts of a project that its price depends on: what staff have confirmed, or else what the client entered. Null if
 * the record is unreadable.
 */
export function factsOfProject(project: Recorded): ProjectFacts | null {
  const read = projectRecordSchema.safeParse(project)
  if (!read.success) return null
  const { buildingSpecs: building, heatingRequirements: heating, solarRequirements: solar } = read.data
  const analysis = (project.aiAnalysis as ProjectAnalysis | null) ?? NO_ANALYSIS // as the worker wrote it
  return {
    postcodeArea: areaOfProject({ postcode: building.postcode ?? undefined }),
    buildingType: building.type,
    areaM2: confirmedNumber(analysis, 'floorArea') ?? building.floorAreaM2,
    ceilingM: building.ceilingHeightM ?? undefined,
    built: building.built,
    zones: building.zones ?? undefined,
    heatLossKw: confirmedNumber(analysis, 'heatLoss') ?? heating?.heatLossKw ?? undefined,
    kwp: solar?.kwp ?? undefined,
  }
}
