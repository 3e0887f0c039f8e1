'use client'

import { RenderErrorReport } from '@/components/overlays/render-error-report'
import { ErrorPanel } from '@/components/sections/error-panel'

export default function MainError({ error }: { error: Error }) {
  return (
    <>
      <RenderErrorReport error={error} />
      <ErrorPanel />
    </>
  )
}
