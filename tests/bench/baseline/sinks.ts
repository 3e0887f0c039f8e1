import { startFakeCrm } from '../../fakes/fake-crm'
import { startSmtpCatcher } from '../../fakes/smtp-catcher'

// A CRM and a mail server in a separate process, so that their cost is not counted as ours.
const [crm, smtp] = await Promise.all([startFakeCrm(), startSmtpCatcher()])

process.on('message', (condition: 'accepting' | 'hanging') => {
  for (const sink of [crm, smtp]) {
    sink.clear()
    sink.play(condition)
  }
})
process.once('disconnect', () => process.exit())
process.send?.({ crm: crm.settings, smtpUrl: smtp.url })
