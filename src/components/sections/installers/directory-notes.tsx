import type { Installer } from '@/lib/content/installer'

/** Explains the terms used in the list. */
export function DirectoryNotes({ installers }: { installers: readonly Installer[] }) {
  return (
    <div className="mt-5 max-w-[46em] space-y-2 text-sm text-ink-2">
      <p>
        “Checked” means that we found the firm in the scheme’s own register on that day. It says nothing about its work,
        and a registration can lapse, so ask for the number. “Not checked” means that we have not looked it up.
      </p>
      {installers.some(({ isSample }) => isSample) && (
        <p>Sample entries are not real firms. They show how the directory works until firms join it.</p>
      )}
    </div>
  )
}
