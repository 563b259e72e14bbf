import '../../../texts/logo.ts'
import '../../../texts/trade.ts'
import { Button, Skeleton } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { SaveClientLogo } from '@waybill/contract/calls/Shipment/SaveClientLogo.ts'
import { useState } from 'react'
import { explain, explainWith } from '../../../api/explain.ts'
import { refreshUser } from '../../../api/freshUser.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useCall } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useUser } from '../../../api/useSession.ts'
import { text, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { CompanyLogo } from '../../../ui/CompanyLogo.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { DropZone } from '../../../ui/form/DropZone.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useGuard } from '../../../ui/form/useGuard.ts'
import { formatInstant } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { notifyUndo } from '../../../ui/notifyUndo.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { FieldStack, Sheet } from '../../../ui/Sheet.tsx'
import { type Chosen, fitPicture } from './fitPicture.ts'
import classes from './LogoUpdate.module.css'

type Kept = ReplyOf<typeof SaveClientLogo>

/** The company's logo: what stands, what was chosen instead, and both as they will be seen. */
export function LogoUpdate() {
  const t = useText()
  const asked = { query: { funType: 'load' as const }, body: {} }
  const { data, error, refetch } = useCall(SaveClientLogo, asked, { freshFor: 0 })
  return (
    <>
      <PageHeader title={t('screens.logoUpdate')} />
      {data === undefined && error === null && <Skeleton height={320} radius={4} />}
      {error !== null && data === undefined && (
        <ErrorState {...explain(error, 'logo.notLoaded')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <LogoForm kept={data} onStale={() => void refetch()} />}
    </>
  )
}

const codes = [
  ...(['required', 'pictureType', 'pictureSvg', 'pictureDamaged'] as const),
  ...(['pictureBytes', 'pictureSide', 'picturePixels'] as const),
]

/** What is wrong with the picture, in its own words; null where something else is. */
function pictureProblem(error: unknown): string | null {
  const issue = error instanceof CallProblem ? error.issues.find(({ at }) => at === 'body.Imagedata') : undefined
  const code = codes.find(one => one === issue?.code)
  return code === undefined ? null : text(`logo.${code}`, issue?.params)
}

function usePut() {
  const { mutateAsync } = useChange(SaveClientLogo, [SaveClientLogo])
  return async (funType: 'save' | 'remove' | 'restore', version: number, picture?: Chosen): Promise<Kept> => {
    const body = picture === undefined ? { version } : { version, Imagedata: picture.data, Filename: picture.name }
    const kept = await mutateAsync({ query: { funType }, body })
    // The frame shows the logo, too; where that can't be had now, it comes with the next sign-in.
    await refreshUser().catch(() => undefined)
    return kept
  }
}

function LogoForm({ kept, onStale }: { kept: Kept; onStale: () => void }) {
  const t = useText()
  const put = usePut()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState('')
  const guard = useGuard(chosen !== null, () => setChosen(null))
  const shown = chosen?.data ?? kept.logourl

  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return
    setProblem('')
    setChosen(await fitPicture(file))
  }
  const save = async (): Promise<void> => {
    if (chosen === null) return
    try {
      await put('save', kept.version, chosen)
      guard.drop()
      notify.done(t('logo.saved'))
    } catch (error) {
      const isStale = error instanceof CallProblem && error.code === 'ChangedMeanwhile'
      if (isStale) {
        onStale()
        await refreshUser().catch(() => undefined)
      }
      setProblem(isStale ? t('logo.meanwhile') : (pictureProblem(error) ?? explainWith(error, 'logo.failed')))
    }
  }
  const restore = async (version: number): Promise<void> => {
    try {
      await put('restore', version)
      notify.done(t('logo.restored'))
    } catch (error) {
      notify.failed(explainWith(error, 'logo.failed'))
    }
  }
  const remove = async (): Promise<void> => {
    try {
      const { version } = await put('remove', kept.version)
      notifyUndo(t('logo.removed'), () => restore(version))
    } catch (error) {
      notify.failed(explainWith(error, 'logo.failed'))
    }
  }

  return (
    <Sheet>
      <FieldStack>
        <DropZone
          id="logo-file"
          title={t('logo.drop')}
          choose={t('logo.choose')}
          why={t('logo.why')}
          onFiles={files => void choose(files)}
        />
        <FormProblem problem={problem === '' ? null : { message: problem, requestId: '' }} />
        {shown === '' ? <Hint>{t('logo.none')}</Hint> : <Previews url={shown} />}
        <LogoFacts kept={kept} chosen={chosen} />
        <ButtonRow>
          {chosen !== null && (
            <>
              <ActionButton onAct={save}>{t('logo.save')}</ActionButton>
              <Button
                variant="default"
                onClick={() => {
                  setProblem('')
                  setChosen(null)
                }}
              >
                {t('logo.discard')}
              </Button>
            </>
          )}
          {chosen === null && kept.logo !== null && (
            <ActionButton variant="default" onAct={remove}>
              {t('logo.remove')}
            </ActionButton>
          )}
          {chosen === null && kept.isRestorable && (
            <ActionButton variant="default" onAct={() => restore(kept.version)}>
              {t('logo.restore')}
            </ActionButton>
          )}
        </ButtonRow>
      </FieldStack>
    </Sheet>
  )
}

function LogoFacts({ kept: { logo }, chosen }: { kept: Kept; chosen: Chosen | null }) {
  const t = useText()
  if (chosen !== null) {
    return (
      <Hint role="status">
        {t('logo.chosen', { name: chosen.name })} {chosen.isMade && t('logo.made')}
      </Hint>
    )
  }
  if (logo === null) return null
  const { name, width, height, savedBy, savedAt } = logo
  return (
    <Hint>
      {t('logo.facts', { name, width, height })}. {t('logo.savedBy', { name: savedBy, when: formatInstant(savedAt) })}
    </Hint>
  )
}

function Previews({ url }: { url: string }) {
  const t = useText()
  const company = useUser()?.CompanyName ?? ''
  const alt = t('logo.alt', { company })
  return (
    <div className={classes.previews}>
      <figure className={classes.preview}>
        <div className={classes.paper}>
          <img src={url} alt={alt} />
        </div>
        <figcaption>
          <strong>{t('logo.onPaper')}</strong>
          <Hint small>{t('logo.onPaperWhy')}</Hint>
        </figcaption>
      </figure>
      <figure className={classes.preview}>
        <div className={classes.screen}>
          <CompanyLogo url={url} company={company} />
        </div>
        <figcaption>
          <strong>{t('logo.onScreen')}</strong>
          <Hint small>{t('logo.onScreenWhy')}</Hint>
        </figcaption>
      </figure>
    </div>
  )
}
