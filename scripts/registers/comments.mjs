// What begins like a comment may stand in words or in a pattern: these are read first, and left.
const WORDS = [/'(?:\\.|[^'\\\n])*'/, /"(?:\\.|[^"\\\n])*"/, /`(?:\\[\s\S]|[^`\\])*`/]
const PATTERN = /(?<=(?:[=(,:;!&|?{}[>]|\breturn)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/
const PIECES = new RegExp([...WORDS, PATTERN, COMMENT].map(({ source }) => source).join('|'), 'g')

/** TypeScript without its comments, on the lines where it stood. */
export const withoutComments = text =>
  text.replaceAll(PIECES, piece => (/^\/[*/]/.test(piece) ? piece.replaceAll(/[^\n]/g, ' ') : piece))
