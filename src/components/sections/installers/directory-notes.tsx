import type { Installer } from '@/lib/site/installer'

/** What the words of the list mean. */
export function DirectoryNotes({ installers }: { installers: readonly Installer[] }) {
  return (
    <div className="mt-5 max-w-[46em] space-y-2 text-sm text-ink-2">
      <p>
        “Checked” means that somebody here found the firm in the scheme’s own register on that day. It says nothing
        about its work, and a registration can lapse: ask for the number. “Not checked” means that nobody here has
        looked.
      </p>
      {installers.some(({ isSample }) => isSample) && (
        <p>A sample entry is not a firm. We made it to show how the list works until there are firms in it.</p>
      )}
    </div>
  )
}
