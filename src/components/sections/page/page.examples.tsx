import type { Example } from '@/components/ui/example'
import { DRAWINGS } from '@/lib/site/drawings'
import type { BlockOf, PageBlock } from '@/lib/site/page'
import { SAMPLE_PRICES } from '@/lib/site/sample-numbers'
import type { NumberedSource } from '@/lib/site/source'

import { CallToActionPart } from './call-to-action-part'
import { CalloutPart } from './callout-part'
import { ChartPart } from './chart-part'
import { DrawingPart } from './drawing-part'
import { HeatPricesPart } from './heat-prices-part'
import { PageBody } from './page-body'
import { PageHeader } from './page-header'
import { ProsePart } from './prose-part'
import { QuestionsPart } from './questions-part'
import { QuotesPart } from './quotes-part'
import { SAMPLE_BLOCKS, SAMPLE_PANEL } from './sample-page'
import { SourcesList } from './sources-list'
import { SpecTablePart } from './spec-table-part'
import { StatsPart } from './stats-part'
import { StepsPart } from './steps-part'
import { TablePart } from './table-part'
import { WorkedExamplePart } from './worked-example-part'

const samples = <Kind extends PageBlock['kind']>(kind: Kind) =>
  SAMPLE_BLOCKS.filter((block): block is Extract<(typeof SAMPLE_BLOCKS)[number], BlockOf<Kind>> => block.kind === kind)

const sources: NumberedSource[] = [
  {
    number: 1,
    title: 'Powerboard S 225W, product data',
    publisher: 'The manufacturer',
    date: '2026',
    url: '',
    confidence: 'assumed',
    checkedOn: '21 November 2026',
  },
  {
    number: 2,
    title: 'Requirements for Electrical Installations',
    publisher: 'IET and BSI',
    date: '15 April 2026',
    url: 'https://example.com/bs-7671',
    confidence: 'verified',
    checkedOn: '21 November 2026',
  },
]

const header = {
  heading: 'Circuits, supply and the rules for wiring',
  lead: [{ kind: 'text' as const, text: 'A panel draws 225 W at 230 V, a little under 1 A.' }],
  factsCheckedOn: '21 November 2026',
}
const chapters = ['One panel', 'The voltage', 'The cable', 'Sources'].map((heading) => ({
  id: heading.toLowerCase().replaceAll(' ', '-'),
  heading,
}))

export const examples: Example[] = [
  { name: 'top of a guide', node: <PageHeader page={header} minutes={9} /> },
  {
    name: 'one of each part',
    node: (
      <PageBody chapters={chapters}>
        {samples('prose').map((block) => (
          <ProsePart key={block.id} block={block} />
        ))}
        {samples('table').map((block) => (
          <TablePart key={block.id} block={block} number={1} />
        ))}
        {samples('chart').map((block) => (
          <ChartPart key={block.id} block={block} number={1} />
        ))}
        {samples('workedExample').map((block) => (
          <WorkedExamplePart key={block.id} block={block} />
        ))}
        {samples('callout').map((block) => (
          <CalloutPart key={block.id} block={block} />
        ))}
        {samples('steps').map((block) => (
          <StepsPart key={block.id} block={block} />
        ))}
        {samples('questions').map((block) => (
          <QuestionsPart key={block.id} block={block} />
        ))}
        {samples('quotes').map((block) => (
          <QuotesPart key={block.id} block={block} />
        ))}
        {samples('specTable').map((block) => (
          <SpecTablePart key={block.id} block={block} />
        ))}
        {samples('heatPrices').map((block) => (
          <HeatPricesPart key={block.id} block={block} prices={SAMPLE_PRICES} number={2} />
        ))}
        {samples('stats').map((block) => (
          <StatsPart key={block.id} block={block} />
        ))}
        {samples('callToAction').map((block) => (
          <CallToActionPart key={block.id} block={block} />
        ))}
        <SourcesList sources={sources} />
      </PageBody>
    ),
  },
  {
    name: 'every drawing',
    node: (
      <PageBody chapters={[]}>
        {DRAWINGS.map(({ value, label }, index) => (
          <DrawingPart
            key={value}
            number={index + 1}
            block={{
              id: `drawing-${value}`,
              kind: 'drawing',
              drawing: value,
              caption: [{ kind: 'text', text: `${label}.` }],
              panel: SAMPLE_PANEL,
            }}
          />
        ))}
      </PageBody>
    ),
  },
]
