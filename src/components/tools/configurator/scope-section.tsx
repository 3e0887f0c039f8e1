import { VerdictLabel } from '@/components/tools/verdict-label'
import { VerdictRooms } from '@/components/tools/verdict-rooms'
import { ArrowLink } from '@/components/ui/link'
import { configuratorWith, typedChoices } from '@/lib/calculators/configurator/choices'
import type { Configuration } from '@/lib/calculators/configurator/configuration'

export const SCOPE_ID = 'scope'

const ONE_ROOM = { installationType: 'one-room', extraPanels: '0' }

/** Whether panels suit the home at all, and what the price excludes and assumes. */
export function ScopeSection({ configuration }: { configuration: Configuration }) {
  const { verdict, year, vat, difference, told, calculator, choices } = configuration
  const [first, ...others] = verdict.reasons
  const isWhole = choices.installationType === 'whole-home'
  return (
    <>
      <section className="px-(--margin) md:px-0">
        <div>
          <VerdictLabel verdict={verdict} />
          <p className="text-sm text-ink-2">
            {isWhole ? 'Our verdict on panels in the whole home' : 'Our verdict on panels in these rooms'}
          </p>
          <p className="mt-3 max-w-[38em] text-lede">{first}</p>
          {others.length > 0 && (
            <ul className="mt-3 grid max-w-[42em] list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
              {others.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {verdict.rooms && <VerdictRooms rooms={verdict.rooms} />}
          <p className="mt-3 max-w-[38em]">
            <span>{`A year with panels in the whole home: ${year}.${difference ? ` ${difference}.` : ''} `}</span>
            <span>{vat}</span>
          </p>
          <div className="grid justify-items-start">
            {isWhole && verdict.rooms && (
              <ArrowLink href={configuratorWith({ ...typedChoices(choices), ...ONE_ROOM })}>
                Price a single room instead
              </ArrowLink>
            )}
            <ArrowLink href={calculator}>See how we worked it out</ArrowLink>
          </div>
        </div>
      </section>
      <section className="px-(--margin) md:px-0">
        <h2 className="text-h3 font-medium">Not in the total</h2>
        <ul className="mt-3 grid max-w-[42em] list-disc gap-1.5 pl-5 marker:text-ink-3">
          <li>Every line that says “After a survey”</li>
          {choices.fitting === 'no' && <li>Fitting and connecting the panels, circuits and wiring</li>}
          <li>Changes to your electricity supply or consumer unit</li>
          <li>Testing a ceiling for asbestos, repairs and painting</li>
          <li>Removing your current heating</li>
        </ul>
        <p className="mt-4 max-w-[42em] text-sm text-ink-2">
          <span>{told}</span> If you heat only some of the rooms, we count the largest. The range covers eight in ten
          results when every uncertain figure varies.
        </p>
      </section>
    </>
  )
}
