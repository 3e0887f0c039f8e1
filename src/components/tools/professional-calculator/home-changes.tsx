import { useMemo, useState } from 'react'

import { homeOfProject } from '@/lib/calculators/professional/home-of-project'

import { useChangedHome } from '../use-changed-home'
import type { HomeStartProps } from './home-start'
import { sheetFromHome } from './home-start-tools'

type HomeChangesProps = Pick<HomeStartProps, 'basis' | 'project'> & { begun: string }

/** Offers what changes in a sheet that began with the told home to the other tools. */
export function HomeChanges({ begun, basis, project }: HomeChangesProps) {
  const [began] = useState(() => sheetFromHome({ query: begun, basis })?.project ?? null)
  const first = useMemo(() => began && homeOfProject(began, began), [began])
  const now = useMemo(() => project && began && homeOfProject(project, began), [project, began])
  useChangedHome({ begun, first, now })
  return null
}
