import type { Example } from '@/components/ui/example'
import { SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'
import { DRAWINGS } from '@/lib/content/drawings'
import type { BlockOf, PageBlock } from '@/lib/content/page'
import type { NumberedSource } from '@/lib/content/source'

import { SAMPLE_PANEL } from '../samples/sample-panel'
import { CallToActionBlock } from './call-to-action-block'
import { CalloutBlock } from './callout-block'
import { ChartBlock } from './chart-block'
import { DoorsBlock } from './doors-block'
import { DrawingBlock } from './drawing-block'
import { GuideOpening } from './guide-opening'
import { HeatPricesBlock } from './heat-prices-block'
import { PageBody } from './page-body'
import { PageHeader } from './page-header'
import { ProseBlock } from './prose-block'
import { QuestionsBlock } from './questions-block'
import { QuotationBlock } from './quotation-block'
import { QuotesBlock } from './quotes-block'
import { SAMPLE_BLOCKS } from './sample-page'
import { SourcesList } from './sources-list'
import { SpecTableBlock } from './spec-table-block'
import { StatsBlock } from './stats-block'
import { StepsBlock } from './steps-block'
import { TableBlock } from './table-block'
import { WorkedExampleBlock } from './worked-example-block'

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

const text = (words: string) => [{ kind: 'text' as const, text: words }]

const header = {
  name: 'Electrical systems',
  category: 'guide',
  heading: 'Circuits, supply and the rules for wiring',
  lead: text('A panel draws 225 W at 230 V, a little under 1 A.'),
  factsCheckedOn: '21 November 2026',
  template: 'guide' as const,
  picture: null,
}
const chapters = ['One panel', 'The voltage', 'The cable', 'Sources'].map((heading) => ({
  id: heading.toLowerCase().replaceAll(' ', '-'),
  heading,
}))

export const examples: Example[] = [
  { name: 'top of a guide', node: <PageHeader page={header} minutes={9} chapters={chapters} /> },
  {
    name: 'one of each part',
    node: (
      <PageBody template="guide" chapters={chapters}>
        <GuideOpening page={{ blocks: SAMPLE_BLOCKS, inShort: [text('A panel heats what it can see.')] }} />
        {samples('prose').map((block) => (
          <ProseBlock key={block.id} block={block} />
        ))}
        {samples('table').map((block) => (
          <TableBlock key={block.id} block={block} number={1} />
        ))}
        {samples('chart').map((block) => (
          <ChartBlock key={block.id} block={block} number={1} />
        ))}
        {samples('workedExample').map((block) => (
          <WorkedExampleBlock key={block.id} block={block} />
        ))}
        {samples('callout').map((block) => (
          <CalloutBlock key={block.id} block={block} />
        ))}
        {samples('steps').map((block) => (
          <StepsBlock key={block.id} block={block} />
        ))}
        {samples('questions').map((block) => (
          <QuestionsBlock key={block.id} block={block} />
        ))}
        {samples('quotation').map((block) => (
          <QuotationBlock key={block.id} block={block} />
        ))}
        {samples('quotes').map((block) => (
          <QuotesBlock key={block.id} block={block} />
        ))}
        {samples('specTable').map((block) => (
          <SpecTableBlock key={block.id} block={block} />
        ))}
        {samples('heatPrices').map((block) => (
          <HeatPricesBlock key={block.id} block={block} prices={SAMPLE_PRICES} number={2} />
        ))}
        {samples('stats').map((block) => (
          <StatsBlock key={block.id} block={block} />
        ))}
        {samples('callToAction').map((block) => (
          <CallToActionBlock key={block.id} block={block} />
        ))}
        <SourcesList sources={sources} />
      </PageBody>
    ),
  },
  {
    name: 'a trade offer',
    node: (
      <PageBody template="offer" chapters={[]}>
        {samples('doors').map((block) => (
          <DoorsBlock key={block.id} block={block} />
        ))}
        {samples('prose').map((block) => (
          <ProseBlock key={block.id} block={{ ...block, id: 'which', heading: 'Which are you?' }} />
        ))}
      </PageBody>
    ),
  },
  {
    name: 'a legal page',
    node: (
      <PageBody template="legal" chapters={chapters}>
        {samples('prose').flatMap((block) =>
          ['Who is responsible', 'What you can ask for'].map((heading, index) => (
            <ProseBlock key={heading} block={{ ...block, id: `legal-${index}`, heading }} />
          )),
        )}
      </PageBody>
    ),
  },
  {
    name: 'every drawing',
    node: (
      <PageBody template="guide" chapters={[]}>
        {DRAWINGS.map(({ value, label }, index) => (
          <DrawingBlock
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
