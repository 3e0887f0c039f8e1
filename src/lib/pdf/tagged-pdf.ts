import layoutDocument from '@react-pdf/layout'
import renderPdf from '@react-pdf/render'
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import PdfDocument from 'pdfkit'
import type { ReactElement } from 'react'

import type { TaggedDocument } from './pdf-library'
import { type LayoutNode, taggedLayout } from './tagged-layout'

// The packages' types do not cover what the renderer itself passes.
const layOut = layoutDocument as unknown as (root: LayoutNode, fonts: typeof Font) => Promise<LayoutNode>
const draw = renderPdf as unknown as (document: TaggedDocument, layout: LayoutNode) => void

/**
 * Renders a document as a tagged PDF, for screen readers. These are the renderer's own steps, because its
 * `renderToBuffer` cannot tag: layout, then drawing with pdfkit, which can.
 */
export async function renderTagged(element: ReactElement<DocumentProps>): Promise<Buffer> {
  const { container } = pdf(element) as unknown as { container: { document: LayoutNode & { props: DocumentProps } } }
  const {
    title,
    author,
    subject,
    language,
    creator,
    producer,
    creationDate = new Date(),
    modificationDate,
  } = container.document.props
  const document = new PdfDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: creator,
      Producer: producer,
      CreationDate: creationDate,
      ...(modificationDate && { ModificationDate: modificationDate }),
    },
  }) as TaggedDocument
  const layout = await layOut(container.document, Font)
  draw(document, taggedLayout({ layout, pdf: document }))
  const chunks: Buffer[] = []
  for await (const chunk of document) chunks.push(chunk)
  return Buffer.concat(chunks)
}
