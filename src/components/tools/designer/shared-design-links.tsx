import { renderSVG } from 'uqr'

import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { Honeypot } from '@/components/ui/honeypot'
import { TextInput } from '@/components/ui/text-input'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { LinkButtons } from './link-buttons'
import { ChangeButton } from './shared-design-change'

type SharedDesignLinksProps = {
  links: Record<'view' | 'comment' | 'edit', string>
  token: string
  /** Of the email with the links. */
  form: FormState
}

const NAMES = { view: 'View only', comment: 'View and comment', edit: 'Edit' } as const

/** The three links of a design, for people who may change it. */
export function SharedDesignLinks({ links, token, form }: SharedDesignLinksProps) {
  return (
    <section aria-labelledby="links-heading" className="no-print mb-10">
      <h2 id="links-heading" className="text-h3 font-medium">
        Links
      </h2>
      <p className="mt-1 max-w-[44em] text-sm">
        Anyone who has a link can use it, so send the first two and keep the last one for yourself: we have no copy of
        it. Links work until 90 days after one of them was last used.
      </p>
      <dl className="mt-3 grid max-w-[60em] gap-3 text-sm">
        {(['view', 'comment', 'edit'] as const).map((right) => (
          <div key={right}>
            <dt className="font-semibold">{NAMES[right]}</dt>
            <dd className="break-all">
              <a href={links[right]} className="underline">
                {links[right]}
              </a>
              <LinkButtons url={links[right]} name={NAMES[right]} />
              <QrCode url={links[right]} name={NAMES[right]} />
            </dd>
          </div>
        ))}
      </dl>
      <MailForm {...{ token, form }} />
      <div className="mt-3 flex flex-wrap gap-3">
        <ChangeButton token={token} action="new-links" question="Replace them? The old links stop working at once.">
          Replace the first two links
        </ChangeButton>
        <ChangeButton token={token} action="delete" question="Delete it? We keep no copy, for you or anyone else.">
          Delete this design for everyone
        </ChangeButton>
      </div>
    </section>
  )
}

/** A link as a QR code, for a telephone in the same room. Drawn here, so that nobody else sees the link. */
function QrCode({ url, name }: { url: string; name: string }) {
  return (
    <details className="mt-1">
      <summary className="flex min-h-11 cursor-pointer items-center underline">
        QR code<span className="sr-only">{`: ${name}`}</span>
      </summary>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`}
        alt={`QR code of the link: ${name}`}
        width={200}
        height={200}
        loading="lazy"
      />
    </details>
  )
}

const MAIL_FORM = 'design-mail'

/** Sends the links to the visitor’s own address. */
function MailForm({ token, form }: Pick<SharedDesignLinksProps, 'token' | 'form'>) {
  const field = bindFields({ formId: MAIL_FORM, ...form })
  return (
    <form
      id={MAIL_FORM}
      method="post"
      action={lateEndpoints.mailDesignLinks}
      noValidate
      className="relative mt-5 grid max-w-[44em] gap-4"
    >
      <ErrorSummary formId={MAIL_FORM} errors={form.errors} before="before you send" />
      <input type="hidden" name="token" value={token} />
      <TextInput
        {...field('email')}
        type="email"
        label="Email the links to yourself"
        hint="We delete the address once the email has been sent."
        autoComplete="email"
        required
      />
      <Honeypot formId={MAIL_FORM} />
      <Button type="submit" size="sm" look="secondary" className="justify-self-start">
        Send me the links
      </Button>
    </form>
  )
}
