import { Dialog } from './dialog'
import { INBOX_KEYS } from './keys'
import { useKeysChoice } from './use-keys'

/** All keys, and a switch for them. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useKeysChoice()
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="pb-keys">
        {[...INBOX_KEYS, { key: 'Ctrl K', does: 'search everything, anywhere in the admin' }].map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="pb-tick">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
        <span>Single keys work, except while you type</span>
      </label>
    </Dialog>
  )
}
