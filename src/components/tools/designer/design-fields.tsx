import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'

export type DesignFieldsProps = {
  isShared: boolean
  /** Says where the work is saved. */
  keeping: string
  /** Clears the device and returns to the start options. */
  onStartAgain: () => void
}

/** What can be done with the whole design. */
export function DesignFields({ isShared, keeping, onStartAgain }: DesignFieldsProps) {
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-4">
      <p className="text-sm">{keeping}</p>
      <Button size="sm" look="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <AskFirst
        size="sm"
        label={isShared ? 'Leave without saving' : 'Clear this device and start again'}
        question={
          isShared
            ? 'Leave? What you have changed since the last version is lost.'
            : 'Delete this drawing and its picture from this device? They cannot be brought back.'
        }
      >
        <Button size="sm" onClick={onStartAgain}>
          {isShared ? 'Yes, leave' : 'Yes, delete them'}
        </Button>
      </AskFirst>
    </div>
  )
}
