import type { ReactNode } from 'react'

import { InstallerDirectoryPart } from '@/components/sections/installers/installer-directory-part'
import { CallToActionPart } from '@/components/sections/page/call-to-action-part'
import { CalloutPart } from '@/components/sections/page/callout-part'
import { ChartPart } from '@/components/sections/page/chart-part'
import { DrawingPart } from '@/components/sections/page/drawing-part'
import { FigurePart } from '@/components/sections/page/figure-part'
import { FilmPart } from '@/components/sections/page/film-part'
import { HeatPricesPart } from '@/components/sections/page/heat-prices-part'
import { ProsePart } from '@/components/sections/page/prose-part'
import { QuestionsPart } from '@/components/sections/page/questions-part'
import { QuotesPart } from '@/components/sections/page/quotes-part'
import { SpecTablePart } from '@/components/sections/page/spec-table-part'
import { StatsPart } from '@/components/sections/page/stats-part'
import { StepsPart } from '@/components/sections/page/steps-part'
import { TablePart } from '@/components/sections/page/table-part'
import { WorkedExamplePart } from '@/components/sections/page/worked-example-part'
import type { HeatingPrices } from '@/lib/domain/running-cost/ways-of-heating'
import { numbersOf, type BlockOf, type PageBlock } from '@/lib/site/page'
import type { SiteSettings } from '@/lib/site/site-settings'

import { DownloadBlock } from './download-block'
import { FormBlock } from './form-block'
import { MapBlock } from './map-block'
import { ToolBlock } from './tool-block'

/** What blocks print besides their own content: `prices` where one of them prints any. */
type Printed = { settings: SiteSettings; prices: HeatingPrices | null }

type Given<Kind extends PageBlock['kind']> = Printed & { block: BlockOf<Kind>; number: number }

/** What draws each kind of block: the compiler asks for one of every kind. */
const DRAW: { [Kind in PageBlock['kind']]: (given: Given<Kind>) => ReactNode } = {
  prose: ({ block }) => <ProsePart block={block} />,
  figure: ({ block, number }) => <FigurePart block={block} number={number} />,
  drawing: ({ block, number }) => <DrawingPart block={block} number={number} />,
  chart: ({ block, number }) => <ChartPart block={block} number={number} />,
  table: ({ block, number }) => <TablePart block={block} number={number} />,
  specTable: ({ block }) => <SpecTablePart block={block} />,
  heatPrices: ({ block, number, prices }) => prices && <HeatPricesPart block={block} number={number} prices={prices} />,
  steps: ({ block }) => <StepsPart block={block} />,
  workedExample: ({ block }) => <WorkedExamplePart block={block} />,
  callout: ({ block }) => <CalloutPart block={block} />,
  questions: ({ block }) => <QuestionsPart block={block} />,
  quotes: ({ block }) => <QuotesPart block={block} />,
  callToAction: ({ block }) => <CallToActionPart block={block} />,
  form: ({ block, settings }) => <FormBlock block={block} settings={settings} />,
  tool: ({ block }) => <ToolBlock block={block} />,
  installerDirectory: ({ block }) => <InstallerDirectoryPart block={block} />,
  film: ({ block, number }) => <FilmPart block={block} number={number} />,
  map: ({ block }) => <MapBlock block={block} />,
  download: ({ block }) => <DownloadBlock block={block} />,
  stats: ({ block }) => <StatsPart block={block} />,
}

/** The parts of a page, in order, its figures and tables numbered. */
export function PageBlocks({ blocks, ...printed }: Printed & { blocks: readonly PageBlock[] }) {
  const numbers = numbersOf(blocks)
  return blocks.map((block) => <Block key={block.id} block={block} number={numbers.get(block.id) ?? 0} {...printed} />)
}

function Block<Kind extends PageBlock['kind']>({
  block,
  ...rest
}: Printed & { block: { kind: Kind } & PageBlock; number: number }) {
  const draw: (given: Given<Kind>) => ReactNode = DRAW[block.kind]
  return draw({ block: block as BlockOf<Kind>, ...rest }) // a block of one kind is what its kind says
}
