import type { ReactNode } from 'react'

import type { PlacedFigure, PriceCapPlan } from '@/lib/content/price-cap-plan'
import { writtenDate } from '@/lib/domain/calendar/written-date'

import { StaffTable } from '../staff-table'

/** What a pasted price cap would change, before it is saved. */
export function PlanOfPrices({ plan: { problems, unusual, on, figures, typed } }: { plan: PriceCapPlan }) {
  if (problems.length > 0) return <Sentences title="Please correct the table" sentences={problems} />
  return (
    <>
      {unusual.length > 0 && <Sentences title="Please check" sentences={unusual} />}
      <Part title={`${figures.length} figures in texts change on ${writtenDate(on)}`}>
        {figures.length > 0 && (
          <StaffTable
            label="Figures that change"
            columns={['Figure', 'Before', 'After', 'Pages']}
            rows={figures.map(({ key, name, was, is, pages }) => ({
              key,
              name,
              cells: [was, is, <Pages key="pages" pages={pages} />],
            }))}
          />
        )}
        <p>Calculators, place pages and estimates calculate with the new prices from that day.</p>
      </Part>
      <Part title={`${typed.length} typed figures will be out of date`}>
        <ul>
          {typed.map(({ path, title, was, is, passage }) => (
            <li key={`${path} ${was} ${passage}`}>
              <PageLink path={path} title={title} />: “{passage}” has {was}, which will be {is}.
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const Sentences = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <Part title={title}>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Part>
)

function Pages({ pages }: Pick<PlacedFigure, 'pages'>) {
  if (pages.length === 0) return 'none'
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.path}>
          <PageLink {...page} />
        </li>
      ))}
    </ul>
  )
}

const PageLink = ({ path, title }: { path: string; title: string }) => (
  <a className="pb-page-link" href={path}>
    {title}
  </a>
)
