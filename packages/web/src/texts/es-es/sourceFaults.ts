import type * as english from '../en-us/sourceFaults.ts'
import type { Texts } from '../fill.ts'

/** Why a server of a source could not be reached, read or written to, and what to do. */
export const sourceFaults: Texts<typeof english.sourceFaults> = {
  nameUnknown: 'No se encontró el host {host}. Revise cómo está escrito.',
  addressShut:
    'El host {host} no existe o está en una red privada. Revise cómo se escribe; el operador puede permitirlo.',
  noAnswer: 'Sin respuesta de {host}, puerto {port}. Revise ambos y su firewall.',
  silent: 'Sin respuesta en {seconds} segundos. Intente más tarde, o pregunte a quien administra el servidor.',
  closed: 'El servidor cerró la conexión. Intente más tarde, o pregunte a quien lo administra.',
  otherProtocol: 'Protocolo equivocado. Revise el puerto, y si es FTP, FTPS o SFTP.',
  noTls: 'El servidor no ofrece TLS, así que no se envió nada. Pida FTPS, o use SFTP.',
  keyChanged: 'La clave del servidor cambió, así que no se envió nada. Compare ambas aquí.',
  keyUnreadable: 'Clave privada ilegible. Pegue el archivo completo y su frase.',
  secretLost: 'La contraseña guardada no se puede leer. Ingrésela de nuevo.',
  signInRefused: 'Acceso rechazado para {user}. Revise usuario y contraseña; próximo intento en una hora.',
  folderMissing: 'No se encontró la carpeta {folder} para este usuario.',
  listRefused: 'Sin permiso para listar {folder}. Pregunte a quien administra el servidor.',
  tooManyFiles: 'Más de {max} entradas en la carpeta. Mueva los archivos antiguos.',
  otherHost: 'El servidor envía archivos desde otra dirección. Pida que corrijan su dirección pasiva.',
  halfFile: '{name} se cortó y no se importó; se reintenta en la próxima revisión.',
  fileTooLarge: '{name} pasa de {max} MB. Divídalo.',
  fileRefused: 'El servidor rechazó {name}: {said}',
  moveRefused: 'Los archivos no se pueden mover a {folder}: {said}. Se importaron una vez; dé permiso al usuario.',
  putRefused: 'Los archivos no se pueden escribir en {folder}: {said}. Dé permiso al usuario.',
  quota: 'Las importaciones usan {kept} de {max} MB. Descarte una antigua.',
  rowsQuota: 'Las importaciones tienen {kept} de {max} filas. Descarte las antiguas.',
  setAside: 'Esperaba cuando se reclamó esta copia, y quizá ya se envió. Envíela si no fue así.',
  other: 'Ocurrió algo inesperado. Se reintenta en la próxima revisión.',
}
