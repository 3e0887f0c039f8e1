import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { laidPanels } from '@/lib/calculators/designer/laid-panels'
import type { Design } from '@/lib/domain/design/design'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'

import type { SharedVersion } from './design-start'
import type { Outcome } from './designer-engine'
import { NOT_REACHED } from './not-sent'

type ShareBarProps = { design: Design; outcome: Outcome | null; shared: SharedVersion | undefined }

type Fault = { message: string; newest?: number | undefined }

/** Saves the design on the server: for the first time under new links, later as the next version. */
export const ShareBar = memo(function ShareBar({ design, outcome, shared }: ShareBarProps) {
  /** The version that the one to be saved follows; it is sent once the design is calculated. */
  const [awaited, setAwaited] = useState<number | null>(null)
  const isSent = useRef(false)
  const [fault, setFault] = useState<Fault | null>(null)
  const [saved, setSaved] = useState({ design, version: shared?.version ?? 0 })
  const calculated = outcome?.design === design ? outcome : null
  const isUnsaved = shared !== undefined && saved.design !== design
  useWarning(isUnsaved)

  const save = async (version: number, result: Outcome['result']) => {
    const content = { design, laid: laidPanels(result) }
    const sent = await import('./send-design').then(
      ({ sendNewDesign, sendVersion }) =>
        shared ? sendVersion({ token: shared.token, version, content }) : sendNewDesign(content),
      () => ({ ok: false as const, message: NOT_REACHED }),
    )
    isSent.current = false
    setAwaited(null)
    if (!sent.ok) return setFault(sent)
    if (sent.editToken !== undefined) return location.assign(sharedDesignPage(sent.editToken))
    setSaved({ design, version: sent.version ?? version })
  }
  const saveAwaited = useEffectEvent(save)
  useEffect(() => {
    if (awaited === null || !calculated || isSent.current) return
    isSent.current = true
    void saveAwaited(awaited, calculated.result)
  }, [awaited, calculated])
  const isBusy = awaited !== null
  const press = (version: number) => {
    if (isBusy) return
    setFault(null)
    setAwaited(version)
  }
  const { newest } = fault ?? {}
  return (
    <div className="no-print flex flex-wrap items-center gap-3 pt-3 text-sm">
      <Button size="sm" busy={isBusy} disabled={design.rooms.length === 0} onClick={() => press(saved.version)}>
        {shared ? 'Save this version' : 'Save and share'}
      </Button>
      <p role="status">{fault?.message ?? statusWords({ shared, isUnsaved, version: saved.version })}</p>
      {newest !== undefined && shared && (
        <>
          <a
            href={sharedDesignPage(shared.token)}
            target="_blank"
            rel="noreferrer"
          >{`Look at version ${newest} in a new tab`}</a>
          <Button
            size="sm"
            look="secondary"
            onClick={() => press(newest)}
          >{`Save mine as version ${newest + 1}`}</Button>
        </>
      )}
    </div>
  )
})

type Status = { shared: SharedVersion | undefined; isUnsaved: boolean; version: number }

function statusWords({ shared, isUnsaved, version }: Status): string {
  if (!shared) return 'Puts a copy on our server and gives you links to it. No email address is needed.'
  return isUnsaved ? 'Your changes are not saved yet.' : `Version ${version} is saved.`
}

/** Asks before the page is left with unsaved changes. */
function useWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])
}
