'use client'

import { useState } from 'react'

import { Button, ButtonLink } from '@/components/ui/button'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { FoldedSection } from './sheet-section'

/** Saves, prints and shares the result. The links work without JavaScript. */
export function KeepSection({ query }: { query: string }) {
  const [message, setMessage] = useState('')
  const share = async () => {
    const url = new URL(`${scriptRoutes.quickCalculator}?${query}`, location.href).href
    if (typeof navigator.share === 'function') return navigator.share({ url }).catch(() => undefined)
    await navigator.clipboard.writeText(url).then(
      () => setMessage('Link copied.'),
      () => setMessage('The link couldn’t be copied. Copy it from the address bar instead.'),
    )
  }
  const download = `${scriptRoutes.estimateDownload}?${query}`
  return (
    <FoldedSection heading="Save or share this result" className="no-print">
      <>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={download} size="sm" icon="download" look="secondary" rel="nofollow" download>
            PDF with all working
          </ButtonLink>
          <ButtonLink href={`${download}&as=json`} size="sm" icon="download" look="secondary" rel="nofollow" download>
            Data (JSON)
          </ButtonLink>
          <Button size="sm" look="secondary" onClick={() => void share()}>
            Share a link
          </Button>
          <Button size="sm" look="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <p role="status" className="mt-2 min-h-5 text-sm">
          {message}
        </p>
        <p className="max-w-[44em] text-xs text-ink-2">
          The link holds your answers and your own figures, but only the letters of your postcode.
        </p>
      </>
    </FoldedSection>
  )
}
