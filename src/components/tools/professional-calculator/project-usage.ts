import { useUsageRecord } from '@/components/tools/use-usage-record'
import { sendProjectUsage } from '@/lib/browser/usage-record'
import type { Project } from '@/lib/domain/estimate/project'

type ProjectUsageProps = { state: string | null; openedAtMs: number; project: Project }

/** Records the project that a visitor leaves or prints; loaded with the results, without which there is none to record. */
export function ProjectUsage({ state, openedAtMs, project }: ProjectUsageProps) {
  useUsageRecord({ state, openedAtMs, send: (view) => sendProjectUsage({ ...view, project }) })
  return null
}
