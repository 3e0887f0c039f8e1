import { StyleSheet, Text, View } from '@react-pdf/renderer'

import type { QuotePart, QuoteView } from '@/lib/calculators/quote/quote-view'
import type { SiteSettings } from '@/lib/content/site-settings'
import { writtenDate } from '@/lib/domain/calendar/written-date'

import { registerFonts } from './fonts'
import { printable } from './printable'
import { Part } from './report-part'
import { RuledTable } from './ruled-table'
import { Sheet } from './sheet'
import { renderTagged } from './tagged-pdf'

export type QuoteDocument = { view: QuoteView; settings: SiteSettings }

/** A quote on A4 with the content of its page; byte-identical for the same quote. */
export async function quotePdf(input: QuoteDocument): Promise<Buffer> {
  registerFonts()
  return renderTagged(QuotePages(input))
}

function QuotePages({ view, settings: { company, mainPhone, email } }: QuoteDocument) {
  return (
    <Sheet
      title={`${view.title} ${view.reference}`}
      subject="Quote for infrared ceiling heating"
      company={company}
      phone={mainPhone.display}
      email={email}
      date={writtenDate(view.date)}
      asOf={new Date(view.date)}
    >
      {view.parts.map((part) => (
        <QuotePartView key={part.title} {...part} />
      ))}
    </Sheet>
  )
}

function QuotePartView({ title, text, table }: QuotePart) {
  return (
    <Part title={title}>
      <View style={styles.text}>
        {text.map((line, place) => (
          <Text key={place}>{printable(line)}</Text>
        ))}
      </View>
      {table && (
        <RuledTable
          columns={table.columns.map((column, place) => ({ ...column, share: place === 0 ? 3 : 2 }))}
          rows={table.rows.map((row) => row.map(printable))}
        />
      )}
    </Part>
  )
}

const styles = StyleSheet.create({ text: { fontSize: 9.5, lineHeight: 1.5, gap: 3, marginBottom: 3 } })
