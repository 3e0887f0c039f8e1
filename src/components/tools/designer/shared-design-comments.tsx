import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { HiddenField } from '@/components/ui/hidden-field'
import { Honeypot } from '@/components/ui/honeypot'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { CommentPlace, type PlaceChoice } from './comment-place'
import { ChangeButton } from './shared-design-change'

const FORM_ID = 'design-comment'

/** `at`: the formatted time in London. */
type ShownComment = { id: number; name: string; text: string; at: string; pin: ShownPin | null }

/** `where`: 'Living room, ground floor'. */
type ShownPin = { number: number; where: string }

type SharedDesignCommentsProps = {
  comments: readonly ShownComment[]
  /** The rooms that a comment may be about. */
  rooms: readonly PlaceChoice[]
  token: string
  right: 'view' | 'comment' | 'edit'
  form: FormState
}

/** The comments of people with a link, and a plain form to add one. */
export function SharedDesignComments(props: SharedDesignCommentsProps) {
  const { comments, rooms, token, right, form } = props
  const { values, errors } = form
  const field = bindFields({ formId: FORM_ID, values, errors })
  return (
    <section aria-labelledby="comments-heading" className="no-print mt-10 border-t-[1.5px] border-ink pt-5">
      <h2 id="comments-heading" className="text-h3 font-medium">
        Comments
      </h2>
      {comments.length === 0 && <p className="mt-2 text-sm text-ink-2">None yet.</p>}
      <ol className="mt-2 max-w-[44em]">
        {comments.map(({ id, name, text, at, pin }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="text-xs text-ink-2">{`${name || 'Without a name'}, ${at}`}</p>
            {pin && <p className="text-sm font-semibold">{`${pin.number} on the plan: ${pin.where}`}</p>}
            <p className="break-words whitespace-pre-wrap">{text}</p>
            {right === 'edit' && (
              <ChangeButton
                token={token}
                action="delete-comment"
                number={id}
                question="Delete this comment for everyone?"
              >
                Delete this comment
              </ChangeButton>
            )}
          </li>
        ))}
      </ol>
      {right !== 'view' && (
        <form
          id={FORM_ID}
          method="post"
          action={lateEndpoints.commentOnDesign}
          noValidate
          className="relative mt-5 grid max-w-[44em] gap-4"
        >
          <ErrorSummary formId={FORM_ID} errors={errors} before="before you send" />
          <HiddenField {...field('token')} />
          <TextInput
            {...field('name')}
            label="Name"
            hint="Optional. Anyone with a link can see it."
            autoComplete="name"
          />
          <CommentPlace field={field('place')} rooms={rooms} />
          <TextArea {...field('text')} label="Comment" required />
          <Honeypot formId={FORM_ID} />
          <Button type="submit" className="justify-self-start">
            Add the comment
          </Button>
        </form>
      )}
    </section>
  )
}
