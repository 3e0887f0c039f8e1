'use client'

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { queryClient } from '@/lib/browser/query-client'
import type { Heatmap } from '@/lib/cms/heatmap/read-heatmap'
import type { HeatmapQuery } from '@/lib/schemas/heatmap-query'

import { type Mark, marksOn } from './marks-on'

const WIDTHS_PX = { phone: 390, tablet: 820, desktop: 1_440 }

type HeatmapPageProps = Pick<HeatmapQuery, 'path' | 'device' | 'layer'> & { heatmap: Heatmap }

/** The current page without its scripts, with the visitors' activity drawn over it. */
export function HeatmapPage({ path, device, layer, heatmap }: HeatmapPageProps) {
  const html = usePage(path)
  const [drawn, setDrawn] = useState<{ heightPx: number; marks: Mark[]; missing: string[] } | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const draw = () => {
    const page = frame.current?.contentDocument
    if (page) setDrawn({ heightPx: page.documentElement.scrollHeight, ...marksOn(page, { layer, heatmap }) })
  }
  if (html === undefined) return <p role="status">Loading the page …</p>
  if (html === null) return <p role="alert">{`${path} could not be loaded. It may have been removed or renamed.`}</p>
  return (
    <>
      {drawn && drawn.missing.length > 0 && (
        <p>{`No longer on the page, so not drawn: ${drawn.missing.join(', ')}.`}</p>
      )}
      <div className="pb-heatmap" role="region" aria-label="The page with its heatmap" tabIndex={0}>
        <div style={{ width: WIDTHS_PX[device], height: drawn?.heightPx ?? 800 }}>
          <iframe
            ref={frame}
            title={`The page ${path}`}
            sandbox="allow-same-origin"
            srcDoc={html}
            width={WIDTHS_PX[device]}
            height={drawn?.heightPx ?? 800}
            tabIndex={-1}
            onLoad={draw}
          />
          <div aria-hidden="true">
            {drawn?.marks.map(({ key, label, heat, ...box }) => (
              <span key={key} style={{ ...box, background: `rgb(194 65 12 / ${(0.12 + 0.6 * heat).toFixed(2)})` }}>
                {label}
              </span>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** The HTML of a page of the site; undefined while it loads, null if there is none. */
function usePage(path: string): string | null | undefined {
  const { data, isError } = useQuery(
    {
      queryKey: ['page of a heatmap', path],
      queryFn: async ({ signal }) => {
        const response = await fetch(path, { signal, headers: { accept: 'text/html' } })
        return response.ok ? await response.text() : null
      },
      staleTime: 0,
      gcTime: 0, // marks are drawn on the page as it is now
    },
    queryClient,
  )
  return isError ? null : data
}
