import { Button, CloseButton } from '@mantine/core'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { fetchFile } from '../../../api/call.ts'
import { saidFields } from '../../../texts/said.ts'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { DocumentPreview } from '../../../widgets/Documents/DocumentPreview.tsx'
import {
  failureOf,
  fetchPapers,
  freightPapers,
  type Paper,
  type PaperKind,
} from '../../../widgets/Documents/printDocuments.ts'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './Papers.module.css'
import partClasses from './Part.module.css'
import { Part } from './Part.tsx'

interface Shown {
  readonly id: string
  readonly title: string
  readonly load: (signal: AbortSignal) => Promise<Paper>
  readonly failed: TextKey
}

/** Bill, labels and packing list, seen before they are printed, and every bill that was issued. */
export function Papers({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const [shown, setShown] = useState<Shown | null>(null)
  const { shipmentId, bolRevisions, version } = details
  const show = (kind: PaperKind): void =>
    setShown({
      id: `${kind}-${shipmentId}-${version}`,
      title: t('printDocuments.previewOf', { document: t(`printDocuments.${kind}`) }),
      load: signal => fetchPapers({ shipmentIds: [shipmentId], documents: [kind], preview: true }, signal),
      failed: failureOf([kind]),
    })
  return (
    <Part title={t('shipment.documents')}>
      {details.revisionDue !== '' && bolRevisions.length > 0 && (
        <p className={partClasses.verdict}>{t('shipment.revisionDue', { reason: saidFields(details.revisionDue) })}</p>
      )}
      <ul className={classes.papers}>
        {freightPapers.map(kind => (
          <PaperTile key={kind} kind={kind} details={details} onShow={() => show(kind)} />
        ))}
      </ul>
      {shown && (
        <div className={classes.preview}>
          <div className={classes.previewHead}>
            <strong>{shown.title}</strong>
            <CloseButton aria-label={t('actions.close')} onClick={() => setShown(null)} />
          </div>
          <div className={classes.previewBody}>
            <DocumentPreview key={shown.id} {...shown} working={t('printDocuments.working', { count: 1 })} />
          </div>
        </div>
      )}
      {bolRevisions.length > 0 && (
        <ul className={classes.revisions} aria-label={t('shipment.revisions')}>
          {bolRevisions.map(({ revision, reason, issuedAt, issuedBy, fileId }) => (
            <li key={revision}>
              <LinkButton
                onClick={() =>
                  setShown({
                    id: `file-${fileId}`,
                    title: t('shipment.revision', { revision }),
                    load: signal => fetchFile(DisplayFile, { body: { fileId }, signal }),
                    failed: failureOf(['bol']),
                  })
                }
              >
                {t('printDocuments.bol')}, {t('shipment.revision', { revision })}
              </LinkButton>
              <Hint inline>
                <InstantText at={issuedAt} />
                {issuedBy === '' ? '' : ` · ${issuedBy}`}
                {reason === '' ? '' : ` · ${t('shipment.issuedFor', { reason: saidFields(reason) })}`}
              </Hint>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function PaperTile({ kind, details, onShow }: { kind: PaperKind; details: WireShipmentDetails; onShow: () => void }) {
  const t = useText()
  const reachable = useReachable()
  const latest = Math.max(0, ...details.bolRevisions.map(row => row.revision))
  const units = details.shipment.Items.reduce((sum, item) => sum + item.Qty, 0)
  const state = {
    bol: latest === 0 ? t('printDocuments.firstIssue') : t('printDocuments.revision', { revision: latest }),
    label: t('printDocuments.units', { count: units }),
    'packing-list': t('printDocuments.units', { count: units }),
    'commercial-invoice': '',
  }[kind]
  const name = t(`printDocuments.${kind}`)
  return (
    <li className={classes.paper}>
      <span className={classes.sheet} data-kind={kind} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className={classes.paperFacts}>
        <strong>{name}</strong>
        <Hint inline>{state}</Hint>
        <span className={classes.paperButtons}>
          <Button variant="default" onClick={onShow} aria-label={`${t('shipment.look')}: ${name}`}>
            {t('shipment.look')}
          </Button>
          {reachable('PrintDocuments') && details.shipmentStatus !== 'V' && (
            <Button
              variant="default"
              component={Link}
              to={`/PrintDocuments?ids=${details.shipmentId}&documents=${kind}`}
              aria-label={`${t('printDocuments.print')}: ${name}`}
            >
              {t('printDocuments.print')}
            </Button>
          )}
        </span>
      </span>
    </li>
  )
}
