import { LinkButtons } from './link-buttons'
import { ChangeButton } from './shared-design-change'

type SharedDesignLinksProps = { links: Record<'view' | 'comment' | 'edit', string>; token: string }

const NAMES = { view: 'View only', comment: 'View and comment', edit: 'Edit' } as const

/** The three links of a design, for people who may change it. */
export function SharedDesignLinks({ links, token }: SharedDesignLinksProps) {
  return (
    <section aria-labelledby="links-heading" className="no-print mb-10">
      <h2 id="links-heading" className="text-h3 font-medium">
        Links
      </h2>
      <p className="mt-1 max-w-[44em] text-sm">
        Anyone who has a link can use it, so send the first two and keep the last one for yourself: we cannot send it to
        you. Links work until 90 days after one of them was last used.
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
            </dd>
          </div>
        ))}
      </dl>
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
