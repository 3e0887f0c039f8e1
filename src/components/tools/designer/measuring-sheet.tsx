import { ArrowLink } from '@/components/ui/link'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

const COLUMNS = ['Room', 'Length', 'Width', 'Height', 'External walls', 'Windows', 'Joists'] as const
const ROWS = 10
const HAS_CALCULATOR = isOpen(routes.professionalCalculator)

/** Replaces the drawing without JavaScript: a sheet to print and fill in, and links to calculators that need none. */
export function MeasuringSheet() {
  return (
    <div className="hidden gap-6 noscript:grid">
      <div className="no-print grid max-w-[44em] gap-3">
        <h2 className="text-h3 font-medium">A sheet to measure with</h2>
        <p>
          {`Drawing needs JavaScript, which is switched off. Print this page, measure your rooms and send us the sheet${HAS_CALCULATOR ? ', or enter the sizes in the professional calculator, which works without it' : ''}.`}
        </p>
        <div className="grid gap-2">
          {HAS_CALCULATOR && (
            <ArrowLink href={routes.professionalCalculator}>The professional calculator: rooms as rows</ArrowLink>
          )}
          <ArrowLink href={quoteRequestFrom('system-designer')}>Ask us to design your rooms</ArrowLink>
        </div>
      </div>
      <table className="w-full table-fixed border border-ink text-sm max-md:text-xs">
        <caption className="pb-2 text-left">Lengths in metres; joists as their spacing and which way they run</caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="border border-ink px-1 py-1 text-left font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <tr key={row}>
              {COLUMNS.map((name) => (
                <td key={name} className="h-10 border border-ink" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
