import { FilmPlayer } from '@/components/ui/film'
import { HeatKey } from '@/components/ui/heat-key'
import { Section } from '@/components/ui/section'
import type { SalesPage } from '@/lib/content/sales-page'

export function ThermalSection({ thermal }: { thermal: SalesPage['thermal'] }) {
  return (
    <Section
      name="Warming up"
      context="In kelvin"
      band="night"
      className="render-late [--late-height:48rem] md:[--late-height:48rem]"
      wide={
        <div className="grid gap-x-(--gutter) gap-y-7 md:grid-cols-12">
          <div className="max-md:-mx-(--margin) md:col-span-9 md:-ml-(--margin)">
            <FilmPlayer
              film={thermal.film}
              loops
              className="aspect-4/5 sm:aspect-video"
              sizes="(min-width: 56.3125rem) 75vw, 100vw"
              captionClassName="px-(--margin) text-night-ink-2 md:pr-0"
            />
          </div>
          <div className="grid content-start gap-4 text-sm md:col-span-3">
            {thermal.film.poster.heatLimits && <HeatKey limits={thermal.film.poster.heatLimits} />}
          </div>
        </div>
      }
    >
      <h2 className="text-h2">{thermal.heading}</h2>
      {thermal.lede && <p className="mt-4 max-w-[38em] text-lede">{thermal.lede}</p>}
    </Section>
  )
}
