import { PlainForm } from '@/components/tools/professional-calculator/plain/plain-form'
import { PlainResults } from '@/components/tools/professional-calculator/plain/plain-results'
import { PLAIN_FORM_ID } from '@/components/tools/professional-calculator/plain-form-ids'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FormValues } from '@/components/ui/field-props'
import { FaultNotice } from '@/components/ui/notice'
import { typedProjectResult } from '@/lib/calculators/professional/typed-project'
import { getBasis } from '@/lib/data/basis'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { routes } from '@/lib/routing/routes'
import { formValues } from '@/lib/schemas/form-values'
import { typedProjectForm, typedProjectSchema } from '@/lib/schemas/typed-project'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../../../form-reply-props'
import { ProfessionalFrame } from '../professional-frame'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.professionalResult)

/** The response to the plain form: its results, or its errors. */
export default async function ProfessionalResultPage() {
  const { values, errors, fault } = await formReplyProps({ emptyForm: routes.professionalCalculator })
  const isRefused = Boolean(fault) || Object.keys(errors).length > 0
  return (
    <ProfessionalFrame>
      <ErrorSummary formId={PLAIN_FORM_ID} errors={errors} before="before you send" />
      {fault && (
        <div className="mb-6">
          <FaultNotice>
            <p className="font-semibold">{fault}</p>
            <p>What you typed is still here.</p>
          </FaultNotice>
        </div>
      )}
      <PlainForm values={values} errors={errors} />
      {!isRefused && <Results values={values} />}
    </ProfessionalFrame>
  )
}

async function Results({ values }: { values: FormValues }) {
  const basis = await getBasis()
  const texts = Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const typed = typedProjectSchema.parse(formValues(texts, typedProjectForm))
  const worked = typedProjectResult({ typed, basis })
  return worked.ok ? <PlainResults name={typed.name} result={worked.result} shown={typed.show} /> : null
}
