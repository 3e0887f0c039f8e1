import type { ReactNode } from 'react'

import { FilmPlayer } from '@/components/ui/film'
import { Section } from '@/components/ui/section'
import type { Film } from '@/lib/content/picture'

export function DemoFilmSection({ film, demoAction }: { film: Film; demoAction: ReactNode }) {
  return (
    <Section
      name="Demo"
      wide={
        <div className="md:grid md:grid-cols-12 md:gap-x-(--gutter)">
          <div className="md:col-span-9 md:-ml-(--margin)">
            <FilmPlayer
              film={film}
              sizes="(min-width: 56.3125rem) 75vw, 100vw"
              captionClassName="md:pl-(--margin)"
              className="aspect-4/5 max-md:-mx-(--margin) sm:aspect-video"
            />
          </div>
          <div className="max-md:mt-7 md:col-span-3">
            <p className="mb-5">We’ll call in the half hour you choose and talk through your room.</p>
            {demoAction}
          </div>
        </div>
      }
    >
      <h2 className="text-h2">Watch the film, then ask us anything.</h2>
    </Section>
  )
}
