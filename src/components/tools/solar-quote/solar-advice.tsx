import { TextLink } from '@/components/ui/link'

const VAT_NOTICE = 'https://www.gov.uk/guidance/vat-on-energy-saving-materials-and-heating-equipment-notice-7086'

/** When solar and infrared panels work well together, and the VAT on both. */
export function SolarAdvice() {
  return (
    <div className="px-(--margin) pt-9 md:col-span-full md:px-0">
      <h2 className="text-h3 font-medium">When the two work well together</h2>
      <ul className="mt-3 grid max-w-[42em] list-disc gap-1.5 pl-5 marker:text-ink-3">
        <li>
          You already have solar panels, and their surplus in March, April and October sells for less than you pay.
        </li>
        <li>A garden room, workshop or office that is used by day, when the roof is generating.</li>
        <li>A battery and a tariff with cheap hours, so that you buy electricity for the early evening at night.</li>
        <li>No gas, and old electric heaters that need replacing.</li>
      </ul>
      <p className="mt-4 max-w-[42em]">
        It is no reason to give up gas. And a heat pump makes better use of the same sun: about three kWh of heat from
        each kWh of the roof.
      </p>
      <h2 className="mt-9 text-h3 font-medium">VAT</h2>
      <p className="mt-3 max-w-[42em]">
        Solar panels and batteries that are installed in a home carry no VAT until 31 March 2027. Infrared panels are
        not on that list: they carry 20%, even when one firm installs both on the same day (
        <TextLink href={VAT_NOTICE}>VAT Notice 708/6</TextLink>, read 20 November 2026).
      </p>
    </div>
  )
}
