import layoutDocument from '@react-pdf/layout'
import renderPdf from '@react-pdf/render'
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer'
import PdfDocument from 'pdfkit'
import { createElement, type ReactElement } from 'react'

import { glyphDrawer } from './draw-glyphs'
import { fitFonts } from './fit-fonts'
import { numberPages } from './number-pages'
import type { TaggedDocument } from './pdf-library'
import { placeMarks } from './place-marks'
import { PageNumbers } from './sheet'
import { type LayoutNode, taggedLayout } from './tagged-layout'

// The packages' types do not cover what the renderer passes internally.
const layOut = layoutDocument as unknown as (root: LayoutNode, fonts: typeof Font) => Promise<LayoutNode>
const draw = renderPdf as unknown as (document: TaggedDocument, layout: LayoutNode) => void

type Root = LayoutNode & { props: DocumentProps }

const rootOf = (element: ReactElement<unknown>) =>
  (pdf(element as ReactElement<DocumentProps>) as unknown as { container: { document: Root } }).container.document

/**
 * Renders a document as a tagged PDF, for screen readers. Repeats the steps of the renderer's `renderToBuffer`, which
 * cannot tag: layout, then drawing with pdfkit, which can. Letters that our typefaces lack are set in others.
 */
export async function renderTagged(element: ReactElement<DocumentProps>): Promise<Buffer> {
  const root = rootOf(element)
  const { title, author, subject, language, creator, producer, creationDate, modificationDate } = root.props
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
      ...(creationDate && { CreationDate: creationDate }), // pdfkit's own default is the present
      ...(modificationDate && { ModificationDate: modificationDate }),
    },
  }) as TaggedDocument
  document.glyphs = glyphDrawer(document)
  const layout = placeMarks(await layOut(await fitFonts(root), Font))
  const total = layout.children?.length ?? 0
  const numbers = await layOut(rootOf(createElement(PageNumbers, { total })), Font)
  const numbered = numberPages(layout, numbers.children?.[0]?.children ?? [])
  draw(document, taggedLayout({ layout: numbered, pdf: document }))
  const chunks: Buffer[] = []
  for await (const chunk of document) chunks.push(chunk)
  return Buffer.concat(chunks)
}
