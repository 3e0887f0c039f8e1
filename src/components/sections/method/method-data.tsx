import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { figureText } from '@/lib/calculators/method/check-table'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { routes } from '@/lib/routing/routes'

import { BlockFrame } from '../page/block-frame'
import { ScrollRegion } from '../page/scroll-region'

type MethodDataProps = {
  id: string
  heading: string
  /** The body of the worked request, and the address that it is sent to. */
  request: object
  endpoint: string
  estimate: QuickEstimate
}

/** The calculation as an API, with one worked request, and the example homes as a file. */
export function MethodData({ id, heading, request, endpoint, estimate }: MethodDataProps) {
  const { heatLossWatts, panels, comfort } = estimate
  const watts = (value: number) => figureText({ value, unit: 'W', digits: 0 })
  return (
    <BlockFrame id={id} heading={heading}>
      <div className="max-w-[38em]">
        <p>
          The calculations are open as JSON, without a key and without contact details. The{' '}
          <TextLink href={routes.calculationApi}>OpenAPI document</TextLink> describes every field, limit and default.
          This is the house of our example:
        </p>
      </div>
      <div className="max-w-[46em] py-5">
        <ScrollRegion label="A request to the API">
          <pre className="bg-panel p-5 text-sm">
            <code>{curlOf({ endpoint, request })}</code>
          </pre>
        </ScrollRegion>
      </div>
      <p className="max-w-[38em]">
        {`The answer, today: it loses ${watts(heatLossWatts.value)} on a cold day. It may have ${panels.rated.panels.value} panels, which give ${watts(comfort.givenWatts)}. Another heater has to give ${watts(comfort.restWatts)}. The field “working” holds each of the ${estimate.working.steps.length} figures behind that, with its formula, inputs and source.`}
      </p>
      <h3 className="pt-7 pb-3 text-h4 font-semibold">200 example homes</h3>
      <p className="max-w-[38em] pb-5">
        Random homes with inputs and results, one in each row, at the prices that the file names. The first eight
        columns have the names and values of the API, so that you can ask it for each home and compare.
      </p>
      <ButtonLink href={routes.exampleHomes} download look="secondary" className="max-sm:w-full">
        Download the homes (CSV)
      </ButtonLink>
    </BlockFrame>
  )
}

const curlOf = ({ endpoint, request }: Pick<MethodDataProps, 'endpoint' | 'request'>) =>
  [
    `curl ${endpoint} \\`,
    `  --header 'content-type: application/json' \\`,
    `  --data '${JSON.stringify(request, null, 2).replaceAll('\n', '\n  ')}'`,
  ].join('\n')
