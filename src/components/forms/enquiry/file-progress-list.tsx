import { FaultNotice } from '@/components/ui/notice'
import type { FileProgress, FilesSent } from '@/lib/browser/send-files'
import { counted } from '@/lib/format/counted'

const STATES: Record<FileProgress['state'], (percent: number) => string> = {
  waiting: () => 'waiting',
  sending: (percent) => `${percent}%`,
  paused: (percent) => `paused at ${percent}%`,
  saved: () => 'saved',
  refused: () => 'not saved',
}

const BAR =
  'h-1.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line ' +
  '[&::-webkit-progress-value]:bg-ink'

/** The progress of each file. */
export function FileProgressList({ files }: { files: readonly FileProgress[] }) {
  return (
    <ul className="grid w-full max-w-120 gap-2 text-sm">
      {files.map(({ name, percent, state }, index) => (
        <li key={index} className="grid gap-1">
          <span className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0 tabular-nums">{STATES[state](percent)}</span>
          </span>
          <progress aria-label={name} max={100} value={percent} className={BAR} />
        </li>
      ))}
    </ul>
  )
}

/** The file that is being sent, in words. */
export function FileStatus({ files }: { files: readonly FileProgress[] }) {
  const index = files.findIndex(({ state }) => state === 'sending' || state === 'paused')
  const file = files[index]
  if (!file) return null
  return (
    <p className="text-sm font-semibold break-words">
      {file.state === 'paused'
        ? `The connection was lost. ${file.name} will continue as soon as it is back.`
        : `Sending ${file.name}, ${index + 1} of ${files.length}.`}
    </p>
  )
}

/** The outcome: how many files were saved, and which failed or are still to be sent. */
export function FileOutcome({ sent: { saved, problems, left } }: { sent: FilesSent }) {
  return (
    <>
      {saved > 0 && <p className="text-sm">{`${counted(saved, 'file')} saved.`}</p>}
      {problems.length > 0 && (
        <FaultNotice>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </FaultNotice>
      )}
      {left.length > 0 && (
        <FaultNotice>
          <p>{`The connection failed. Still to send: ${left.map(({ name }) => name).join(', ')}.`}</p>
        </FaultNotice>
      )}
    </>
  )
}
