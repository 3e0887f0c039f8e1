import type { ReactNode } from 'react'

import { FilmPlayer } from '@/components/ui/film'
import { Section } from '@/components/ui/section'
import type { Film } from '@/lib/site/picture'

export function DemoFilmSection({ film, demoAction }: { film: Film; demoAction: ReactNode }) {
  return (
    <Section
      name="Demo"
      context="A film, then a person"
      wide={
        <div className="md:grid md:grid-cols-12 md:gap-x-(--gutter)">
          <div className="md:col-span-9 md:-ml-(--margin)">
            <FilmPlayer
              film={film}
              sizes="(min-width: 56.3125rem) 75vw, 100vw"
              captionClassName="md:pl-(--margin)"
              className="aspect-video max-md:-mx-(--margin)"
            />
          </div>
          <div className="max-md:mt-7 md:col-span-3">
            <p className="mb-5">
              Then ask somebody who has fitted one. We ring you in the half hour you choose, take your room through, and
              say so if panels are the wrong heating for it.
            </p>
            {demoAction}
          </div>
        </div>
      }
    >
      <h2 className="text-h2">Watch it, then ask us.</h2>
    </Section>
  )
}
