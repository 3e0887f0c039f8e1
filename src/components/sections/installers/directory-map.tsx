import type { Installer } from '@/lib/content/installer'
import { mapPoint } from '@/lib/illustrations/locator'
import { UK_MAP_SIZE } from '@/lib/illustrations/uk-map-size'
import { routes } from '@/lib/routing/routes'

const { width, height } = UK_MAP_SIZE

/** A map of the directory's firms and of the towns that still need one. The lists beside it name the same places. */
export function DirectoryMap({ firms, wanted }: { firms: readonly Installer[]; wanted: readonly Installer[] }) {
  return (
    <figure className="no-print">
      <div className="relative w-full" style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={routes.ukMap} alt="" width={width} height={height} className="absolute inset-0 size-full" />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`Map of the United Kingdom: ${wanted.length} towns where we are recruiting, ${firms.length} firms`}
          className="absolute inset-0 size-full"
        >
          <Dots of={wanted} className="fill-panel stroke-ink" />
          <Dots of={firms} className="fill-ink stroke-panel" />
        </svg>
      </div>
      <figcaption className="mt-3.5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-2">
        {firms.length > 0 && <Key className="border-panel bg-ink">A listed firm</Key>}
        {wanted.length > 0 && <Key className="border-ink bg-panel">Recruiting here</Key>}
      </figcaption>
    </figure>
  )
}

function Dots({ of, className }: { of: readonly Installer[]; className: string }) {
  return of.map(({ slug, position }) => {
    if (!position) return null
    const { x, y } = mapPoint(position)
    return <circle key={slug} cx={x} cy={y} r="13" strokeWidth="5" className={className} />
  })
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-3.5 rounded-full border-[2.5px] forced-color-adjust-none ${className}`} aria-hidden />
      {children}
    </span>
  )
}
