import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

type DesignCorrectionProps = { token: string; lead: number; version: number }

/** With which the sales desk sends the newest version of a drawing back to the customer of a lead. */
export function DesignCorrection({ token, lead, version }: DesignCorrectionProps) {
  return (
    <section aria-labelledby="correction-heading" className="no-print mb-10">
      <h2 id="correction-heading" className="text-h3 font-medium">
        For the sales desk
      </h2>
      <p className="mt-1 max-w-[44em] text-sm">
        Correct the drawing below and save it. Then send it back: the customer gets an email with your note and sees
        both versions.
      </p>
      <form method="post" action={lateEndpoints.correctDesign} className="mt-5 grid max-w-[44em] gap-4">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="lead" value={lead} />
        <input type="hidden" name="version" value={version} />
        <TextArea id="correction-note" name="note" value="" label="What have you corrected?" required />
        <Button type="submit" size="sm" className="justify-self-start">
          {`Send version ${version} to the customer`}
        </Button>
      </form>
    </section>
  )
}
