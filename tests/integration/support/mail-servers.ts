import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const POSTFIX = '/usr/sbin/postfix'
const DOVECOT = '/usr/sbin/dovecot'
const PASSWORD = 'only-for-this-test'
const NOBODY = 65_534

/** Postfix gives up its rights itself, so it is started as root only. */
export const hasMailServers = () => process.getuid?.() === 0 && existsSync(POSTFIX) && existsSync(DOVECOT)

type Ports = { smtp: number; imap: number }

/**
 * Debian's Postfix and Dovecot on these ports, with their files in the folder: a mailbox for each address of
 * powerboard.example.com that exists, and one for ada@customer.example.com. Any other customer is unknown, so that an
 * email to them comes back.
 */
export async function startMailServers(folder: string, ports: Ports) {
  chmodSync(folder, 0o755)
  const mail = path.join(folder, 'mail')
  mkdirSync(mail)
  chownSync(mail, NOBODY, NOBODY)
  const dovecot = startDovecot(folder, { mail, port: ports.imap })
  const stopPostfix = startPostfix(folder, { mail, port: ports.smtp })
  return {
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    imapUrl: `imap://${encodeURIComponent('sales@powerboard.example.com')}:${PASSWORD}@127.0.0.1:${ports.imap}/INBOX`,
    /** The emails in the mailbox of a customer, as they arrived. */
    emailsOf(name: string): string[] {
      const arrived = path.join(mail, 'customer.example.com', name, 'new')
      return existsSync(arrived)
        ? readdirSync(arrived).map((file) => readFileSync(path.join(arrived, file), 'utf8'))
        : []
    },
    async stop() {
      stopPostfix()
      const ended = once(dovecot, 'exit')
      dovecot.kill('SIGTERM')
      await ended
    },
  }
}

type Place = { mail: string; port: number }

function startDovecot(folder: string, { mail, port }: Place): ChildProcess {
  const file = path.join(folder, 'dovecot.conf')
  writeFileSync(
    file,
    `base_dir = ${folder}/dovecot
state_dir = ${folder}/dovecot-state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mail}/%d/%n
first_valid_uid = ${NOBODY}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${mail}/%d/%n
}
`,
  )
  return spawn(DOVECOT, ['-F', '-c', file], { stdio: 'ignore' })
}

/** Returns what stops it. */
function startPostfix(folder: string, { mail, port }: Place): () => void {
  const etc = path.join(folder, 'postfix')
  for (const name of ['postfix', 'queue', 'data']) mkdirSync(path.join(folder, name))
  execFileSync('chown', ['postfix', path.join(folder, 'data')])
  writeFileSync(
    path.join(etc, 'main.cf'),
    `compatibility_level = 3.7
queue_directory = ${folder}/queue
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
myhostname = mail.powerboard.example.com
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
smtpd_reject_unlisted_recipient = no
smtpd_relay_restrictions = permit_mynetworks, reject
virtual_mailbox_domains = powerboard.example.com, customer.example.com
virtual_mailbox_base = ${mail}
virtual_mailbox_maps = inline:{ sales@powerboard.example.com=powerboard.example.com/sales/, ada@customer.example.com=customer.example.com/ada/ }
virtual_alias_maps = inline:{ hello@powerboard.example.com=sales@powerboard.example.com }
virtual_uid_maps = static:${NOBODY}
virtual_gid_maps = static:${NOBODY}
alias_maps =
message_size_limit = 52428800
virtual_mailbox_limit = 0
`,
  )
  const services = ['cleanup', 'rewrite trivial-rewrite', 'bounce', 'defer bounce', 'trace bounce']
  writeFileSync(
    path.join(etc, 'master.cf'),
    [
      `127.0.0.1:${port} inet n - n - - smtpd`,
      'pickup unix n - n 60 1 pickup',
      'qmgr unix n - n 1 1 qmgr',
      ...services.map((service) => {
        const [name, program = name] = service.split(' ')
        return `${name} unix ${name === 'cleanup' ? 'n' : '-'} - n - 0 ${program}`
      }),
      'flush unix n - n 1000? 0 flush',
      'proxymap unix - - n - - proxymap',
      'error unix - - n - - error',
      'retry unix - - n - - error',
      'virtual unix - n n - - virtual',
      'anvil unix - - n - 1 anvil',
      'scache unix - - n - 1 scache',
      'postlog unix-dgram n - n - 1 postlogd',
    ].join('\n') + '\n',
  )
  const postfix = (act: string) => execFileSync(POSTFIX, ['-c', etc, act], { stdio: 'ignore' })
  postfix('start')
  return () => postfix('stop')
}
