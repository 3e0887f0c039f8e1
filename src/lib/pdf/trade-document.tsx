import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { DocumentSection, DocumentView } from '@/lib/content/document-section'
import type { SiteSettings } from '@/lib/content/site-settings'
import { writtenDate } from '@/lib/domain/calendar/written-date'

import { registerFonts } from './fonts'
import { printable } from './printable'
import { Section } from './report-section'
import { RuledTable } from './ruled-table'
import { Sheet } from './sheet'
import { renderTagged } from './tagged-pdf'

/** `subject`: what the document is about, for its metadata. */
export type TradeDocument = { subject: string; view: DocumentView; settings: SiteSettings }

/** A quote, order or invoice on A4 with the content of its page; byte-identical for the same view. */
export async function tradeDocumentPdf(input: TradeDocument): Promise<Buffer> {
  registerFonts()
  return renderTagged(Pages(input))
}

function Pages({ subject, view, settings: { company, mainPhone, email } }: TradeDocument) {
  return (
    <Sheet
      title={`${view.title} ${view.reference}`}
      subject={subject}
      company={company}
      phone={mainPhone.display}
      email={email}
      date={writtenDate(view.date)}
      asOf={new Date(view.date)}
    >
      {view.sections.map((section) => (
        <SectionView key={section.title} {...section} />
      ))}
    </Sheet>
  )
}

function SectionView({ title, text, table }: DocumentSection) {
  return (
    <Section title={title}>
      <View style={styles.text}>
        {text.map((line, index) => (
          <Text key={index}>{printable(line)}</Text>
        ))}
      </View>
      {table && (
        <RuledTable
          columns={table.columns.map((column, index) => ({ ...column, share: index === 0 ? 3 : 2 }))}
          rows={table.rows.map((row) => row.map(printable))}
        />
      )}
    </Section>
  )
}

const styles = StyleSheet.create({ text: { fontSize: 9.5, lineHeight: 1.5, gap: 3, marginBottom: 3 } })
