import { FileImport } from './file-import'
import { FUELS } from './fuel-choices'
import type { PageHome } from './page-home'
import { ReadingForm } from './reading-form'
import { ReadingsTable } from './readings-table'
import { ShareSaving } from './share-saving'
import type { LiveSeason } from './use-season'
import { WintersCompared } from './winters-compared'

/** Forms for readings and supplier files, and the comparison with last winter. */
export function LiveReadings({ live, home }: { live: LiveSeason; home: PageHome }) {
  const months = home.climate?.monthlyDegreeDays ?? live.tools.USUAL_DEGREE_DAYS
  const heating = { months, weather: home.weather.months }
  return (
    <div className="mt-5 grid grid-cols-1 gap-7">
      <div className="no-print grid grid-cols-1 gap-x-11 gap-y-7 md:grid-cols-[7fr_5fr]">
        <ReadingForm live={live} />
        <FileImport live={live} />
      </div>
      <ReadingsTable live={live} />
      {FUELS.map((fuel) => (
        <WintersCompared key={fuel} live={live} fuel={fuel} home={home} heating={heating} />
      ))}
      <ShareSaving live={live} heating={heating} />
    </div>
  )
}
