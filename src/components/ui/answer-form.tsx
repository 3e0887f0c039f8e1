import { Button } from '@/components/ui/button'

import { AskFirst } from './ask-first'

type Answer = { value: string; label: string }

type AnswerFormProps = {
  /** Where the answer is sent, with the token of the link. */
  action: string
  token: string
  /** The answers that can still be given. */
  answers: readonly Answer[]
  /** The value of the answer that deletes the stored data. */
  deleting: string
}

/** The answers to a question behind a link in an email: a plain form with a button for each. */
export function AnswerForm({ action, token, answers, deleting }: AnswerFormProps) {
  return (
    <form method="post" action={action} className="flex flex-wrap items-start gap-4">
      <input type="hidden" name="token" value={token} />
      {answers.map(({ value, label }) =>
        value === deleting ? (
          <AskFirst key={value} label={label} question="Delete it? We keep no copy.">
            <Button type="submit" name="answer" value={value}>
              Yes, delete it
            </Button>
          </AskFirst>
        ) : (
          <Button key={value} type="submit" name="answer" value={value}>
            {label}
          </Button>
        ),
      )}
    </form>
  )
}
