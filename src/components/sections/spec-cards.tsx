import { cx } from '@/components/ui/cx'
import type { Powerboard } from '@/lib/site/product'
import { routes } from '@/lib/site/routes'

/** The four figures people ask for first; each leads to all of them. */
export function SpecCards({ panel }: { panel: Powerboard }) {
  const cards = [
    { figure: `${panel.powerWatts} W`, text: `of electricity at ${panel.voltage} V, all of it heat, as in any electric heater.`, span: 'md:col-span-4' },
    { figure: `${panel.thicknessMm} mm`, text: `thin and ${panel.weightKg} kg, screwed to the joists.`, span: 'md:col-span-3' },
    { figure: `${panel.operatingTempC} °C`, text: 'at its face, out of reach on the ceiling.', span: 'md:col-span-3' },
    { figure: `${panel.panelsPer16aMax}`, text: 'panels at most on one 16 A circuit.', span: 'md:col-span-2' },
  ]
  return (
    <ul className="mt-9 grid gap-(--gutter) sm:grid-cols-2 md:grid-cols-12">
      {cards.map(({ figure, text, span }) => (
        <li key={figure} className={cx('min-w-0', span)}>
          <a
            href={routes.technicalSpecs}
            className="relative block h-full rounded-panel bg-panel p-5 shadow-cast before:absolute before:inset-x-0 before:top-0 before:h-0 before:rounded-t-panel before:bg-ink before:transition-[height] before:duration-180 before:content-[''] hover:before:h-1.25"
          >
            <span className="block font-display text-quote font-medium whitespace-nowrap">{figure}</span>
            <span className="mt-2 block text-sm text-ink-2">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
