import type * as english from '../en-us/sourceFaults.ts'
import type { Texts } from '../fill.ts'

/** Why a server of a source could not be reached, read or written to, and what to do. */
export const sourceFaults: Texts<typeof english.sourceFaults> = {
  nameUnknown: 'Nadie conoce el servidor {host}. Revise cómo está escrito.',
  addressShut:
    'El servidor {host} está en una red privada a la que esta instalación no llega. Quien la administra puede nombrarlo en ALLOWED_HOSTS.',
  noAnswer: 'No hay respuesta de {host} en el puerto {port}. Revise ambos y si su cortafuegos nos deja pasar.',
  silent:
    'El servidor no contestó en {seconds} segundos. Pruebe más tarde; si sigue igual, pregunte a quien lo administra.',
  closed: 'El servidor cortó la conexión. Pruebe más tarde; si sigue igual, pregunte a quien lo administra.',
  otherProtocol: 'Lo que contesta allí habla otro idioma. Revise el puerto y si es FTP, FTPS o SFTP.',
  noTls: 'El servidor no ofrece TLS, así que no se le envió nada. Pida FTPS allí o elija SFTP.',
  keyChanged: 'El servidor muestra otra clave que antes, así que no se le envió nada. Mire aquí las dos claves.',
  keyUnreadable: 'La clave privada no se puede leer. Pegue el archivo entero, y la contraseña de la clave si la tiene.',
  secretLost: 'La contraseña guardada ya no se puede abrir. Escríbala de nuevo.',
  signInRefused:
    'El servidor no deja entrar a {user}. Revise usuario y contraseña; se prueba otra vez dentro de una hora como pronto.',
  folderMissing: 'La carpeta {folder} no está, o no es para este usuario.',
  listRefused: 'El servidor no muestra lo que hay en {folder}. Pida a quien lo administra el permiso de listarla.',
  tooManyFiles: 'Hay más de {max} entradas en la carpeta. Saque los archivos viejos.',
  otherHost:
    'El servidor envía archivos desde otra dirección que la suya. Pida a quien lo administra que corrija su dirección pasiva.',
  halfFile: '{name} se cortó a la mitad. No se tomó nada de él; se trae otra vez en la próxima mirada.',
  fileTooLarge: '{name} pasa de {max} MB. Divídalo.',
  fileRefused: 'El servidor no entrega {name}: {said}',
  moveRefused:
    'Los archivos no se pueden mover a {folder}: {said}. Se recibieron, y una sola vez; dé al usuario el permiso de moverlos.',
  putRefused: 'No se pueden dejar archivos en {folder}: {said}. Dé al usuario el permiso de escribir ahí.',
  quota: 'Los archivos importados ocupan {kept} de {max} MB. Descarte una importación que ya no haga falta.',
  other: 'Pasó algo imprevisto. Se intenta otra vez en la próxima mirada.',
}
