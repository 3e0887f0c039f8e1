'use client'

import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'

/**
 * Replaces a page, or part of one, that failed to render. It ships with every page, so it imports only the button's
 * class.
 */
export function ErrorPanel() {
  return (
    <div className="grid-page py-(--section)">
      <div className="col-span-full rounded-panel bg-panel p-8 shadow-cast md:col-span-6 md:col-start-4">
        <h1 className="text-h3 font-text font-semibold">Content temporarily unavailable</h1>
        <p className="mt-2 mb-6 text-ink-2">Please refresh the page or try again later.</p>
        <button type="button" className={buttonClass({ look: 'secondary' })} onClick={() => window.location.reload()}>
          <Icon name="refresh-cw" />
          Refresh Page
        </button>
      </div>
    </div>
  )
}
