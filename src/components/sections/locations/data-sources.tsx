import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { routes } from '@/lib/routing/routes'

const SOURCES = [
  'Places and postcode districts: OS Open Names 2017 to 2019 and GeoNames. Populations: ONS mid-2024, ONS 2011 and GeoNames, rounded.',
  'Climate and frost: Met Office stations, 1991 to 2020. Heights: GeoNames. Cold nights: MCS or our estimates. Shortest day: from the latitude.',
  'Tenure: Census 2021 and, in Scotland, 2022. Meters and consumption: DESNZ, 2021, Great Britain. “Typical” is the median of all councils, counties or stations. Meters without a matching gas meter include all-electric flats.',
  'Prices: Ofgem price cap, direct debit. Electricity regions: NESO licence areas. Example homes: our calculator’s assumptions.',
]

const CONTEXT = 'Public data, changed and combined by us'

/** Where each page of a place leads for its sources, which are the same for all of them. */
export function SourcesNote() {
  return (
    <Section name="Sources" context={CONTEXT} band="plaster">
      <TextLink href={`${routes.locations}#sources`}>Sources and licences of these figures</TextLink>
    </Section>
  )
}

/** The data sources behind every figure of a place, and what their licences ask us to say. */
export function DataSources() {
  return (
    <Section id="sources" name="Sources" context={CONTEXT} band="plaster">
      <h2 className="sr-only">Sources</h2>
      <ul className="max-w-[50em] space-y-1.5 text-sm text-ink-2">
        {SOURCES.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p className="max-w-[62em] pt-4 text-xs text-ink-2">
        Contains OS data © Crown copyright and database right 2017, 2024. Contains Royal Mail data © Royal Mail
        copyright and database right 2017. Contains National Statistics data © Crown copyright and database right 2017.
        Contains public sector information licensed under the Open Government Licence v3.0. Contains data from GeoNames,
        CC BY 4.0. Electricity licence-area boundaries © National Energy System Operator. Local authority lookup by
        mySociety, CC BY 4.0. <TextLink href={routes.locations}>All places</TextLink>
      </p>
    </Section>
  )
}
