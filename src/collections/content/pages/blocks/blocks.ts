import type { Block } from 'payload'

import { CallToAction } from './call-to-action'
import { Callout } from './callout'
import { Chart } from './chart'
import { Doors } from './doors'
import { Download } from './download'
import { Drawing } from './drawing'
import { Figure } from './figure'
import { FilmShown } from './film'
import { Form } from './form'
import { HeatPrices } from './heat-prices'
import { UkMap } from './map'
import { Prose } from './prose'
import { Questions } from './questions'
import { Quotation } from './quotation'
import { Quotes } from './quotes'
import { SpecTable } from './spec-table'
import { Stats } from './stats'
import { Steps } from './steps'
import { Table } from './table'
import { Tool } from './tool'
import { WorkedExample } from './worked-example'

const BLOCK_LABEL = '/components/admin/pages/block-label#BlockLabel'

/** Adds the drawing that the admin shows when an editor selects a block, and labels its row with its own text. */
const asChoice = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    images: { thumbnail: { url: `/block-thumbnails/${block.slug}.svg`, alt: '' } },
    components: { Label: { path: BLOCK_LABEL, clientProps: { kind: block.labels?.singular } } },
  },
})

/** Blocks a page can contain, in menu order. */
export const PAGE_BLOCKS: Block[] = [
  Prose,
  Figure,
  Drawing,
  Table,
  Chart,
  WorkedExample,
  Callout,
  Steps,
  Questions,
  SpecTable,
  HeatPrices,
  Stats,
  Quotation,
  Quotes,
  FilmShown,
  UkMap,
  Tool,
  Form,
  Download,
  CallToAction,
  Doors,
].map(asChoice)
