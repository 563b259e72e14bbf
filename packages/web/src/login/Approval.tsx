import type { WireApproval } from '@waybill/contract/wire/approval.ts'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { CallProblem } from '../api/problem.ts'
import { useLanguage } from '../texts/language.ts'
import { formatInstant, formatMoney } from '../ui/format.ts'
import { decideApproval, readApproval } from './accountCalls.ts'
import classes from './Card.module.css'
import { Card, CardProblem } from './Card.tsx'
import { CardAction } from './fields.tsx'
import { useWords, wordsOf } from './words.ts'

/** Longest remark, by the contract. */
const WORDS_MAX = 1000

interface Link {
  readonly approvalId: number
  readonly accessId: string
}

function linkOf({ search }: Location): Link {
  const query = new URLSearchParams(search)
  return { approvalId: Number(query.get('ApprovalID')), accessId: query.get('AccessID') ?? '' }
}

/** `/Approval?ApprovalID=&AccessID=`: the link that an approver is mailed. Looking decides nothing; a press does. */
export function Approval() {
  const words = wordsOf(useLanguage())
  useEffect(() => {
    document.title = `Waybill – ${words.approvalTitle}`
  }, [words])
  return (
    <Card>
      <ApprovalSteps />
    </Card>
  )
}

function ApprovalSteps() {
  const words = useWords()
  const [link] = useState(() => linkOf(window.location))
  const [approval, setApproval] = useState<WireApproval | 'checking' | 'bad'>('checking')
  useEffect(() => {
    readApproval(link.approvalId, link.accessId).then(setApproval, () => setApproval('bad'))
  }, [link])
  if (approval === 'checking') return <p role="status">{words.checkingLink} …</p>
  if (approval === 'bad') {
    return (
      <>
        <h1>{words.approvalTitle}</h1>
        <CardProblem text={words.setupBadLink} />
        <p className={classes.why}>{words.approvalBadLinkNext}</p>
        <p className={classes.links}>
          <a className={classes.link} href="/">
            {words.back}
          </a>
        </p>
      </>
    )
  }
  return <Question link={link} approval={approval} onChange={setApproval} />
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Question({
  link,
  approval,
  onChange,
}: {
  link: Link
  approval: WireApproval
  onChange: (approval: WireApproval) => void
}) {
  const words = useWords()
  const fieldId = useId()
  const [remark, setRemark] = useState('')
  const [problem, setProblem] = useState('')
  const amount = formatMoney(approval.total, approval.currency)
  const decide = async (decision: 'approve' | 'refuse'): Promise<void> => {
    setProblem('')
    try {
      onChange(await decideApproval(link.approvalId, link.accessId, decision, remark))
    } catch (error) {
      // Somebody was faster, or it is over: what became of it is shown.
      const now = await readApproval(link.approvalId, link.accessId).catch(() => null)
      if (now !== null && now.state !== 'asked') onChange(now)
      else setProblem(error instanceof CallProblem && error.kind === 'offline' ? words.offline : words.failed)
    }
  }
  const standing = {
    asked: '',
    approved: words.approvalApproved,
    used: words.approvalUsed,
    refused: words.approvalRefused,
    expired: words.approvalExpired,
  }[approval.state]
  return (
    <>
      <h1>{words.approvalTitle}</h1>
      <p className={classes.why}>{words.approvalAsks.replace('{name}', approval.askedBy)}</p>
      <dl className={classes.facts}>
        <Fact name={words.approvalPrice}>
          <strong>{amount}</strong>, {approval.CarrierName}
          {approval.isBarred && ` (${words.approvalBarred})`}
        </Fact>
        <Fact name={words.approvalLimit}>{formatMoney(approval.limit, approval.limitCurrency)}</Fact>
        <Fact name={words.approvalShipment}>
          {approval.BOLNumber}: {approval.lane}
        </Fact>
        <Fact name={words.approvalExpires}>{formatInstant(approval.expiresAt)}</Fact>
        {approval.comments !== '' && <Fact name={words.approvalWhy}>{approval.comments}</Fact>}
      </dl>
      {standing !== '' && (
        <p role="status">
          {standing.replace('{name}', approval.decidedBy)} {approval.decision}
        </p>
      )}
      {approval.mayDecide && (
        <div className={classes.form}>
          <label htmlFor={fieldId}>{words.approvalRemark}</label>
          <textarea
            id={fieldId}
            className={classes.remark}
            rows={3}
            maxLength={WORDS_MAX}
            value={remark}
            onChange={event => setRemark(event.currentTarget.value)}
          />
          <CardProblem text={problem} />
          <div className={classes.pair}>
            <CardAction onAct={() => decide('approve')}>{words.approvalApprove}</CardAction>
            <CardAction isSecond onAct={() => decide('refuse')}>
              {words.approvalRefuse}
            </CardAction>
          </div>
        </div>
      )}
    </>
  )
}
