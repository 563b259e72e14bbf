import type { OrderFileSoruceConfigure } from '@waybill/contract/calls/Shipment/OrderFileSoruceConfigure.ts'
import { usualPorts } from '@waybill/contract/wire/orderSources.ts'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { SourceFailure } from './remote/failure.ts'
import { insertSource, refuseOwnAddress, refuseTaken } from './saveSource.ts'
import { type SourceRow, type SourceSecrets, sealSecrets, secretsOf, setSource, sourceSeen } from './sourceRows.ts'

type Asked = Given<typeof OrderFileSoruceConfigure>

const required = (field: string): never => {
  throw new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])
}

function keptSecrets(app: Asked['app'], before: SourceRow): SourceSecrets {
  try {
    return secretsOf(app, before)
  } catch (error) {
    if (error instanceof SourceFailure) return { password: '', privateKey: '' }
    throw error
  }
}

/**
 * What signs in from now on. What was kept goes to nobody else: another host, port or user asks for it anew.
 * @throws {Refusal} InvalidInput at the field that is missing
 */
function secretsNow({ app, input }: Asked, before: SourceRow | null): SourceSecrets {
  const { way, FTPPassword, FTPKey } = input
  const port = input.port === 0 ? usualPorts[way] : input.port
  const isSame =
    before !== null && before.way === way && before.host === input.host.toLowerCase() && before.port === port
  const kept =
    isSame && before.user_name === input.FTPUserName ? keptSecrets(app, before) : { password: '', privateKey: '' }
  if (way === 'sftp' && FTPKey !== '') return { password: FTPPassword, privateKey: FTPKey }
  // A new password stands for itself: the key, if there was one, was another way in.
  if (FTPPassword !== '') return { password: FTPPassword, privateKey: '' }
  if (kept.password === '' && kept.privateKey === '') required('FTPPassword')
  return kept
}

export const orderFileSoruceConfigure: Handler<typeof OrderFileSoruceConfigure> = async asked => {
  const { app, tx, who, input, request, now } = asked
  const { sourceId, version, name, way, policy, notified } = input
  refuseOwnAddress(app, notified)
  await refuseTaken(tx, who.clientId, name, sourceId)
  const before = sourceId === undefined ? null : await sourceSeen(tx, who.clientId, { sourceId, version })
  if (before !== null && (before.way === 'upload' || before.way === 'mail')) throw new Refusal('NotFound')
  const secrets = secretsNow(asked, before)
  const source = before ?? (await insertSource(tx, asked, { name, way, policy, notified }))
  const host = input.host.toLowerCase()
  const port = input.port === 0 ? usualPorts[way] : input.port
  // Another server shows another key; the files of another folder are others.
  const isElsewhere = source.host !== host || source.port !== port || source.way !== way
  if (before !== null && (isElsewhere || source.folder !== input.folder)) {
    await tx
      .deleteFrom('order_source_file')
      .where('client_id', '=', who.clientId)
      .where('source_id', '=', source.source_id)
      .where('moved', '=', false)
      .execute()
  }
  const { folder, pattern, doneFolder, everyMinutes, FTPUserName } = input
  const shown = { name, way, host, port, folder, pattern, doneFolder, everyMinutes, policy, notified, FTPUserName }
  await setSource(tx, source, {
    ...{ name, way, host, port, folder, pattern, policy, notified, user_name: FTPUserName },
    ...{ done_folder: doneFolder || 'processed', every_minutes: everyMinutes, fault: null, failing_since: null },
    secret: sealSecrets(app, who.clientId, source.source_id, secrets),
    ...(isElsewhere ? { host_key: '', new_host_key: '' } : {}),
  })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'orderSource', entityId: source.source_id, action: before === null ? 'added' : 'changed' },
      after: { ...shown, hasNewSecret: input.FTPPassword !== '' || input.FTPKey !== '' },
    },
  )
  await app.due.put(tx, 'source', { clientId: who.clientId, subjectId: source.source_id }, now)
  return { Status: 'Success', sourceId: source.source_id, version: source.version + 1 }
}
