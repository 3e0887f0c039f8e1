import { StyleSheet, Text, View } from '@react-pdf/renderer'

import { amountOf } from '@/lib/calculators/format-working'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import type { SiteSettings } from '@/lib/content/site-settings'
import { writtenDate } from '@/lib/domain/calendar/written-date'

import { registerFonts } from './fonts'
import { printable } from './printable'
import { WorkingSection } from './project-working'
import { Section } from './report-section'
import { RuledTable } from './ruled-table'
import { Sheet } from './sheet'
import { renderTagged } from './tagged-pdf'

export type EstimateReport = {
  view: EstimateView
  /** The result as emailed: see `resultRows`. */
  rows: { label: string; value: string }[]
  /** ISO date of the prices. */
  date: string
  /** URL of the full result. */
  address: string
  settings: SiteSettings
}

/** A result of the quick calculator on A4 with its working; byte-identical for the same result and day. */
export async function estimateReportPdf(input: EstimateReport): Promise<Buffer> {
  registerFonts()
  return renderTagged(ReportPages(input))
}

function ReportPages({ view, rows, date, address, settings: { company, mainPhone, email } }: EstimateReport) {
  return (
    <Sheet
      title="What it would cost to run"
      subject="Estimate of panels, running cost and carbon"
      company={company}
      phone={mainPhone.display}
      email={email}
      date={writtenDate(date)}
      asOf={new Date(date)}
    >
      <Section title="The result">
        <RuledTable
          columns={[
            { heading: 'Figure', share: 2 },
            { heading: 'Result', share: 6 },
          ]}
          rows={rows.map(({ label, value }) => [label, printable(value)])}
        />
      </Section>
      <Section title="What affects it most">
        <RuledTable
          columns={[
            { heading: 'Assumption', share: 4 },
            { heading: 'Lowest', share: 1, isFigure: true },
            { heading: 'Highest', share: 1, isFigure: true },
          ]}
          rows={view.drivers.map(({ name, low, high }) => [printable(name), low, high])}
        />
      </Section>
      <Section title="A year of heating">
        <RuledTable
          columns={[
            { heading: 'Heating', share: 3 },
            { heading: 'A year', share: 1, isFigure: true },
            { heading: 'Likely', share: 2, isFigure: true },
            { heading: 'Carbon', share: 1, isFigure: true },
          ]}
          rows={view.years.map(({ name, isNow, cost, carbon }) => [
            isNow ? `${name} (now)` : name,
            cost?.text ?? 'no price',
            cost?.likely ?? '',
            printable(carbon?.text ?? ''),
          ])}
        />
      </Section>
      <Section title="Working">
        <WorkingSection working={view.working} rooms={[]} />
      </Section>
      <View style={styles.note}>
        <Text>
          An estimate from the answers above, for {amountOf({ value: view.panelCount, unit: '' })} panels. It does not
          replace a room-by-room design or an electrician’s survey.
        </Text>
        <Text>{address}</Text>
      </View>
    </Sheet>
  )
}

const styles = StyleSheet.create({ note: { marginTop: 12, fontSize: 8.5, lineHeight: 1.5, color: '#54414f' } })
