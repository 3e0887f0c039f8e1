import { type CaseStudyDocument, caseStudyPdf } from './case-study'
import { type DatasheetDocument, datasheetPdf } from './datasheet'
import { type DesignPack, designPackPdf } from './design-pack'
import { type EstimateReport, estimateReportPdf } from './estimate-report'
import { type ProjectReport, projectReportPdf } from './project-report'
import { type TradeDocument, tradeDocumentPdf } from './trade-document'

/** A document and its contents; plain data that can be posted to another thread. */
export type DocumentRequest =
  | { kind: 'case-study'; input: CaseStudyDocument }
  | { kind: 'datasheet'; input: DatasheetDocument }
  | { kind: 'design'; input: DesignPack }
  | { kind: 'estimate'; input: EstimateReport }
  | { kind: 'project'; input: ProjectReport }
  | { kind: 'trade'; input: TradeDocument }

/** Renders any document; blocks the current thread. */
export function documentOf({ kind, input }: DocumentRequest): Promise<Buffer> {
  switch (kind) {
    case 'case-study':
      return caseStudyPdf(input)
    case 'datasheet':
      return datasheetPdf(input)
    case 'design':
      return designPackPdf(input)
    case 'estimate':
      return estimateReportPdf(input)
    case 'project':
      return projectReportPdf(input)
    case 'trade':
      return tradeDocumentPdf(input)
  }
}
