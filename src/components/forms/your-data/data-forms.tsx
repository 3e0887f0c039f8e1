import type { ReactNode } from 'react'

import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
import type { DataChange } from '@/lib/schemas/your-data'

/** The button that opens a link, once. */
export const OpenDataForm = ({ token }: { token: string }) => (
  <form method="post" action={lateEndpoints.openDataLink}>
    <input type="hidden" name="token" value={token} />
    <Button type="submit" className="max-sm:w-full">
      Show my data
    </Button>
  </form>
)

type DataChangeFormProps = { session: string; answer: DataChange; children: ReactNode; className?: string }

/** A plain form with one button, for what the holder of an opened link can do at once. */
export const DataChangeForm = ({ session, answer, children, className }: DataChangeFormProps) => (
  <form method="post" action={lateEndpoints.dataChanges} className={className}>
    <input type="hidden" name="token" value={session} />
    <Button type="submit" name="answer" value={answer} look="secondary" className="max-sm:w-full">
      {children}
    </Button>
  </form>
)

/** The same for the erasure, which asks first. */
export const EraseDataForm = ({ session }: { session: string }) => (
  <form method="post" action={lateEndpoints.dataChanges}>
    <input type="hidden" name="token" value={session} />
    <AskFirst label="Erase everything else" question="Erase it for good? It cannot be brought back.">
      <Button type="submit" name="answer" value="erase">
        Yes, erase it
      </Button>
    </AskFirst>
  </form>
)
