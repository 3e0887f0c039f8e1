import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

type ChangeButtonProps = {
  token: string
  action: 'restore' | 'delete-comment' | 'new-links' | 'delete'
  number?: number
  version?: number
  /** Asked before anything is lost to others. */
  question?: string
  children: string
}

/** A button that changes a shared design, also without a script. */
export function ChangeButton({ token, action, number, version, question, children }: ChangeButtonProps) {
  return (
    <form method="post" action={lateEndpoints.changeSharedDesign} className="mt-2">
      <input type="hidden" name="token" value={token} />
      {number !== undefined && <input type="hidden" name="number" value={number} />}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {question ? (
        <AskFirst size="sm" label={children} question={question}>
          <Button type="submit" size="sm" name="action" value={action}>
            Yes, go on
          </Button>
        </AskFirst>
      ) : (
        <Button type="submit" size="sm" look="secondary" name="action" value={action}>
          {children}
        </Button>
      )}
    </form>
  )
}
