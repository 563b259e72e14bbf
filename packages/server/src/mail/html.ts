const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, never as HTML reads it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, c => entities[c] ?? c)

/** A plain letter from its paragraphs; a paragraph that is a link stands as one. */
export function letterHtml(paragraphs: readonly string[]): string {
  const body = paragraphs.map(p =>
    /^https?:\/\/\S+$/.test(p)
      ? `<p><a href="${escapeHtml(p)}">${escapeHtml(p)}</a></p>`
      : `<p>${escapeHtml(p).replaceAll('\n', '<br>')}</p>`,
  )
  return `<!doctype html><html><body style="font:15px/1.5 sans-serif;color:#222;max-width:40em">${body.join('')}</body></html>`
}

/** The foot of a company's letters, as text and as HTML; blank: none. */
export const withFoot = (letter: { readonly text: string; readonly html: string }, foot: string) =>
  foot === ''
    ? letter
    : {
        text: `${letter.text.trimEnd()}\n\n-- \n${foot}\n`,
        html: letter.html.replace(
          /<\/body>/,
          () => `<p style="color:#666;font-size:13px">${escapeHtml(foot).replaceAll('\n', '<br>')}</p></body>`,
        ),
      }

/** By what name the logo is attached to the letter that shows it. */
export const LOGO_CID = 'logo@waybill'

/** A letter of {@link letterHtml} under the company's logo. */
export function headedHtml(html: string, company: string): string {
  const picture = `<p><img src="cid:${LOGO_CID}" alt="${escapeHtml(company)}" style="max-width:240px;max-height:64px"></p>`
  return html.replace(/<body[^>]*>/, body => body + picture)
}

export const letterText = (paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`
