import { ArrowLink, TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { openOnes } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

const FITS = [
  'Rooms in use for some of the day: a study, a spare room, a studio',
  'Homes without gas whose electric heaters are due for replacement',
  'Lofts, bathrooms and garden rooms that radiators do not reach',
  'Small, well-insulated flats, and halls that are heated by the hour',
]

const BETTER = [
  { home: 'A whole house on gas', instead: 'keep the boiler, insulate, and use panels where it does not reach' },
  { home: 'Every room, all day', instead: 'price a heat pump first' },
  { home: 'A home that is not insulated', instead: 'insulate first' },
]

const NEXT = openOnes([
  { href: routes.configure, label: 'Price your rooms' },
  { href: routes.systemDesigner, label: 'Draw your rooms' },
  { href: routes.quickCalculator, label: 'Work out your cost' },
])

/** Where the panel fits, what suits other homes better, and what a reader does next. */
export function PanelFitSection() {
  return (
    <Section name="Where it fits" context="And where something else is better">
      <h2 className="text-h2">Warm the room you’re in.</h2>
      <div className="grid gap-x-(--gutter) gap-y-8 pt-7 md:grid-cols-2">
        <div>
          <h3 className="text-h4 font-semibold">A good place for it</h3>
          <ul className="list-[square] space-y-1.5 pt-3 pl-6 marker:text-ink-3">
            {FITS.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-h4 font-semibold">Something else is better</h3>
          <ul className="list-[square] space-y-1.5 pt-3 pl-6 marker:text-ink-3">
            {BETTER.map(({ home, instead }) => (
              <li key={home}>
                <b>{home}:</b> {instead}
              </li>
            ))}
          </ul>
          <p className="pt-3 text-sm">
            <TextLink href={routes.versusGasBoilers}>Panels or a gas boiler?</TextLink>
          </p>
        </div>
      </div>
      <p className="no-print flex flex-wrap gap-x-8 pt-7">
        {NEXT.map(({ href, label }) => (
          <ArrowLink key={href} href={href}>
            {label}
          </ArrowLink>
        ))}
      </p>
    </Section>
  )
}
