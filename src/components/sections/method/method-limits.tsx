import { BlockFrame } from '../page/block-frame'

const LIMITS = [
  'Heat loss is that of a steady cold day. We do not follow the heating hour by hour, with warm-up, thermostats and sun.',
  'The U-values of RdSAP come from a public copy of its tables. We have not checked them against the document.',
  'Design temperatures of two thirds of the postcode areas are estimates, on the cold side: 0.8 K below the published table on average, and nowhere more than 0.5 K above it. Homes there get about 3 % more heat than the table asks for.',
  'The valley floor of a hilly district may be 100 m below the height that we use. You can give the altitude of your home.',
  'The quick calculator divides a home into usual rooms. A real room with large windows needs more, and only the professional calculator and the designer see it.',
  'The rated power of the panel and its stated temperature contradict each other. Until an independent test report settles it, results give both counts.',
  'We have no measurements of homes that are heated by our panels.',
  'Fitting is priced by assumption until a survey. We have no prices of insulation or of other heaters.',
  'In Northern Ireland there is no price cap, so its prices are the average of Great Britain.',
  'The rating is compared with few examples, because we found no set of public worksheets that states all inputs.',
  'On 28 November 2026 a reviewer set our engine against one of his own: 6,000 of 6,000 random homes agreed within 1 %, and all 11 faults that he planted were noticed. His engine is not ours to publish, and the changes from 29 November on came later.',
]

/** What the figures do not cover. */
export function MethodLimits({ id, heading }: { id: string; heading: string }) {
  return (
    <BlockFrame id={id} heading={heading}>
      <ul className="max-w-[38em] list-[square] space-y-2.5 pl-5 marker:text-ember">
        {LIMITS.map((limit) => (
          <li key={limit} className="pl-1.5">
            {limit}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
