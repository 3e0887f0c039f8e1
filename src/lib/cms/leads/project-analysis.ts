import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { ProjectAnalysis } from '@/lib/domain/leads/project-facts'
import { adapterOf, tablesOf } from '@/lib/platform/database'

/** What has been read from a project's documents; null before. */
export async function readAnalysis(payload: Payload, projectId: number): Promise<ProjectAnalysis | null> {
  const { project_quotes: projects } = tablesOf(payload)
  const [project] = await adapterOf(payload)
    .drizzle.select({ analysis: projects.aiAnalysis })
    .from(projects)
    .where(eq(projects.id, projectId))
  return (project?.analysis as ProjectAnalysis | undefined) ?? null // as the worker wrote it
}
