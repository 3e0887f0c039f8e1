'use client'

import { Button } from '@/components/ui/button'

/** Stands in for a page, or a part of one, that could not be drawn. */
export function ErrorPanel() {
  return (
    <div className="grid-page py-(--section)">
      <div className="col-span-full rounded-panel bg-panel p-8 shadow-cast md:col-span-6 md:col-start-4">
        <h1 className="text-h3 font-text font-semibold">Content temporarily unavailable</h1>
        <p className="mt-2 mb-6 text-ink-2">Please refresh the page or try again later.</p>
        <Button look="secondary" icon="refresh-cw" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    </div>
  )
}
