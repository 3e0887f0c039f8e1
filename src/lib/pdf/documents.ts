import { caseStudyPdf, type CaseStudyDocument } from './case-study'
import { datasheetPdf, type DatasheetDocument } from './datasheet'
import { projectReportPdf, type ProjectReport } from './project-report'

/** A document and all that it says; plain data, so that it can be sent to another thread. */
export type DocumentRequest =
  | { kind: 'case-study'; input: CaseStudyDocument }
  | { kind: 'datasheet'; input: DatasheetDocument }
  | { kind: 'project'; input: ProjectReport }

/** Makes any document of ours; takes this thread for as long as it lasts. */
export function documentOf({ kind, input }: DocumentRequest): Promise<Buffer> {
  if (kind === 'case-study') return caseStudyPdf(input)
  return kind === 'datasheet' ? datasheetPdf(input) : projectReportPdf(input)
}
